import type { App } from '../../app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { skusQuerySchema } from './catalog.schema.ts';
import { MAX_SKUS_PER_REQUEST } from './catalog-defaults.ts';

/** Products by name, for everybody. */
export function publicCatalogRoutes(app: App): void {
  app.get(
    '/products',
    {
      config: { access: 'public' },
      schema: { tags: ['catalogue'], summary: 'Product cards by sku', querystring: skusQuerySchema },
    },
    async (request, reply) => {
      const skus = request.query.sku.split(',').filter(Boolean);
      if (skus.length > MAX_SKUS_PER_REQUEST) {
        throw new FieldInvalid('/sku', 'maxItems', `Podaj najwyżej ${MAX_SKUS_PER_REQUEST} produktów naraz.`);
      }
      const site = app.sites.resolve(request.headers);
      const { products, validUntil } = await app.catalog.summaries(skus, site.currency);
      return reply
        .headers({
          'cache-control': 'no-cache',
          vary: 'X-Site, Store',
          ...(validUntil && { 'x-valid-until': validUntil.toISOString() }),
        })
        .send({ data: { products } });
    },
  );
}
