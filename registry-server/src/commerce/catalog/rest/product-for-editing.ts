import { createHash } from 'node:crypto';
import type { ProductFlag } from '@witryna/module-schemas';
import type { Db } from '../../../database/dialects.ts';
import { FRIENDS_AND_FAMILY } from '../catalog.tables.ts';

/** A price as it is stored; `specialTo` is the first instant without the special price. */
export interface PriceForEditing {
  readonly regular: number;
  readonly special?: number;
  readonly specialFrom?: string;
  readonly specialTo?: string;
  readonly lowest30?: number;
  readonly friendsAndFamily?: number;
}

/** What a product that is not there has for its revision. */
export const NO_REVISION = '0';

/** A product as staff edit it, with the revision by which two people do not overwrite each other. */
export async function readProductForEditing(db: Db, sku: string) {
  const product = await readProduct(db, sku);
  return product && { ...product, revision: revisionOf(product) };
}

export type ProductForEditing = NonNullable<Awaited<ReturnType<typeof readProductForEditing>>>;

/**
 * By what is in it, so that a write which changed nothing disturbs nobody. Stock is left out, orders take from it all
 * day long and it is written by itself; so is what follows from the history of prices.
 */
function revisionOf({ createdAt: _, updatedAt: __, variants, ...product }: StoredProduct): string {
  const written = variants.map(({ stock: _stock, prices, ...variant }) => ({
    ...variant,
    prices: Object.entries(prices).map(([currency, { lowest30: _lowest, ...price }]) => [currency, price]),
  }));
  const text = JSON.stringify({ ...product, variants: written });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

type StoredProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

/** Its own fields, whatever the currency and the moment. */
async function readProduct(db: Db, sku: string) {
  const product = await db
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brandId')
    .leftJoin('product_line', 'product_line.id', 'product.lineId')
    .selectAll('product')
    .select(['brand.code as brand', 'product_line.code as line'])
    .where('product.sku', '=', sku)
    .executeTakeFirst();
  if (!product) return undefined;
  const { id, brand, line, texts, summary } = product;
  const [variants, categories, images, documents] = await Promise.all([
    readVariants(db, id),
    readCategories(db, id),
    readImages(db, id),
    readDocuments(db, id),
  ]);
  return {
    sku,
    name: product.name,
    urlKey: product.urlKey,
    ...(brand && { brand }),
    ...(line && { line }),
    categories,
    position: product.position,
    ...(summary && { summary }),
    ...texts,
    documents,
    flags: product.flags satisfies Partial<Record<ProductFlag, boolean>>,
    taxClass: product.taxClass,
    isActive: product.isActive,
    visibility: product.visibility,
    ...(product.meta && { meta: product.meta }),
    images,
    variants,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

async function readVariants(db: Db, productId: number) {
  const [rows, prices, pictures] = await Promise.all([
    db
      .selectFrom('product_variant')
      .leftJoin('stock', 'stock.variantId', 'product_variant.id')
      .selectAll('product_variant')
      .select('sellable')
      .where('productId', '=', productId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('product_price')
      .innerJoin('product_variant', 'product_variant.id', 'product_price.variantId')
      .leftJoin('product_group_price', (join) =>
        join
          .onRef('product_group_price.variantId', '=', 'product_price.variantId')
          .onRef('product_group_price.currency', '=', 'product_price.currency')
          .on('customerGroup', '=', FRIENDS_AND_FAMILY),
      )
      .selectAll('product_price')
      .select('amount as friendsAndFamily')
      .where('productId', '=', productId)
      .orderBy('product_price.currency')
      .execute(),
    db
      .selectFrom('product_media')
      .select(['variantId', 'mediaId'])
      .where('productId', '=', productId)
      .where('variantId', 'is not', null)
      .orderBy('position')
      .execute(),
  ]);
  return rows.map(({ id, sku, size, colour, ean, weightGrams, dimensions, sellable }) => ({
    sku,
    ...(size && { size }),
    ...(colour && { colour }),
    ...(ean && { ean }),
    ...(weightGrams !== null && { weightGrams }),
    ...(dimensions && { dimensions }),
    images: pictures.filter(({ variantId }) => variantId === id).map(({ mediaId }) => mediaId),
    stock: sellable ?? 0,
    prices: Object.fromEntries(
      prices.filter(({ variantId }) => variantId === id).map((price) => [price.currency, toPriceForEditing(price)]),
    ),
  }));
}

function toPriceForEditing(price: {
  readonly regular: number;
  readonly special: number | null;
  readonly specialFrom: Date | null;
  readonly specialTo: Date | null;
  readonly lowest30: number | null;
  readonly friendsAndFamily: number | null;
}): PriceForEditing {
  return {
    regular: price.regular,
    ...(price.special !== null && { special: price.special }),
    ...(price.specialFrom && { specialFrom: price.specialFrom.toISOString() }),
    ...(price.specialTo && { specialTo: price.specialTo.toISOString() }),
    ...(price.lowest30 !== null && { lowest30: price.lowest30 }),
    ...(price.friendsAndFamily !== null && { friendsAndFamily: price.friendsAndFamily }),
  };
}

async function readCategories(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select('path')
    .where('productId', '=', productId)
    .where('isDirect', '=', true)
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}

async function readImages(db: Db, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_media')
    .select('mediaId')
    .where('productId', '=', productId)
    .where('variantId', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ mediaId }) => mediaId);
}

function readDocuments(db: Db, productId: number) {
  return db
    .selectFrom('product_document')
    .select(['kind', 'title', 'mediaId as file'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
}
