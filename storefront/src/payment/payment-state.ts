import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import type { Money } from '../order-parts/index.ts';
import { PaymentStatusDocument } from './payment.gen.ts';

/** A way in which an order can be paid. */
export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

/** Why a payment did not succeed: the provider's code, and the shop's sentence for it. */
export interface PaymentReason {
  readonly code: string;
  readonly sentence: string;
}

/** Where the payment of an order stands. */
export interface PaymentState {
  readonly outcome: 'paid' | 'pending' | 'failed' | 'refunded';
  /** Nothing is to be waited for: a transfer takes days, on delivery is paid at the door. */
  readonly isOffline: boolean;
  readonly isCanceled: boolean;
  readonly method: string;
  readonly reason: PaymentReason | undefined;
  readonly canRetry: boolean;
  /** The ways that work now, while it can be paid. */
  readonly methods: readonly PaymentMethod[];
  readonly total: Money;
}

/** What the shop answers when it is asked for a payment: its state, that there is no such order, or nothing of use. */
export type PaymentAnswer =
  | { readonly kind: 'known'; readonly state: PaymentState }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unanswered'; readonly result: ShopResult };

const OUTCOMES = { PAID: 'paid', PENDING: 'pending', FAILED: 'failed', REFUNDED: 'refunded' } as const;
export const BY_TRANSFER = 'banktransfer';
const ON_DELIVERY = 'cashondelivery';

/** Asks for the payment of an order. */
export async function askPayment(shop: ShopClient, { number, token }: LatestOrder): Promise<PaymentAnswer> {
  const { result, data } = await shop.query(PaymentStatusDocument, { number, token });
  if (result.kind === 'invalid') return { kind: 'missing' };
  const status = data?.orderPaymentStatus;
  const total = data?.guestOrderByToken.total?.grand_total;
  if (!status || total?.value == null || total.currency == null) return { kind: 'unanswered', result };
  const { payment_method: method, reason_code: code, reason_sentence: sentence } = status;
  return {
    kind: 'known',
    state: {
      outcome: OUTCOMES[status.status],
      isOffline: method === BY_TRANSFER || method === ON_DELIVERY,
      isCanceled: status.status_code === 'canceled',
      method,
      reason: code && sentence ? { code, sentence } : undefined,
      canRetry: status.can_retry,
      methods: status.retry_payment_methods ?? [],
      total: { value: total.value, currency: total.currency },
    },
  };
}
