import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { InputInvalid } from '../../../http/error-handler.ts';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import {
  codeParams,
  productListSchema,
  productRemovalSchema,
  productSchema,
  productStateSchema,
  skuParams,
  variantPriceSchema,
  variantStockSchema,
} from '../catalog.schema.ts';
import { brandSchema, lineSchema } from '../categories/product-groups.schema.ts';
import type { ProductGroupsStore } from '../categories/product-groups.store.ts';
import { faultsOfPrice } from '../prices/price-input.ts';
import type { RemovalCheck } from '../products/product-removal.ts';
import type { ProductsStore } from '../products/products.store.ts';
import { changesBetween } from './product-changes.ts';
import { readProductForEditing } from './product-for-editing.ts';
import type { createProductSearch } from './product-search.ts';
import { splitSkus } from './split-skus.ts';

export interface CatalogStaffDeps {
  readonly products: ProductsStore;
  readonly groups: ProductGroupsStore;
  /** What other features ask before a product goes; they add theirs while the app is built. */
  readonly removalChecks: readonly RemovalCheck[];
  readonly searchProducts: ReturnType<typeof createProductSearch>;
}

const BASE = '/staff/catalogue';
const tags = ['catalogue'];
const error = { $ref: 'Error#' } as const;
const refusals = { 409: error, 422: error } as const;
const done = { ...refusals, 204: { type: 'null' } } as const;
const reading = { access: 'staff:viewer', apiScope: 'catalogue:read' } as const;
// What is written here is in the shop at once: it is publishing.
const writing = { access: 'staff:publisher', apiScope: 'catalogue:write' } as const;

/** Reading the catalogue, for pickers and lists. */
export function catalogReadingRoutes(app: App, { groups, searchProducts }: CatalogStaffDeps): void {
  app.get(
    `${BASE}/products`,
    { config: reading, schema: { tags, querystring: productListSchema } },
    async ({ query: { currency, skus: named, ...query } }) => {
      const { skus, total } = await searchProducts({
        ...query,
        skus: named === undefined ? undefined : splitSkus(named, '/skus'),
        sort: query.sort === 'newest' ? 'newest' : 'name',
      });
      const { products } = await app.catalog.summaries(skus, { currency }, { withWithdrawn: true });
      return { items: products, total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.get(
    `${BASE}/products/:sku`,
    { config: reading, schema: { tags, params: skuParams } },
    async ({ params: { sku } }) => {
      const product = await readProductForEditing(app.db, sku);
      if (!product) throw new NotFound();
      return product;
    },
  );

  app.get(`${BASE}/brands`, { config: reading, schema: { tags } }, async () => whole(await groups.listBrands()));
  app.get(`${BASE}/lines`, { config: reading, schema: { tags } }, async () => whole(await groups.listLines()));
}

/** A list that is always short enough to be given whole. */
function whole<Item>(items: readonly Item[]) {
  return { items, total: items.length, page: 1, pageSize: items.length };
}

/** Writing the catalogue; each request can be sent again. */
export function catalogWritingRoutes(app: App, { products, groups, removalChecks }: CatalogStaffDeps): void {
  app.put(
    `${BASE}/products/:sku`,
    {
      config: { ...writing, auditValues: ['name', 'urlKey', 'isActive', 'visibility'] },
      schema: { tags, params: skuParams, body: productSchema, response: refusals },
    },
    async (request) => {
      const { params, body, staff } = request;
      const { sku } = params;
      const before = await readProductForEditing(app.db, sku);
      // A form says what it has read; what only replaces is a program with somebody's session, like the demo's filling.
      await products.put(sku, body, { isByStaff: staff !== null && body.revision !== undefined });
      const after = await readProductForEditing(app.db, sku);
      // A form sends all that it shows: the log names what is another now.
      if (before && after) request.auditChanges = changesBetween(before, after, body);
      return after;
    },
  );

  app.put(
    `${BASE}/products/:sku/state`,
    {
      config: { ...writing, auditValues: ['isActive', 'visibility', 'redirectTo'] },
      schema: {
        tags,
        summary: 'Withdraw a product or put it back',
        params: skuParams,
        body: productStateSchema,
        response: done,
      },
    },
    async ({ params: { sku }, body, staff }, reply) => {
      if (!(await products.setState(sku, body, { isByStaff: staff !== null }))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );

  app.delete(
    `${BASE}/products/:sku`,
    {
      config: writing,
      schema: {
        tags,
        summary: 'Remove a product for good',
        params: skuParams,
        querystring: productRemovalSchema,
        response: done,
      },
    },
    async ({ params: { sku }, query: { redirectTo } }, reply) => {
      await app.references.requireUnused({ kind: 'product', key: sku });
      await products.remove(sku, redirectTo, removalChecks);
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${BASE}/variants/:sku/price`,
    {
      config: { ...writing, auditValues: ['currency', 'regular', 'special', 'specialFrom', 'specialTo'] },
      schema: { tags, params: skuParams, body: variantPriceSchema, response: done },
    },
    async ({ params: { sku }, body }, reply) => {
      const faults = faultsOfPrice(body, '', SHOP_TIME_ZONE);
      if (faults.length > 0) throw new InputInvalid(faults);
      if (!(await products.setPrice(sku, body))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${BASE}/variants/:sku/stock`,
    {
      config: { ...writing, auditValues: ['quantity'] },
      schema: { tags, params: skuParams, body: variantStockSchema, response: done },
    },
    async ({ params: { sku }, body: { quantity } }, reply) => {
      if (!(await products.setStock(sku, quantity))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${BASE}/brands/:code`,
    { config: writing, schema: { tags, params: codeParams, body: brandSchema, response: done } },
    async ({ params: { code }, body }, reply) => {
      await groups.putBrand(code, body);
      return reply.status(204).send(null);
    },
  );

  app.put(
    `${BASE}/lines/:code`,
    { config: writing, schema: { tags, params: codeParams, body: lineSchema, response: done } },
    async ({ params: { code }, body }, reply) => {
      await groups.putLine(code, body);
      return reply.status(204).send(null);
    },
  );
}
