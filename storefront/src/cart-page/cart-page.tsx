import type { SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { useDeferredValue, useEffect, useRef } from 'react';
import { CartLines, cartLocaleOf, FreeDelivery } from '../cart-view/index.ts';
import { useCustomer } from '../customer/index.ts';
import { goodsOfCart, track } from '../data-layer/index.ts';
import { ExpressButton } from '../express-button/express-button.tsx';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { countedSentence } from '../i18n/shop-action-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { SignInPart } from '../sign-in-part/sign-in-part.tsx';
import { EmptyBag } from '../ui/drawings.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CouponForm } from './coupon-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { ToCheckout } from './to-checkout.tsx';
import { useCart } from './use-cart.ts';

interface CartPageProps extends Pick<LinkedPageProps, 'addressOf'> {
  readonly site: SiteDetails;
}

/** What lies in the visitor's cart. It is this browser's own, so it is read here. */
export function CartPage({ addressOf, site }: CartPageProps) {
  const [view, store, load] = useCart(site);
  const [customer] = useCustomer(site);
  const { cart: settings = {}, externalServices: services } = useShop().settings;
  const heading = useRef<HTMLHeadingElement>(null);
  const locale = cartLocaleOf(site.language);
  const { texts } = locale;
  const { cart, rows, status } = view;
  const hasRows = rows.length > 0;
  // The lines come first; on a slow phone what stands below them is a task of its own.
  const isDrawnWhole = useDeferredValue(hasRows, false);
  const wasFilled = useRef(false);
  const wasEmpty = useRef(false);
  const isSeen = useRef(false);
  useEffect(() => {
    // What had the focus went with the last line.
    const isEmptied = wasFilled.current && cart?.lines.length === 0 && document.activeElement === document.body;
    if (isEmptied) heading.current?.focus({ preventScroll: true });
    // What was ordered is in the cart once more: the button for it, further down, has gone.
    const isFilledHere = wasEmpty.current && hasRows && document.activeElement === document.body;
    if (isFilledHere) heading.current?.focus();
    if (cart && !isSeen.current && cart.lines.length > 0) {
      isSeen.current = true;
      track({ event: 'view_cart', ...goodsOfCart(cart, addressOf) });
    }
    wasFilled.current = (cart?.lines.length ?? 0) > 0;
    wasEmpty.current = status === 'ready' && !hasRows;
  }, [cart, addressOf, status, hasRows]);

  if (status === 'loading' && !cart) return <CartSkeleton texts={texts} site={site} />;
  if (status === 'failed' && !cart) {
    return (
      <FormPage drawing={<EmptyBag />} title={texts.failedTitle}>
        <StatusMessage text={view.failure ?? texts.failedTitle} isRefusal takesFocus={false} />
        <Actions>
          <SubmitButton
            label={texts.tryAgain}
            isSending={false}
            sendingLabel={texts.sending}
            onPress={() => load('retry')}
          />
          <SecondaryAction href={addressOf('/')}>{texts.backToShop}</SecondaryAction>
        </Actions>
      </FormPage>
    );
  }
  const isSignInExpired = customer.kind === 'guest' && customer.isExpired;
  if (isSignInExpired && !cart) {
    return (
      <FormPage drawing={<EmptyBag />} title={texts.title} info={texts.signInExpired}>
        <div className={styles.signIn}>
          <SignInPart
            site={site}
            resetAddress={addressOf('/request-reset-password')}
            failed={() => (
              <SecondaryAction href={`${addressOf('/auth')}?return=${encodeURIComponent(addressOf('/cart'))}`}>
                {signInTextsOf(site.language).signIn}
              </SecondaryAction>
            )}
          />
        </div>
      </FormPage>
    );
  }
  if (!cart || !store || !hasRows) {
    return <EmptyCart texts={texts} isLost={view.isLost} site={site} addressOf={addressOf} />;
  }
  const isEmpty = cart.lines.length === 0;
  return (
    <ListPage
      title={isEmpty ? texts.emptyTitle : texts.title}
      count={isEmpty ? undefined : countedSentence(texts.pieces, site.language, cart.pieces)}
      headingRef={heading}
      back={{ href: addressOf('/'), label: texts.backToShop }}
    >
      <CartNotices
        view={view}
        cart={cart}
        locale={locale}
        store={store}
        onUnderstood={() => heading.current?.focus({ preventScroll: true })}
      />
      <div className={styles.columns}>
        <div className={isDrawnWhole ? styles.main : `${styles.main} ${styles.waiting}`}>
          {!isEmpty && <FreeDelivery cart={cart} locale={locale} />}
          <CartLines site={site} rows={rows} store={store} locale={locale} settings={settings} addressOf={addressOf} />
          {!isEmpty && isDrawnWhole && <GiftChoice cart={cart} store={store} locale={locale} />}
        </div>
        {!isEmpty && (
          <div className={styles.side}>
            {isDrawnWhole && (
              <>
                <CartSummary cart={cart} store={store} locale={locale} isSaving={view.isSaving}>
                  <CouponForm cart={cart} store={store} locale={locale} />
                </CartSummary>
                <ToCheckout cart={cart} locale={locale} address={addressOf('/checkout')} place="side" />
                {cart.lines.every(({ isDisabled }) => !isDisabled) && (
                  <ExpressButton services={services} site={site} store={store} texts={texts} addressOf={addressOf} />
                )}
              </>
            )}
          </div>
        )}
      </div>
      {!isEmpty && <ToCheckout cart={cart} locale={locale} address={addressOf('/checkout')} place="bar" />}
    </ListPage>
  );
}
