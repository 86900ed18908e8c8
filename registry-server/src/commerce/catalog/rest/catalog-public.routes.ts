import type { App } from '../../../fastify-app.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { skusQuerySchema } from '../catalog.schema.ts';
import { MAX_SKUS_PER_REQUEST } from '../catalog-defaults.ts';

/** Products by name, for everybody. */
export function publicCatalogRoutes(app: App): void {
  app.get(
    '/products',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'Product cards by sku',
        description:
          'With the token of a member of friends and family the prices are theirs. `action` says what the cards are for.',
        querystring: skusQuerySchema,
      },
    },
    async (request, reply) => {
      const skus = request.query.sku.split(',').filter(Boolean);
      if (skus.length > MAX_SKUS_PER_REQUEST) {
        throw new FieldInvalid('/sku', 'maxItems/skus', { limit: MAX_SKUS_PER_REQUEST });
      }
      const site = app.sites.resolve(request.headers);
      const token = bearerOf(request);
      const customer = token === undefined ? undefined : await app.customers.authenticate(token);
      const isMember = customer?.isPremium === true;
      const { products, validUntil } = await app.catalog.summaries(skus, site.currency, { isMember });
      return reply
        .headers({
          'cache-control': token === undefined ? 'no-cache' : 'private, no-store',
          vary: 'X-Site, Store, Authorization',
          ...(validUntil && { 'x-valid-until': validUntil.toISOString() }),
        })
        .send({ data: { products } });
    },
  );
}
