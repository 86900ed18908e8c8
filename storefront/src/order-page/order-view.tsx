import { contactAddressOf, type SiteDetails } from '@witryna/module-schemas';
import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { BuyAgain } from '../buy-again/index.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import { type OrderLocale, type OrderOnPage, Products } from '../order-parts/index.ts';
import page from '../ui/plain-page.module.css';
import buttons from '../ui/text-button.module.css';
import { Cancellation } from './cancellation.tsx';
import { ConfirmCancel } from './confirm-cancel.tsx';
import { Details, FoldedDetails } from './details.tsx';
import { Documents } from './documents.tsx';
import styles from './order-page.module.css';
import { PayAgain } from './pay-again.tsx';
import { RefundAccount } from './refund-account.tsx';
import { Returns } from './returns.tsx';
import { Stages } from './stages.tsx';
import { useCancelKey } from './use-cancel-key.ts';
import { useOpener } from './use-opener.ts';
import { type Withdrawal, WithdrawForm } from './withdraw-form.tsx';

export interface OrderViewProps {
  readonly order: OrderOnPage;
  readonly token: string;
  /** Why an order may be canceled, to choose from. */
  readonly reasons: readonly string[];
  readonly shop: ShopClient;
  readonly locale: OrderLocale;
  /** In the account of the customer: its frame has the heading, and no mail is needed to cancel. */
  readonly isInAccount?: boolean;
  readonly site: SiteDetails;
  readonly addressOf: (path: string) => string;
  /** Reads the order again. */
  readonly onChanged: () => Promise<void>;
}

/** An order that was found. */
export function OrderView(props: OrderViewProps) {
  const { order, token, shop, locale, isInAccount, site, addressOf, onChanged } = props;
  const { texts, day, moment } = locale;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  const withdrawOpener = useOpener(isWithdrawing);
  const [cancelKey, forgetCancelKey] = useCancelKey();
  const [isCanceled, setCanceled] = useState(false);
  const orderedOn = day(order.order_date);
  const changedOn = day(order.order_status_change_date);
  const canWithdraw = order.is_returnable && order.items.some(({ quantity_returnable: left }) => left > 0);

  const canCancel = order.available_actions.includes('CANCEL');
  const isConfirming = cancelKey !== undefined && canCancel;

  async function onCanceled() {
    forgetCancelKey();
    setCanceled(true);
    await onChanged();
  }

  async function onWithdrawn(made: Withdrawal) {
    setWithdrawing(false);
    setWithdrawal(made);
    await onChanged();
  }

  return (
    <div className={styles.root} data-framed={isInAccount || undefined}>
      <header className={styles.head}>
        {!isInAccount && <h1 className={page.title}>{fillIn(texts.title, { number: order.number })}</h1>}
        <p className={styles.status}>
          <strong>{order.status}</strong>
          {changedOn !== orderedOn && (
            <span>
              {order.status_date_label}: {changedOn}
            </span>
          )}
          <span>{fillIn(texts.orderedOn, { day: orderedOn })}</span>
        </p>
        <StatusMessage
          text={
            withdrawal &&
            fillIn(texts.withdrawn, {
              number: withdrawal.number,
              moment: moment(withdrawal.at),
              email: withdrawal.email,
            })
          }
          isRefusal={false}
        />
        <StatusMessage text={isCanceled ? texts.canceled : undefined} isRefusal={false} />
        {isConfirming && (
          <ConfirmCancel
            order={order}
            cancelKey={cancelKey}
            shop={shop}
            locale={locale}
            onCanceled={onCanceled}
            onClose={forgetCancelKey}
          />
        )}
        {order.can_retry_payment && !isConfirming && (
          <PayAgain order={order} token={token} shop={shop} site={site} locale={locale} addressOf={addressOf} />
        )}
      </header>
      <Stages order={order} locale={locale} />
      <RefundAccount order={order} token={token} shop={shop} locale={locale} onChanged={onChanged} />
      <Returns returns={order.order_returns} transfer={order.transfer_refund} locale={locale} />
      <Products order={order} locale={locale} />
      {!isInAccount && !order.can_retry_payment && site.features.cart && (
        <section className={styles.section}>
          <BuyAgain
            token={token}
            shop={shop}
            site={site}
            texts={afterOrderTextsOf(site.language)}
            cartAddress={addressOf('/cart')}
            onAdded={() => keepBuyer(order)}
          />
        </section>
      )}
      {isInAccount ? <FoldedDetails order={order} locale={locale} /> : <Details order={order} locale={locale} />}
      <Documents order={order} token={token} locale={locale} />
      {canCancel && !isConfirming && <Cancellation {...props} onCanceled={onCanceled} />}
      {canWithdraw && !isWithdrawing && (
        <section className={styles.section}>
          {order.returnable_until && (
            <p className={styles.quiet}>{fillIn(texts.withdrawInfo, { day: day(order.returnable_until) })}</p>
          )}
          <button
            type="button"
            className={buttons.textButton}
            ref={withdrawOpener}
            onClick={() => setWithdrawing(true)}
          >
            {texts.withdraw}
          </button>
        </section>
      )}
      {canWithdraw && isWithdrawing && (
        <WithdrawForm
          order={order}
          token={token}
          shop={shop}
          locale={locale}
          onWithdrawn={onWithdrawn}
          onLost={onChanged}
          onCancel={() => setWithdrawing(false)}
        />
      )}
      <p className={styles.quiet}>
        {texts.complaintInfo} <a href={addressOf(contactAddressOf(site))}>{texts.complaint}</a>
      </p>
    </div>
  );
}

/** The details of the order for the checkout, whose code is on its way then; without it they are typed again. */
async function keepBuyer(order: OrderOnPage): Promise<void> {
  try {
    const { keepBuyerOfOrder } = await import('../checkout/index.ts');
    keepBuyerOfOrder(order);
  } catch {
    // The goods are in the cart.
  }
}
