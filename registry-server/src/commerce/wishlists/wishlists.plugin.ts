import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { wishlistsSection } from './export-wishlists.ts';
import { createWishlists, type Wishlists } from './wishlists.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly wishlists: Wishlists;
  }
}

/** Lists of favourites. */
export const wishlistsPlugin = fp(
  async (app: App) => {
    app.decorate('wishlists', createWishlists(app.db));
    app.customers.onForget(async (trx, { id }) => {
      await trx.deleteFrom('wishlist').where('customerId', '=', id).execute();
    });
    app.customers.onExport(wishlistsSection(app.db));
  },
  { name: 'wishlists', dependencies: ['customers'] },
);
