import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { couponsRoutes } from './coupons.routes.ts';
import { createCouponsStore, followMovedCategories } from './coupons.store.ts';

/** Coupons: their terms, kept by staff. What they come to in a cart is the cart's. */
export const couponsPlugin = fp(
  async (app: App) => {
    app.categoryMoves.follow(followMovedCategories);
    couponsRoutes(app, createCouponsStore(app.db));
  },
  { name: 'coupons', dependencies: ['access', 'error-handler', 'identity', 'sites', 'catalog'] },
);
