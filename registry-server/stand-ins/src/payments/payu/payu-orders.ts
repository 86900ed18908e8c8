import { randomBytes } from 'node:crypto';
import { createBoundedMap } from '../bounded-map.ts';

export interface PayuRefund {
  readonly refundId: string;
  readonly extRefundId: string;
  readonly amount: number;
}

/** An order as the stand-in knows it. */
export interface PayuOrder {
  readonly orderId: string;
  readonly extOrderId: string;
  readonly totalAmount: number;
  readonly currencyCode: string;
  readonly description: string;
  readonly notifyUrl: string;
  readonly continueUrl: string;
  status: 'NEW' | 'PENDING' | 'WAITING_FOR_CONFIRMATION' | 'COMPLETED' | 'CANCELED';
  readonly refunds: PayuRefund[];
}

/** Orders in memory; each name of the seller once. */
export function createPayuOrders() {
  const orders = createBoundedMap<PayuOrder>();
  const bySeller = createBoundedMap<PayuOrder>();
  return {
    get: orders.get,
    isTaken: (extOrderId: string) => bySeller.get(extOrderId) !== undefined,
    open(facts: Omit<PayuOrder, 'orderId' | 'status' | 'refunds'>): PayuOrder {
      const orderId = randomBytes(8).toString('hex').toUpperCase();
      const order: PayuOrder = { ...facts, orderId, status: 'PENDING', refunds: [] };
      bySeller.set(order.extOrderId, order);
      return orders.set(orderId, order);
    },
  };
}
