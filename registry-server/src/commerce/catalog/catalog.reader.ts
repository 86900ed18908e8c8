import type { Media } from '../../content/media/index.ts';
import type { Db } from '../../database/dialects.ts';
import type { Catalog } from './catalog.ts';
import { createCategoryReader } from './categories/category-reader.ts';
import { findCurrentPaths } from './categories/current-paths.ts';
import type { ProductCounts } from './categories/product-counts.ts';
import { createIngredientReader } from './ingredients/ingredient-reader.ts';
import { createBrandReader, createLineReader } from './named-reader.ts';
import { earliest } from './prices/product-price.ts';
import { createListingReader } from './products/listing.ts';
import { createProductReader } from './products/product-reader.ts';
import { productValidUntil, toProductDetails, toProductSummary } from './products/product-view.ts';
import { createPublicProducts } from './products/public-products.ts';
import { readAddresses } from './translations/read-addresses.ts';
import { translateProducts } from './translations/translate-products.ts';
import type { TranslationsStore } from './translations/translations.store.ts';

export interface CatalogDeps {
  readonly db: Db;
  readonly media: Media;
  readonly translations: TranslationsStore;
  readonly counts: ProductCounts;
  readonly now?: () => Date;
}

/** The catalogue as the rest of the server reads it. */
export function createCatalog({ db, media, translations, counts, now = () => new Date() }: CatalogDeps): Catalog {
  const products = createProductReader(db, media);
  const categories = createCategoryReader({ db, media, translations, counts });
  const brands = createBrandReader(db, media, translations);
  const lines = createLineReader(db, translations);
  const readIngredients = createIngredientReader(db);

  return {
    productCounts: (found) => counts.of(found),

    async selected(selection, { currency, language }) {
      const found = await products.readSelected(selection, currency);
      return { products: await translateProducts(translations, found, language), at: now() };
    },

    async summaries(skus, { currency, language }, { withWithdrawn = false, isMember = false } = {}) {
      const read = withWithdrawn ? products.readWithWithdrawn : products.read;
      const [own, at] = [await read(skus, currency), now()];
      const found = await translateProducts(translations, own, language);
      const validUntil = earliest(found.map((product) => productValidUntil(product, at)));
      return {
        products: found.map((product) => toProductSummary(product, at, { isMember })),
        ...(validUntil && { validUntil }),
      };
    },

    async details(sku, { currency, language }) {
      const [own, paths, at] = [await products.read([sku], currency), await categoriesOf(sku), now()];
      const [product] = await translateProducts(translations, own, language);
      if (!product) return undefined;
      const { inci } = product.texts;
      const ingredients = inci.length > 0 ? (await readIngredients(language))(inci) : [];
      const validUntil = productValidUntil(product, at);
      const { theme } = product;
      return {
        product: { ...toProductDetails(product, paths, at), ...(ingredients.length > 0 && { ingredients }) },
        ...(theme && { theme }),
        ...(validUntil && { validUntil }),
      };
    },

    async findByUrlKey(urlKey, language) {
      const named = await translations.findByAddress(language, 'product', urlKey);
      const row = await db
        .selectFrom('product')
        .select('sku')
        .where(named === undefined ? 'urlKey' : 'sku', '=', named ?? urlKey)
        .where('isActive', '=', true)
        .where('visibility', '!=', 'hidden')
        .executeTakeFirst();
      return row?.sku;
    },

    async findCategoryByPath(address, language) {
      const path = (await translations.findByAddress(language, 'category', address)) ?? address;
      return (await categories.read([path], language))[0];
    },
    categoryTheme: (path) => categories.readTheme(path),
    categories: (paths, language) => categories.read(paths, language),
    currentPaths: (paths) => findCurrentPaths(db, paths),
    hiddenAddresses: () => categories.readHiddenAddresses(),
    brands: (codes, language) => brands.read(codes, language),
    lines: (codes, language) => lines.read(codes, language),
    ingredients: readIngredients,
    addresses: (keys) => readAddresses(db, keys),
    translate: (language, keys) => translations.read(language, keys),
    listing: createListingReader(db, counts, now),
    publicProducts: createPublicProducts(db, translations),

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
      const row = await db
        .selectFrom('category')
        .select('path')
        .where('isShown', '=', true)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
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
      .where('isShown', '=', true)
      .orderBy('path')
      .execute();
    return rows.map(({ path }) => path);
  }
}
