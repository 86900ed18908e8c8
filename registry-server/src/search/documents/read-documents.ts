import type { Db } from '../../database/dialects.ts';
import type { ProductDocument } from './product-document.ts';
import { toDocument } from './to-document.ts';

type RowOf<Query extends (...parameters: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number];
export type ProductRow = RowOf<typeof selectProducts>;
export type VariantRow = RowOf<typeof selectVariants>;
export type PriceRow = RowOf<typeof selectPrices>;
export type CategoryRow = RowOf<typeof selectCategories>;
export type TranslationRow = RowOf<typeof selectTranslations>;

/** Everything that the index keeps of one product. */
export interface ProductRows {
  readonly product: ProductRow;
  readonly variants: readonly VariantRow[];
  readonly prices: readonly PriceRow[];
  readonly categories: readonly CategoryRow[];
  /** Its words in other languages. */
  readonly translations: readonly TranslationRow[];
}

/** Reads products for the index: five queries for any number of them. Withdrawn products are left out. */
export function createDocumentReader(db: Db, now: () => Date) {
  return {
    /** How many there are. */
    count: async (): Promise<number> => {
      const count = db.fn.countAll<number>().as('products');
      const row = await db.selectFrom('product').select(count).where('isActive', '=', true).executeTakeFirstOrThrow();
      return row.products;
    },

    /** The next products by id. */
    readAfter: async (id: number, limit: number): Promise<ProductDocument[]> =>
      complete(await selectProducts(db).where('product.id', '>', id).orderBy('product.id').limit(limit).execute()),

    /** Those that exist and are not withdrawn, in no order. */
    readBySku: async (skus: readonly string[]): Promise<ProductDocument[]> =>
      skus.length === 0 ? [] : complete(await selectProducts(db).where('product.sku', 'in', skus).execute()),
  };

  async function complete(products: readonly ProductRow[]): Promise<ProductDocument[]> {
    if (products.length === 0) return [];
    const ids = products.map(({ id }) => id);
    const [variants, prices, categories, translations] = await Promise.all([
      selectVariants(db, ids).execute(),
      selectPrices(db, ids).execute(),
      selectCategories(db, ids).execute(),
      selectTranslations(db, ids).execute(),
    ]);
    const [variantsOf, pricesOf, categoriesOf] = [ofProduct(variants), ofProduct(prices), ofProduct(categories)];
    const translationsOf = ofProduct(translations);
    const at = now();
    return products.map((product) => {
      const { id } = product;
      const [ofId, inCategories] = [translationsOf(id), categoriesOf(id)];
      return toDocument(
        { product, variants: variantsOf(id), prices: pricesOf(id), categories: inCategories, translations: ofId },
        at,
      );
    });
  }
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;

function ofProduct<Row extends { readonly productId: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return (id: number): readonly Row[] => groups.get(id) ?? [];
}

function selectProducts(db: Db) {
  return db
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brandId')
    .leftJoin('product_line', 'product_line.id', 'product.lineId')
    .select(['product.id', 'product.sku', 'urlKey', 'product.name', 'nameKey', 'product.position', 'product.createdAt'])
    .select(['summary', 'flags', 'texts', 'visibility', 'brandId', 'lineId'])
    .select(['brand.code as brandCode', 'brand.name as brandName'])
    .select(['product_line.code as lineCode', 'product_line.name as lineName'])
    .where('product.isActive', '=', true);
}

function selectVariants(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_variant')
    .leftJoin('stock', 'stock.variantId', 'product_variant.id')
    .select(['product_variant.id', 'productId', 'sku', 'ean', 'size', 'colour', 'sellable'])
    .where('productId', 'in', productIds)
    .orderBy('productId')
    .orderBy('position');
}

function selectPrices(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_price')
    .innerJoin('product_variant', 'product_variant.id', 'product_price.variantId')
    .select(['productId', 'variantId', 'currency', 'regular', 'special', 'specialFrom', 'specialTo', 'lowest30'])
    .where('productId', 'in', productIds)
    .orderBy('productId')
    .orderBy('currency')
    .orderBy('variantId');
}

/** Those that shoppers see, with the categories above, of which a product is a member too. */
function selectCategories(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select(['productId', 'categoryId', 'path', 'name'])
    .where('productId', 'in', productIds)
    .where('isShown', '=', true)
    .orderBy('productId')
    .orderBy('path');
}

function selectTranslations(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('catalogue_translation')
    .innerJoin('product', 'product.sku', 'catalogue_translation.key')
    .select(['product.id as productId', 'language', 'catalogue_translation.nameKey', 'words'])
    .where('kind', '=', 'product')
    .where('product.id', 'in', productIds)
    .orderBy('product.id')
    .orderBy('language');
}
