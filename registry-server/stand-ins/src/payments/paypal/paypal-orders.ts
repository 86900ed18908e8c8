import { randomBytes } from 'node:crypto';
import { createBoundedMap } from '../bounded-map.ts';
import { DEMO_PAYPAL } from './paypal-account.ts';

export interface PaypalMoney {
  readonly currency_code: string;
  readonly value: string;
}

export interface PaypalRefund {
  readonly id: string;
  readonly customId: string;
  readonly amount: PaypalMoney;
}

/** An order as the stand-in knows it. */
export interface PaypalOrder {
  readonly id: string;
  readonly customId: string;
  readonly amount: PaypalMoney;
  readonly description: string;
  readonly returnUrl: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** The shopper's bank refuses, once the shop takes the money. */
  isDeclined: boolean;
  captureId?: string;
  readonly refunds: PaypalRefund[];
}

export const newPaypalId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
/** The stand-in's own way of counting: it must not share a mistake with the shop's. */
export const centsOf = ({ value }: PaypalMoney) => Math.round(Number(value) * 100);

/** Orders in memory. */
export function createPaypalOrders() {
  const orders = createBoundedMap<PaypalOrder>();
  const byCapture = createBoundedMap<PaypalOrder>();
  return {
    get: orders.get,
    forget: orders.delete,
    byCapture: byCapture.get,
    open(facts: Pick<PaypalOrder, 'customId' | 'amount' | 'description' | 'returnUrl'>): PaypalOrder {
      const id = newPaypalId();
      return orders.set(id, { ...facts, id, status: 'PAYER_ACTION_REQUIRED', isDeclined: false, refunds: [] });
    },
    capture(order: PaypalOrder): void {
      order.status = 'COMPLETED';
      order.captureId = newPaypalId();
      byCapture.set(order.captureId, order);
    },
  };
}

/** A capture as the API and notifications show it. */
export function writePaypalCapture({ id, captureId, customId, amount, refunds }: PaypalOrder) {
  const back = refunds.reduce((sum, refund) => sum + centsOf(refund.amount), 0);
  const status = back === 0 ? 'COMPLETED' : back < centsOf(amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return {
    id: captureId,
    status,
    amount,
    custom_id: customId,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: id } },
    payee: { merchant_id: DEMO_PAYPAL.merchantId },
  };
}

/** An order as the API and notifications show it. */
export function writePaypalOrder(order: PaypalOrder) {
  const { id, status, customId, amount, description, captureId } = order;
  return {
    id,
    status,
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: customId,
        description,
        amount,
        payee: { merchant_id: DEMO_PAYPAL.merchantId },
        ...(captureId && { payments: { captures: [writePaypalCapture(order)] } }),
      },
    ],
  };
}
