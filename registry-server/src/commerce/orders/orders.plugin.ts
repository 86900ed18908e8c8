import fp from 'fastify-plugin';
import type { App } from '../../app.ts';
import { createOrders } from './create-orders.ts';
import { createOrderLinks } from './order-links.ts';
import { readLinksKey } from './order-links-key.ts';
import { hasNeededConsents } from './place/agreed.ts';
import { ordersStaffRoutes } from './staff/orders-staff.routes.ts';

/** Orders: from a cart to what was delivered, paid, canceled. */
export const ordersPlugin = fp(
  async (app: App) => {
    const links = createOrderLinks(readLinksKey(app.config));
    const { orders, hooks } = createOrders({
      ...{ db: app.db, sites: app.sites, links, giftRules: app.giftRules, delivery: app.delivery },
      offers: { delivery: app.delivery, payments: { methods: (facts) => app.payments.methods(facts) } },
      preparePayment: async (trx, order, { code, additionalData }) => {
        await app.payments.prepare(trx, order, { code, data: additionalData });
      },
      hasConsents: hasNeededConsents,
      now: () => new Date(),
    });
    app.decorate('orders', orders);
    app.customers.onForget(async (trx, { id }) => {
      // What was bought is kept, as the law asks; whose account it was is not.
      await trx.updateTable('sales_order').set({ customerId: null }).where('customerId', '=', id).execute();
    });
    ordersStaffRoutes(app);
  },
  { name: 'orders', dependencies: ['access', 'error-handler', 'identity', 'sites', 'customers', 'cart', 'catalog'] },
);
