import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { type OrderView, readOrderLines } from '../orders/index.ts';
import { isOffline } from '../payment-method-codes.ts';
import { isPaidAtDoor } from './order-mail-data-of.ts';
import { createOrderMails, firstNameOnBill, type OrderMails } from './order-mails.ts';

/** Statuses in which the parcel has been handed over. */
const DELIVERED = new Set(['complete', 'ngeniusComplete']);

declare module 'fastify' {
  interface FastifyInstance {
    /** For what happens beside orders. */
    readonly orderMails: Pick<OrderMails, 'refunded' | 'refundAccountSaved' | 'pointChanged'>;
  }
}

/** Everybody is told what happens to their order, in the transaction in which it happens. */
export const orderMailsPlugin = fp(
  async (app: App) => {
    const { orders } = app;
    const mails = createOrderMails({
      mail: app.mail,
      orders,
      firstNameOf: firstNameOnBill,
      bankRefunds: app.bankRefunds,
    });

    app.decorate('orderMails', mails);

    orders.onPlaced(mails.accepted);
    orders.onPaid(async (trx, order, site) => {
      // The buyer paid whoever brought the parcel; that the carrier has settled is news for the shop alone.
      if (!isPaidAtDoor(order)) await mails.paid(trx, order, site);
    });
    orders.onPaymentChosen(mails.payingByTransfer);
    orders.onPaymentFailed((trx, { order, at }, site) => mails.paymentFailed(trx, order, site, at));
    orders.onRefunded((trx, { order, refundId, amount, isByHand }, site) =>
      mails.refunded(trx, order, site, { refundId, amount, way: isByHand ? 'transfer' : 'provider' }),
    );
    orders.onRefundRefused((trx, { order, refundId }, site) => mails.refundRefused(trx, order, site, { refundId }));
    orders.onShipped(async (trx, { order, shipment }, site) => {
      const lines = (await readOrderLines(trx, [order.id])).get(order.id) ?? [];
      await mails.shipped(trx, { order, shipment, lines }, site);
    });
    orders.onCancelAsked((trx, asked, site) => mails.cancelAsked(trx, asked, site));
    orders.onMoved(async (trx, { order, to, at }, site) => {
      if (DELIVERED.has(to)) await mails.delivered(trx, order, site, at);
      if (to === 'canceled') await mails.canceled(trx, order, site);
    });

    // What staff may send again, each time as a mail of its own.
    const again = () => String(Date.now());
    orders.registerMail({
      name: 'order-accepted',
      isFor: () => true,
      async resend(trx, order, site) {
        const instructions = await app.payments.instructionsOf(trx, order);
        await mails.accepted(trx, order, site, { instructions }, again());
      },
    });
    orders.registerMail({
      name: 'order-paid',
      isFor: (order) => order.paidAt !== null && !isPaidAtDoor(order),
      resend: (trx, order, site) => mails.paid(trx, order, site, again()),
    });
    orders.registerMail({
      name: 'order-shipped',
      isFor: ({ shipments }) => shipments.length > 0,
      async resend(trx, order, site) {
        for (const shipment of order.shipments) {
          await mails.shipped(trx, { order, shipment, lines: order.lines }, site, again());
        }
      },
    });
    orders.registerMail({
      name: 'order-delivered',
      isFor: (order: OrderView) => DELIVERED.has(order.status),
      resend: (trx, order, site) => mails.delivered(trx, order, site, order.statusAt, again()),
    });
    orders.registerMail({
      name: 'order-canceled',
      isFor: ({ status }) => status === 'canceled',
      resend: (trx, order, site) => mails.canceled(trx, order, site, again()),
    });
    orders.registerMail({
      name: 'refund-account-asked',
      // Not before there is anything to give back.
      isFor: async ({ id, paymentMethod, paidAt, deliveredAt, total }, trx) =>
        (isOffline(paymentMethod) && total > 0 && (paidAt !== null || deliveredAt !== null)) ||
        (await app.bankRefunds.ofOrder(id, trx))?.isRefused === true,
      resend: (trx, order, site) => mails.refundAccountAsked(trx, order, site, again()),
    });
  },
  { name: 'order-mails', dependencies: ['bank-refunds', 'orders', 'mail'] },
);
