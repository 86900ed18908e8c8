import { contactAddressOf, type SiteDetails } from '@witryna/module-schemas';
import { useShop } from '@witryna/modules';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { useCustomer } from '../customer/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { fillIn } from '../i18n/messages.ts';
import { EmptyBag } from '../ui/drawings.tsx';
import { LoadedPart } from '../ui/loaded-part.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { furthestStep } from './checkout.ts';
import { type CheckoutLocale, checkoutLocaleOf } from './checkout-locale.ts';
import { SignInAgain } from './details/sign-in-again.tsx';
import styles from './frame/frame.module.css';
import { PartFailed } from './frame/part-failed.tsx';
import { StepFrame, type StepSummary } from './frame/step-frame.tsx';
import { Waiting } from './frame/waiting.tsx';
import { leaveEmptyCheckout } from './leave-empty-checkout.ts';
import { loadCheckout, loadedCheckout } from './load-checkout.ts';
import { useCheckout } from './use-checkout.ts';
import { useStep } from './use-step.ts';

interface CheckoutPageProps extends Pick<LinkedPageProps, 'addressOf'> {
  readonly site: SiteDetails;
  readonly shop: ShopClient;
}

/** The way from a cart to an order, in three steps. What it shows is this browser's own, so it is read here. */
export function CheckoutPage({ addressOf, site, shop }: CheckoutPageProps) {
  const [view, store, retry] = useCheckout(site);
  const locale = checkoutLocaleOf(site.language);
  const cartAddress = addressOf('/cart');
  const { status } = view;
  const checkout = view.status === 'ready' ? view.checkout : undefined;
  const [step, openStep] = useStep(checkout);
  // The form is drawn in pieces, between which presses are heard.
  const isShown = useDeferredValue(checkout !== undefined);
  const [customer] = useCustomer(site);
  /** Somebody whose sign-in has ended goes on without it. */
  const [isGuestByChoice, setGuestByChoice] = useState(false);
  const isSignInExpired = customer.kind === 'guest' && customer.isExpired;

  // A customer's goods come back with the customer.
  const isEmpty = status === 'empty' && customer.kind !== 'waiting' && !isSignInExpired;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known that there is nothing to order
  useEffect(() => {
    if (isEmpty) void leaveEmptyCheckout(addressOf);
  }, [isEmpty]);

  const goOn = (as: 'customer' | 'guest') => {
    setGuestByChoice(as === 'guest');
    retry();
  };

  if (view.status === 'failed') {
    return <CheckoutFailed locale={locale} onRetry={retry} cartAddress={cartAddress} />;
  }
  if (status === 'empty' && isSignInExpired) {
    const resetAddress = addressOf('/request-reset-password');
    return (
      <CheckoutFrame site={site} locale={locale} addressOf={addressOf}>
        <SignInAgain site={site} locale={locale} resetAddress={resetAddress} onContinue={goOn} />
      </CheckoutFrame>
    );
  }
  const frame = (content: ReactNode, summary?: StepSummary | null) => (
    <StepFrame
      step={step}
      furthest={checkout ? furthestStep(checkout) : 'details'}
      locale={locale}
      onStep={openStep}
      summary={summary}
    >
      {content}
    </StepFrame>
  );
  const waiting = frame(<StepWaiting locale={locale} />);
  return (
    <CheckoutFrame site={site} locale={locale} addressOf={addressOf}>
      <LoadedPart
        load={loadCheckout}
        loaded={loadedCheckout}
        waiting={waiting}
        failed={(again) => frame(<PartFailed locale={locale} onRetry={again} />, null)}
      >
        {({ CheckoutSteps, OrderSummary }) =>
          view.status === 'ready' && store && step && isShown
            ? frame(
                <CheckoutSteps
                  view={view}
                  store={store}
                  client={shop}
                  site={site}
                  locale={locale}
                  addressOf={addressOf}
                  step={step}
                  openStep={openStep}
                  isGuestByChoice={isGuestByChoice}
                />,
                (place) => (
                  <OrderSummary
                    place={place}
                    cart={view.cart}
                    locale={locale}
                    isSaving={view.isSaving}
                    cartAddress={cartAddress}
                  />
                ),
              )
            : waiting
        }
      </LoadedPart>
    </CheckoutFrame>
  );
}

interface CheckoutFrameProps extends Pick<LinkedPageProps, 'addressOf'> {
  readonly site: SiteDetails;
  readonly locale: CheckoutLocale;
  readonly children: ReactNode;
}

/** Nothing here leads away but the way home, help and the terms. */
function CheckoutFrame({ site, locale: { texts }, addressOf, children }: CheckoutFrameProps) {
  const { settings } = useShop();
  const logo = settings.logo?.light;
  const { terms, privacy } = site.properties;
  return (
    <div className={styles.root}>
      <a className={styles.logo} href={addressOf('/')} aria-label={fillIn(texts.shop, { name: site.name })}>
        {logo ? <img src={logo} alt="" fetchPriority="low" /> : site.name}
      </a>
      {children}
      <footer className={styles.foot}>
        <a href={addressOf(contactAddressOf(site))}>{texts.contact}</a>
        {terms && <a href={addressOf(terms)}>{texts.terms}</a>}
        {privacy && <a href={addressOf(privacy)}>{texts.privacy}</a>}
      </footer>
    </div>
  );
}

/** In the place of a step until the checkout is known. */
function StepWaiting({ locale: { texts } }: { readonly locale: CheckoutLocale }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {texts.loading}
      </p>
      <Waiting />
    </>
  );
}

interface CheckoutFailedProps {
  readonly locale: CheckoutLocale;
  readonly onRetry: () => void;
  readonly cartAddress: string;
}

function CheckoutFailed({ locale: { texts }, onRetry, cartAddress }: CheckoutFailedProps) {
  return (
    <FormPage drawing={<EmptyBag />} title={texts.failedTitle}>
      <StatusMessage text={texts.failed} isRefusal takesFocus={false} />
      <Actions>
        <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={onRetry} />
        <SecondaryAction href={cartAddress}>{texts.backToCart}</SecondaryAction>
      </Actions>
    </FormPage>
  );
}
