import { formatWeekdays, type SiteDetails } from '@witryna/module-schemas';
import { MarkOfWay } from '@witryna/modules/marks';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { storedToken } from '../api/customer-token.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import { type KnownOrder, OrderGate } from '../find-order/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { type AfterOrderTexts, afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { orderLocaleOf, Products } from '../order-parts/index.ts';
import page from '../ui/plain-page.module.css';
import { PrimaryAction, SecondaryAction } from '../ui/plain-page.tsx';
import buttons from '../ui/text-button.module.css';
import { readThanks } from './begin-thanks.ts';
import { markPurchase, trackPurchase } from './purchase.ts';
import { RegisterInvitation } from './register-invitation.tsx';
import styles from './thank-you.module.css';
import { type Thanks, toThanks, whatHappensNow } from './thanks.ts';
import { TransferDetails } from './transfer-details.tsx';

interface ThankYouProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** The page after the order: that it is placed, what happens now, how to pay by transfer, what was bought. */
export function ThankYou({ texts: pageTexts, shop, addressOf, site }: ThankYouProps) {
  const texts = afterOrderTextsOf(site.language);
  return (
    <OrderGate shop={shop} pageTexts={pageTexts} texts={texts} addressOf={addressOf}>
      {(order, onMissing) => (
        <Placed order={order} shop={shop} site={site} texts={texts} addressOf={addressOf} onMissing={onMissing} />
      )}
    </OrderGate>
  );
}

interface PlacedProps {
  readonly order: KnownOrder;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  readonly addressOf: (path: string) => string;
  readonly onMissing: () => void;
}

function Placed({ order, shop, site, texts, addressOf, onMissing }: PlacedProps) {
  const [thanks, setThanks] = useState<Thanks>();
  const [failure, setFailure] = useState<ShopResult>();
  const { number, token, isFound } = order;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest stays the same as long as the page is there
  const load = useCallback(async () => {
    setFailure(undefined);
    const { data, result } = await readThanks(shop, { number, token });
    if (result.kind === 'invalid') return onMissing();
    const found = data && toThanks(data);
    if (!found) return setFailure(result);
    setThanks(found);
    // Who found the order by its number did not buy it here and now.
    if (isFound) markPurchase(number);
    else if (found.isSettled) trackPurchase(found.order, addressOf);
  }, [shop, number, token]);
  useEffect(() => void load(), [load]);

  if (!thanks) {
    return (
      <FormPage title={fillIn(texts.orderTitle, { number })} info={!failure && texts.loading}>
        <StatusMessage text={failure && texts.thanksFailed} isRefusal takesFocus={false} />
        {failure && (
          <Actions>
            <SubmitButton label={texts.tryAgain} isSending={false} sendingLabel={texts.sending} onPress={load} />
          </Actions>
        )}
      </FormPage>
    );
  }
  const invites = site.features.user && storedToken() === undefined && !order.hasAccount && !isFound;
  return (
    <ThanksView thanks={thanks} token={token} site={site} texts={texts} addressOf={addressOf}>
      {invites && <RegisterInvitation order={order} email={thanks.order.email ?? ''} shop={shop} texts={texts} />}
    </ThanksView>
  );
}

interface ThanksViewProps {
  readonly thanks: Thanks;
  readonly token: string;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  readonly addressOf: (path: string) => string;
  readonly children: ReactNode;
}

function ThanksView({ thanks, token, site, texts, addressOf, children }: ThanksViewProps) {
  const { order, outcome, transfer, products } = thanks;
  const locale = orderLocaleOf(site.language);
  const { delivery_estimate: estimate, pickup_point: point } = order;
  const days = estimate && formatWeekdays(estimate.from, estimate.to, site.language);
  const isUnpaid = outcome === 'failed' && thanks.canRetry;
  const isAwaited = outcome === 'pending' && !thanks.isSettled;
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={page.title}>{fillIn(texts.thanks, { number: order.number })}</h1>
          <p className={styles.now}>{whatHappensNow(thanks, texts, locale)}</p>
          {days && (
            <p className={styles.way}>
              <MarkOfWay name={order.shipping_method ?? ''} />
              {fillIn(texts.deliveryDays, { days: point ? `${days}, ${point.code}` : days })}
            </p>
          )}
          {point && <p className={styles.quiet}>{point.address}</p>}
          <p className={styles.quiet}>{fillIn(texts.confirmationSent, { email: order.email ?? '' })}</p>
          <div className={`${page.actions} ${styles.actions}`}>
            {isUnpaid && <PrimaryAction href={addressOf('/payment-error')}>{texts.goToPayment}</PrimaryAction>}
            {isAwaited && (
              <PrimaryAction href={`${addressOf('/payment-verification')}?order=${order.number}`}>
                {texts.checkPayment}
              </PrimaryAction>
            )}
            <SecondaryAction href={`${addressOf('/order')}#token=${encodeURIComponent(token)}`}>
              {texts.checkStatus}
            </SecondaryAction>
            <button type="button" className={buttons.textButton} onClick={() => window.print()}>
              {texts.print}
            </button>
          </div>
        </header>
        {transfer && <TransferDetails transfer={transfer} texts={texts} locale={locale} />}
        {children}
      </div>
      <Products order={products} locale={locale} />
    </div>
  );
}
