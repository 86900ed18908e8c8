import type { ProductFlag } from '@witryna/module-schemas';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { Tables } from '../../database/tables.ts';
import type { Trx } from '../../database/transaction.ts';
import {
  type Dimensions,
  FRIENDS_AND_FAMILY,
  type GroupPrice,
  type StoredPrice,
  toStoredPrice,
} from '../catalog/index.ts';

/** A variant as a cart needs it. Withdrawn ones are there too: carts may still hold them. */
export interface PurchasableVariant {
  /** Of the variant. */
  readonly sku: string;
  readonly variantId: number;
  readonly productId: number;
  readonly productSku: string;
  readonly name: string;
  /** False for a withdrawn product. */
  readonly isActive: boolean;
  /** True when the product has other variants to choose from. */
  readonly hasChoice: boolean;
  readonly flags: Partial<Record<ProductFlag, boolean>>;
  readonly taxRate: number;
  /** Of one piece, where it is known. */
  readonly weightGrams?: number | null;
  readonly dimensions?: Dimensions | null;
  /** Pieces that can be sold. */
  readonly stock: number;
  /** In the currency asked for. */
  readonly price?: StoredPrice;
  /** What friends and family pay. */
  readonly friendsAndFamily?: GroupPrice;
}

/** The variants that these skus name: their own, or all of a product by its sku. One query, however many there are. */
export async function readPurchasableVariants(
  db: Db | Trx,
  skus: readonly string[],
  currency: string,
): Promise<PurchasableVariant[]> {
  const [first, ...others] = new Set(skus);
  if (first === undefined) return [];
  const rows =
    others.length === 0
      ? await purchasableVariantsOfSku(db, { sku: first, currency })
      : await namedPurchasableVariants(db, [first, ...others], currency).execute();
  return rows.map((row) => toPurchasableVariant(row, currency));
}

function namedPurchasableVariants(db: Kysely<Tables>, skus: readonly string[], currency: string) {
  // Not one condition with "or": over two tables it would read all variants there are.
  const ids = db
    .selectFrom('product_variant')
    .select('id')
    .where('sku', 'in', skus)
    .union(
      db
        .selectFrom('product')
        .innerJoin('product_variant', 'product_variant.productId', 'product.id')
        .select('product_variant.id')
        .where('product.sku', 'in', skus),
    );
  return purchasableVariantColumns(db, currency)
    .where('product_variant.id', 'in', ids)
    .orderBy('product_variant.productId')
    .orderBy('product_variant.position');
}

/** Most requests name one thing. */
const purchasableVariantsOfSku = prepareQuery(
  ['sku', 'currency'],
  (db, { sku, currency }: { readonly sku: string; readonly currency: string }) =>
    namedPurchasableVariants(db, [sku], currency),
);

/** The paths of all categories that products are in, those above included. */
export async function readCategoryPaths(
  db: Db | Trx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.categoryId')
    .select(['productId', 'path'])
    .where('productId', 'in', [...new Set(productIds)])
    .execute();
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...groups].map(([productId, group]) => [productId, group.map(({ path }) => path)]));
}

/** Variants with all that `toPurchasableVariant` takes; the caller says which. */
export function purchasableVariantColumns(db: Kysely<Tables>, currency: string) {
  return db
    .selectFrom('product_variant')
    .innerJoin('product', 'product.id', 'product_variant.productId')
    .leftJoin('stock', 'stock.variantId', 'product_variant.id')
    .leftJoin('product_price', (join) =>
      join.onRef('product_price.variantId', '=', 'product_variant.id').on('product_price.currency', '=', currency),
    )
    .leftJoin('product_group_price', (join) =>
      join
        .onRef('product_group_price.variantId', '=', 'product_variant.id')
        .on('product_group_price.currency', '=', currency)
        .on('product_group_price.customerGroup', '=', FRIENDS_AND_FAMILY),
    )
    .select(['product_variant.sku', 'product_variant.id as variantId', 'product_variant.productId'])
    .select(['product.sku as productSku', 'product.name', 'isActive', 'flags', 'taxClass as taxRate', 'sellable'])
    .select(['product_variant.weightGrams', 'product_variant.dimensions'])
    .select(['regular', 'special', 'specialFrom', 'specialTo', 'product_price.lowest30'])
    .select(['product_group_price.amount as groupAmount', 'product_group_price.lowest30 as groupLowest30'])
    .select(
      sql<boolean | number>`exists (
        select 1 from product_variant as other
        where other."productId" = product_variant."productId" and other.id <> product_variant.id
      )`.as('hasChoice'),
    );
}

type PurchasableVariantRow = Awaited<ReturnType<ReturnType<typeof purchasableVariantColumns>['execute']>>[number];

/** A row of `purchasableVariantColumns` as the rules take it. */
export function toPurchasableVariant(row: PurchasableVariantRow, currency: string): PurchasableVariant {
  const { sellable, hasChoice, regular, special, specialFrom, specialTo, lowest30, ...others } = row;
  const { groupAmount, groupLowest30, ...rest } = others;
  return {
    ...rest,
    // A computed column has no type: SQLite gives 1 for true.
    hasChoice: Boolean(hasChoice),
    stock: sellable ?? 0,
    ...(regular !== null && {
      price: toStoredPrice({ currency, regular, special, specialFrom, specialTo, lowest30 }),
    }),
    ...(groupAmount !== null && {
      friendsAndFamily: { amount: groupAmount, ...(groupLowest30 !== null && { lowest30: groupLowest30 }) },
    }),
  };
}
