import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../../rate-limits/index.ts';
import { exportRoutes } from './export/export.routes.ts';
import { documentsRoutes } from './invoices.routes.ts';
import { documentsStaffRoutes } from './invoices-staff.routes.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice, wantsInvoice } from './issue-invoice.ts';
import { causeOfRefund } from './refund-cause.ts';

/** For each network: drawing a document costs more than reading an order. */
const LIMIT = { burst: 60, perHour: 240 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly documents: {
      /** Refuses what one network asks for too often. */
      readonly limit: NetworkLimit;
    };
  }
}

/** Documents of orders: the confirmation, invoices and their corrections. */
export const documentsPlugin = fp(
  async (app: App) => {
    app.decorate('documents', {
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
    });

    // A company gets its invoice when it has paid, and one that pays at the door when it has got the parcel.
    app.orders.onMoved(async (trx, { order: { id, paidAt }, to, at }, site) => {
      const isDue = (to === 'processing' && paidAt !== null) || to === 'complete' || to === 'ngeniusComplete';
      if (!isDue || !site.properties.seller) return;
      const order = await app.orders.find(id, trx);
      if (order && order.total > 0 && wantsInvoice(order)) await issueInvoice(trx, order, site, at);
    });

    app.orders.onRefunded(async (trx, { order: { id }, refundId, amount, at }) => {
      const { isSecondPayment, returned } = await causeOfRefund(trx, refundId);
      if (isSecondPayment) return;
      await issueCreditNote(trx, { orderId: id, amount, occasion: `refund:${refundId}`, returned }, at);
    });

    documentsRoutes(app);
    documentsStaffRoutes(app);
    exportRoutes(app);
  },
  { name: 'documents', dependencies: ['sites', 'orders', 'customers'] },
);
