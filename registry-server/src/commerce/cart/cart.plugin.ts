import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { cleanCarts, forgetGuestCarts, forgetRequests } from './cart-cleaning.ts';
import { type Carts, createCarts } from './carts.ts';
import { cartsSection } from './export-carts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly carts: Carts;
  }
}

/** Carts: what shoppers collect, what it comes to, and the end of what nobody comes back to. */
export const cartPlugin = fp(
  async (app: App) => {
    const { cleaningMs, cleaningBatch, cleaningBatches } = app.config.carts;
    const carts = createCarts({
      db: app.db,
      giftRules: app.giftRules,
      offers: app.checkoutOffers,
      now: () => new Date(),
    });
    app.decorate('carts', carts);
    app.customers.onForget((trx, { id }) => carts.forget(trx, id));
    app.customers.onExport(cartsSection(app.db));

    app.retention.add('guest-carts', (before, limit) => forgetGuestCarts(app.db, before, limit));
    app.retention.add('repeated-requests', (before, limit) => forgetRequests(app.db, before, limit));
    let cleaning: Promise<unknown> = Promise.resolve();
    const clean = () => {
      cleaning = cleanCarts(app.db, new Date(), { batch: cleaningBatch, batches: cleaningBatches }).catch(
        (error: unknown) => app.log.error({ err: error }, 'cleaning carts failed'),
      );
    };
    const timer = setInterval(clean, cleaningMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await cleaning;
    });
  },
  { name: 'cart', dependencies: ['checkout', 'coupons', 'customers', 'gifts', 'retention'] },
);
