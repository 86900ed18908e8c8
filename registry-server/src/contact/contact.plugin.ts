import fp from 'fastify-plugin';
import type { App } from '../fastify-app.ts';
import { createNetworkLimit, type NetworkLimit } from '../rate-limits/index.ts';
import { type ContactMessagesStore, createContactMessagesStore } from './contact-messages.store.ts';
import { contactStaffRoutes } from './contact-staff.routes.ts';
import { contactMessagesSection } from './export-contact-messages.ts';

/** Per network, to protect the seller's mailbox. */
const LIMIT = { burst: 10, perHour: 20 };

declare module 'fastify' {
  interface FastifyInstance {
    readonly contact: {
      /** How often one network may write to the shop. */
      readonly limit: NetworkLimit;
      readonly messages: ContactMessagesStore;
    };
  }
}

/** What people write to the shop: kept for a time, read and answered by staff. */
export const contactPlugin = fp(
  async (app: App) => {
    const messages = createContactMessagesStore(app.db);
    app.decorate('contact', { limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor), messages });
    app.customers.onForget((trx, customer) => messages.forgetWriter(trx, customer));
    app.customers.onExport(contactMessagesSection(app.db));
    app.retention.add('contact-messages', messages.forgetOld);
    contactStaffRoutes(app, messages);
  },
  { name: 'contact', dependencies: ['access', 'audit', 'customers', 'mail', 'retention', 'sites'] },
);
