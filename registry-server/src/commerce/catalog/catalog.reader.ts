import type { Media } from '../../content/media/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { Catalog } from './catalog.ts';
import { createCategoryReader } from './categories/category-reader.ts';
import { createNamedReader } from './named-reader.ts';
import { earliest } from './prices/product-price.ts';
import { createListingReader } from './products/listing.ts';
import { createProductReader } from './products/product-reader.ts';
import { productValidUntil, toProductDetails, toProductSummary } from './products/product-view.ts';

export interface CatalogDeps {
  readonly db: Db;
  readonly media: Media;
  readonly now?: () => Date;
}

/** The catalogue as the rest of the server reads it. */
export function createCatalog({ db, media, now = () => new Date() }: CatalogDeps): Catalog {
  const products = createProductReader(db, media);
  const categories = createCategoryReader(db, media);
  const brands = createNamedReader(db, 'brand');
  const lines = createNamedReader(db, 'product_line');

  return {
    selected: async (selection, currency) => ({
      products: await products.readSelected(selection, currency),
      at: now(),
    }),

    async summaries(skus, currency, { withWithdrawn = false, isMember = false } = {}) {
      const read = withWithdrawn ? products.readWithWithdrawn : products.read;
      const [found, at] = [await read(skus, currency), now()];
      const validUntil = earliest(found.map((product) => productValidUntil(product, at)));
      return {
        products: found.map((product) => toProductSummary(product, at, { isMember })),
        ...(validUntil && { validUntil }),
      };
    },

    async details(sku, currency) {
      const [[product], paths, at] = [await products.read([sku], currency), await categoriesOf(sku), now()];
      if (!product) return undefined;
      const validUntil = productValidUntil(product, at);
      const { theme } = product;
      return {
        product: toProductDetails(product, paths, at),
        ...(theme && { theme }),
        ...(validUntil && { validUntil }),
      };
    },

    async findByUrlKey(urlKey) {
      const row = await db
        .selectFrom('product')
        .select('sku')
        .where('urlKey', '=', urlKey)
        .where('isActive', '=', true)
        .where('visibility', '!=', 'hidden')
        .executeTakeFirst();
      return row?.sku;
    },

    findCategoryByPath: async (path) => (await categories.read([path]))[0],
    categoryTheme: (path) => categories.readTheme(path),
    categories: (paths) => categories.read(paths),
    brands: (codes) => brands.read(codes),
    lines: (codes) => lines.read(codes),
    listing: createListingReader(db, now),

    async sampleSku() {
      const row = await db
        .selectFrom('product')
        .select('sku')
        .where('isActive', '=', true)
        .where('visibility', '!=', 'hidden')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.sku;
    },

    async sampleCategoryPath() {
      const row = await db.selectFrom('category').select('path').orderBy('id').limit(1).executeTakeFirst();
      return row?.path;
    },
  };

  async function categoriesOf(sku: string): Promise<string[]> {
    const rows = await db
      .selectFrom('product_category')
      .innerJoin('product', 'product.id', 'product_category.productId')
      .innerJoin('category', 'category.id', 'product_category.categoryId')
      .select('path')
      .where('sku', '=', sku)
      .where('isDirect', '=', true)
      .orderBy('path')
      .execute();
    return rows.map(({ path }) => path);
  }
}
