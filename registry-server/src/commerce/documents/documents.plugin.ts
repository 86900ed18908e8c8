import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import type { Trx } from '../../database/transaction.ts';
import { createNetworkLimit, type NetworkLimit } from '../../identity/network-limit.ts';
import { documentsRoutes } from './documents.routes.ts';
import type { IssuedDocument } from './documents.store.ts';
import { documentsStaffRoutes } from './documents-staff.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { issueCorrection, type Refunded } from './issue-correction.ts';
import { issueInvoice, wantsInvoice } from './issue-invoice.ts';

/** For each network: drawing a paper costs more than reading an order. */
const LIMIT = { burst: 60, perHour: 240 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly documents: {
      /** Corrects the invoice of an order by what went back to the buyer, in the transaction of the refund. */
      readonly correct: (trx: Trx, refunded: Refunded) => Promise<IssuedDocument | undefined>;
      readonly limit: NetworkLimit;
    };
  }
}

/** Papers of orders: the confirmation, invoices and their corrections. */
export const documentsPlugin = fp(
  async (app: App) => {
    app.decorate('documents', {
      correct: (trx, refunded) => issueCorrection(trx, refunded, new Date()),
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
    });

    // A company gets its invoice when it has paid, and one that pays at the door when it has got the parcel.
    app.orders.onMoved(async (trx, { order: { id, paidAt }, to, at }, site) => {
      const isDue = (to === 'processing' && paidAt !== null) || to === 'complete' || to === 'ngeniusComplete';
      if (!isDue || !site.properties.seller) return;
      const order = await app.orders.find(id, trx);
      if (order && order.total > 0 && wantsInvoice(order)) await issueInvoice(trx, order, site, at);
    });

    documentsRoutes(app);
    documentsStaffRoutes(app);
    exportRoutes(app);
  },
  { name: 'documents', dependencies: ['sites', 'orders', 'customers'] },
);
