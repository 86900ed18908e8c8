import { randomUUID } from 'node:crypto';
import { createBoundedMap } from '../bounded-map.ts';
import { DEMO_NGENIUS } from './ngenius-account.ts';

/** An order as the stand-in knows it. */
export interface NgeniusOrder {
  readonly reference: string;
  readonly merchantOrderReference: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  state: 'STARTED' | 'CAPTURED' | 'FAILED' | 'EXPIRED';
  readonly refunds: number[];
}

/** Orders in memory. */
export function createNgeniusOrders() {
  const orders = createBoundedMap<NgeniusOrder>();
  return {
    get: orders.get,
    open(facts: Omit<NgeniusOrder, 'reference' | 'state' | 'refunds'>): NgeniusOrder {
      const reference = randomUUID();
      return orders.set(reference, { ...facts, reference, state: 'STARTED', refunds: [] });
    },
  };
}

/** What went back of an order. */
export const refundedOf = ({ refunds }: NgeniusOrder) => refunds.reduce((sum, amount) => sum + amount, 0);

/** An order as the API and notifications show it. */
export function writeNgeniusOrder(order: NgeniusOrder, url: string) {
  const { reference, merchantOrderReference, refunds } = order;
  const { outlet } = DEMO_NGENIUS;
  const amount = { currencyCode: order.currency, value: order.amount };
  const self = `${url}/ngenius/transactions/outlets/${outlet}/orders/${reference}`;
  const back = refundedOf(order);
  const state = back === 0 ? order.state : back < order.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  const refund = { href: `${self}/payments/${reference}/captures/${reference}/refund` };
  return {
    _id: `urn:order:${reference}`,
    action: 'SALE',
    reference,
    merchantOrderReference,
    outletId: outlet,
    amount,
    _links: { self: { href: self }, payment: { href: `${url}/platnosc/ngenius/${reference}` } },
    _embedded: {
      payment: [
        {
          _id: `urn:payment:${reference}`,
          state,
          amount,
          ...(order.state === 'CAPTURED' && {
            _embedded: {
              'cnp:capture': [{ amount, state: 'SUCCESS', _links: { 'cnp:refund': refund } }],
              'cnp:refund': refunds.map((value) => ({ amount: { ...amount, value }, state: 'SUCCESS' })),
            },
          }),
        },
      ],
    },
  };
}
