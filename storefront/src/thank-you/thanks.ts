import { shopTimeOf } from '@witryna/module-schemas';
import type { ThankYouQuery } from '../api/operations.gen.ts';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale, OrderOnPage } from '../order-parts/index.ts';
import type { Transfer } from './transfer-code.ts';

/** What the page shows. */
export interface Thanks {
  readonly order: ThankYouQuery['guestOrderByToken'];
  /** The same as the list of products takes it. */
  readonly products: Pick<OrderOnPage, 'items' | 'total'>;
  readonly outcome: 'paid' | 'pending' | 'failed' | 'refunded' | 'canceled';
  readonly canRetry: boolean;
  readonly method: string;
  readonly transfer: Transfer | undefined;
  /** Nothing more is to be waited for before it is packed. */
  readonly isSettled: boolean;
}

const OUTCOMES = { PAID: 'paid', PENDING: 'pending', FAILED: 'failed', REFUNDED: 'refunded' } as const;
const ON_DELIVERY = 'cashondelivery';

/** An answer of the shop as the page takes it; undefined where it says nothing of the payment. */
export function toThanks({ guestOrderByToken: order, orderPaymentStatus: payment }: ThankYouQuery): Thanks | undefined {
  if (!payment) return undefined;
  const isCanceled = order.status_code === 'canceled';
  const outcome = isCanceled ? 'canceled' : OUTCOMES[payment.status];
  const given = payment.instructions;
  const isAwaited = outcome === 'pending' || outcome === 'failed';
  return {
    order,
    products: order as unknown as Pick<OrderOnPage, 'items' | 'total'>,
    outcome,
    canRetry: payment.can_retry,
    method: payment.payment_method,
    transfer:
      given && isAwaited
        ? {
            recipient: given.recipient,
            account: given.account,
            bank: given.bank,
            title: given.title,
            payBefore: given.pay_before,
            amount: { value: given.amount.value ?? 0, currency: given.amount.currency ?? '' },
          }
        : undefined,
    isSettled: outcome === 'paid' || (isAwaited && (payment.payment_method === ON_DELIVERY || given != null)),
  };
}

/** What happens now, in one line. */
export function whatHappensNow(thanks: Thanks, texts: AfterOrderTexts, locale: OrderLocale): string {
  const { outcome, method, transfer, order } = thanks;
  if (outcome === 'canceled') return texts.canceled;
  if (outcome === 'refunded') return texts.refunded;
  if (method === ON_DELIVERY) return texts.payOnDelivery;
  if (outcome === 'paid') return order.total?.grand_total.value === 0 ? texts.nothingToPay : texts.paid;
  if (transfer) return fillIn(texts.awaitingTransfer, { day: localDay(transfer.payBefore, locale) });
  return outcome === 'failed' ? texts.unpaid : texts.awaitingPayment;
}

/** `29.11.2026` of a moment, in the shop's time. */
function localDay(moment: string, { day }: OrderLocale): string {
  return day(shopTimeOf(new Date(moment)).day);
}
