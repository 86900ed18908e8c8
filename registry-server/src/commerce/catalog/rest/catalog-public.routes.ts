import type { App } from '../../../fastify-app.ts';
import { sendWhole } from '../../../http/answer-schema.ts';
import { bearerOf } from '../../../http/bearer.ts';
import { TAGGED_RESPONSES } from '../../../http/entity-tags.plugin.ts';
import { skusQuerySchema } from '../catalog.schema.ts';
import { MAX_SKUS_PER_REQUEST } from '../catalog-defaults.ts';
import { earliest } from '../prices/product-price.ts';
import { restProductsSchema } from '../product-card.schema.ts';
import { productValidUntil } from '../products/product-view.ts';
import type { CatalogView } from '../translations/translations.ts';
import { skusGoingWith, toRestProduct } from './rest-product.ts';
import { splitSkus } from './split-skus.ts';

/** Products by name, for everybody. */
export function publicCatalogRoutes(app: App): void {
  /** In the order asked, without what is not there or was withdrawn. */
  async function read(skus: readonly string[], view: CatalogView) {
    const { products, at } = await app.catalog.selected({ skus }, view);
    const bySku = new Map(products.filter(({ isActive }) => isActive).map((product) => [product.sku, product]));
    return { products: [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []), at };
  }

  app.get(
    '/products',
    {
      config: { access: 'public', hasEntityTag: true },
      schema: {
        tags: ['catalogue'],
        summary: 'Product cards by sku',
        description:
          'With the token of a member of friends and family the prices are theirs. `action`: `cards` (default) are the products themselves; `complementary` and `recommendation` those that were chosen to go with them.',
        querystring: skusQuerySchema,
        response: { ...TAGGED_RESPONSES, 200: { ...TAGGED_RESPONSES[200], ...restProductsSchema } },
      },
      serializerCompiler: sendWhole,
    },
    async (request, reply) => {
      const skus = splitSkus(request.query.sku, '/sku');
      const site = app.sites.resolve(request.headers);
      const token = bearerOf(request);
      const customer = token === undefined ? undefined : await app.customers.authenticate(token);
      const isMember = customer?.isPremium === true;
      const named = await read(skus, site);
      const { action } = request.query;
      const going = action === 'cards' ? [] : skusGoingWith(named.products, action).slice(0, MAX_SKUS_PER_REQUEST);
      const { products, at } = action === 'cards' ? named : await read(going, site);
      const validUntil = earliest(products.map((product) => productValidUntil(product, at)));
      return reply
        .headers({
          'cache-control': token === undefined ? 'no-cache' : 'private, no-store',
          vary: 'X-Site, Store, Authorization',
          ...(validUntil && { 'x-valid-until': validUntil.toISOString() }),
        })
        .send({ data: { products: products.map((product) => toRestProduct(product, at, { isMember })) } });
    },
  );
}
