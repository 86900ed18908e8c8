import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import { orderTag } from '../../events/order-events.ts';
import { recordChange } from '../../events/outbox.ts';
import { AWAITING_PAYMENT, type OrderStatus } from '../order-status.ts';
import type { PayableOrder, PayableOrders } from '../payments/index.ts';
import type { OrderHooks } from './create-orders.ts';
import type { OrderRow } from './order-view.ts';
import type { Orders } from './orders.ts';
import { findOrder, lockOrder } from './reading/find-order.ts';
import { readOrderAddresses } from './reading/order-parts.ts';
import { addressOf } from './reading/read-orders.ts';
import { canMove } from './status/order-moves.ts';

const UNPAID: readonly OrderStatus[] = ['new', 'pendingPayment', 'ngeniusDeclined'];
const NGENIUS = 'ngenius';

export interface PaymentDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'move'>;
  readonly hooks: Pick<OrderHooks, 'paid' | 'paymentChosen' | 'failed' | 'refunded' | 'refundRefused'>;
  readonly siteOf: (order: OrderRow) => Parameters<OrderHooks['paid'][number]>[2];
}

/** Orders as payments see them. What it does holds or falls with the payment, and may be repeated. */
export function createPaymentOrders({ db, orders, hooks, siteOf }: PaymentDeps): PayableOrders {
  const actor = { kind: 'payment' } as const;

  /** Goes there step by step, as the table of moves allows it; false when there is no way. */
  async function go(trx: Trx, order: OrderRow, to: OrderStatus, note?: string): Promise<boolean> {
    const way = findTransitionPath(order.status, to);
    for (const status of way ?? []) await orders.move(trx, order.id, status, actor, note);
    return way !== undefined;
  }

  return {
    find: async (orderId, trx) => payable(trx ?? db, await findOrder(trx ?? db, orderId)),
    isAwaitingPayment: (status) => AWAITING_PAYMENT.includes(status),
    lock: async (trx, orderId) => payable(trx, await lockOrder(trx, orderId)),

    async paid(trx, orderId, { at }) {
      const order = await lockOrder(trx, orderId);
      if (!order || order.status === 'canceled') return 'not-needed';
      if (order.paidAt !== null) return 'accepted';
      await trx.updateTable('sales_order').set({ paidAt: at, updatedAt: at }).where('id', '=', orderId).execute();
      if (AWAITING_PAYMENT.includes(order.status)) await go(trx, order, 'processing');
      await recordChange(trx, [orderTag('order.paid', orderId)]);
      const paid = await findOrder(trx, orderId);
      if (paid) for (const hook of hooks.paid) await hook(trx, paid, siteOf(paid));
      return 'accepted';
    },

    async chosen(trx, orderId, { method, title, instructions, at }) {
      const changes = { paymentMethod: method, paymentTitle: title, updatedAt: at };
      await trx.updateTable('sales_order').set(changes).where('id', '=', orderId).execute();
      const order = await lockOrder(trx, orderId);
      if (order) for (const hook of hooks.paymentChosen) await hook(trx, order, siteOf(order), { instructions });
    },

    async failed(trx, orderId, failure) {
      const order = await lockOrder(trx, orderId);
      if (!order || !AWAITING_PAYMENT.includes(order.status)) return;
      if (failure.method.startsWith(NGENIUS)) await go(trx, order, 'ngeniusDeclined', failure.reasonCode ?? undefined);
      for (const hook of hooks.failed) await hook(trx, { order, ...failure }, siteOf(order));
    },

    async underReview(trx, orderId) {
      const order = await lockOrder(trx, orderId);
      if (order && UNPAID.includes(order.status)) await go(trx, order, 'paymentReview');
    },

    async refunded(trx, orderId, refund) {
      const order = await lockOrder(trx, orderId);
      if (order) for (const hook of hooks.refunded) await hook(trx, { order, ...refund }, siteOf(order));
    },

    async refundRefused(trx, orderId, { refundId }) {
      const order = await lockOrder(trx, orderId);
      if (order) for (const hook of hooks.refundRefused) await hook(trx, { order, refundId }, siteOf(order));
    },

    async expired(trx, orderId) {
      const order = await lockOrder(trx, orderId);
      if (!order || !UNPAID.includes(order.status)) return false;
      return go(trx, order, 'canceled', 'payment-expired');
    },
  };
}

async function payable(db: Db | Trx, order: OrderRow | undefined): Promise<PayableOrder | undefined> {
  if (!order) return undefined;
  const { id, siteId, number, language, currency, total, paymentMethod, methodCode, status, email } = order;
  const address = addressOf((await readOrderAddresses(db, [id])).get(id), 'billing');
  const { firstName, lastName, phone, street, city, postcode, countryCode } = address;
  return {
    id,
    siteId,
    number,
    language,
    currency,
    total,
    paymentMethod,
    shippingMethod: methodCode,
    isAwaitingPayment: AWAITING_PAYMENT.includes(status),
    payer: {
      email,
      firstName,
      lastName,
      city,
      countryCode,
      street: street.join(', '),
      postcode: postcode ?? '',
      ...(phone !== null && { phone }),
    },
  };
}

/** Where a payment may lead through, when it does not lead there at once: a declined order waits again first. */
const THROUGH: readonly OrderStatus[] = ['pendingPayment'];

/** The moves that lead from one status to another, at most two; undefined where none do, empty where it is there. */
function findTransitionPath(from: OrderStatus, to: OrderStatus): readonly OrderStatus[] | undefined {
  if (from === to) return [];
  if (canMove({ status: from, heldFrom: null }, to)) return [to];
  const through = THROUGH.find(
    (status) => canMove({ status: from, heldFrom: null }, status) && canMove({ status, heldFrom: null }, to),
  );
  return through && [through, to];
}
