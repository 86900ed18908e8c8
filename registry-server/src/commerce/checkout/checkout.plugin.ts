import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import type { CheckoutOffers } from '../cart/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly checkoutOffers: CheckoutOffers;
  }
}

/** What a cart is delivered and paid with, for carts and for the steps of their checkout. */
export const checkoutPlugin = fp(
  async (app: App) => {
    app.decorate('checkoutOffers', { delivery: app.delivery, payments: app.payments });
  },
  { name: 'checkout', dependencies: ['delivery', 'payments'] },
);
