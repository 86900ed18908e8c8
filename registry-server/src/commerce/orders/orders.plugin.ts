import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { createNetworkLimit } from '../../rate-limits/index.ts';
import { createRateLimit } from '../../work/rate-limit.ts';
import { missingConsents } from '../checkout/index.ts';
import { forgetCouponUses } from '../coupons/index.ts';
import { ordersSection } from './account/export-orders.ts';
import { createCancelKeys } from './cancellation/cancel-keys.ts';
import { createOrders } from './create-orders.ts';
import { keepOrderedProduct } from './keep-ordered-product.ts';
import { createOrderLinks, readLinksKey } from './order-links.ts';
import type { OrderRow } from './order-view.ts';
import { createPaymentOrders } from './payment-orders.ts';
import { followNewsletter } from './place/follow-newsletter.ts';
import { ordersStaffRoutes } from './staff/orders-staff.routes.ts';

/** Looking for orders by number, for each network; generous, since thousands of people may share one. */
const LIMIT = { burst: 20, perHour: 120 };
/** Mails with a link that cancels, for each order. */
const CANCEL_LIMIT = { burst: 5, perHour: 5 };

/** Accounts that are asked for with one order: a password that was refused is typed again. */
const ACCOUNT_LIMIT = { burst: 10, perHour: 10 };

/** Orders: from a cart to what was delivered, paid, canceled. */
export const ordersPlugin = fp(
  async (app: App) => {
    const key = readLinksKey(app.config);
    const links = createOrderLinks(key);
    const { orders, hooks } = createOrders({
      db: app.db,
      sites: app.sites,
      links,
      cancelKeys: createCancelKeys(key),
      giftRules: app.giftRules,
      delivery: app.delivery,
      offers: app.checkoutOffers,
      preparePayment: async (trx, order, { code, additionalData }) =>
        (await app.payments.prepare(trx, order, { code, data: additionalData }))?.instructions,
      hasConsents: (consents, site) => missingConsents(consents, site).length === 0,
      refund: (trx, orderId, reason) => app.payments.refundAll(trx, orderId, reason),
      limit: createNetworkLimit(LIMIT, app.config.limits.customerFactor),
      cancelLimit: createRateLimit(CANCEL_LIMIT),
      accounts: app.customers.services,
      accountLimit: createRateLimit(ACCOUNT_LIMIT),
      now: () => new Date(),
    });
    app.decorate('orders', orders);
    const siteOf = ({ siteId }: OrderRow) => app.sites.require(String(siteId));
    app.payments.connect(createPaymentOrders({ db: app.db, orders, hooks, siteOf }));
    app.customers.onForget(async (trx, { id, email }) => {
      const own = trx.selectFrom('sales_order').select('id').where('customerId', '=', id);
      await trx
        .updateTable('sales_order_status')
        .set({ actorId: null })
        .where('orderId', 'in', own)
        .where('actorKind', '=', 'shopper')
        .execute();
      // What was bought is kept, as the law asks; whose account it was is not.
      await trx.updateTable('sales_order').set({ customerId: null }).where('customerId', '=', id).execute();
      await forgetCouponUses(trx, id, email);
    });
    app.customers.onExport(ordersSection(app.db));
    orders.onPlaced(followNewsletter);
    app.productRemovals.check(keepOrderedProduct);
    ordersStaffRoutes(app);
  },
  {
    name: 'orders',
    dependencies: [
      'access',
      'error-handler',
      'identity',
      'sites',
      'catalog',
      'customers',
      'cart',
      'checkout',
      'payments',
    ],
  },
);
