import type { MediaFile, ProductDocument, ProductDocumentKind } from '@witryna/module-schemas';
import { sql } from 'kysely';
import type { Media } from '../../../content/media/index.ts';
import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether } from '../../../database/query-together.ts';
import { FRIENDS_AND_FAMILY } from '../catalog.tables.ts';
import { toStoredPrice } from '../prices/stored-price.ts';
import type { ProductData, VariantData } from './product-view.ts';

/** Which products are asked for, withdrawn ones included. */
export interface ProductSelection {
  readonly skus?: readonly string[];
  readonly ids?: readonly number[];
  readonly variantSkus?: readonly string[];
}

/** Reads whole products: as many queries for a hundred of them as for one. */
export function createProductReader(db: Db, media: Media) {
  return {
    /** In the order asked; those that do not exist or were withdrawn are left out. */
    async read(skus: readonly string[], currency: string): Promise<ProductData[]> {
      const products = await readWhole({ skus }, currency);
      return inOrder(skus, products).filter(({ isActive }) => isActive);
    },

    /** In the order asked; those that do not exist are left out. */
    async readWithWithdrawn(skus: readonly string[], currency: string): Promise<ProductData[]> {
      return inOrder(skus, await readWhole({ skus }, currency));
    },

    /** In any order, each once. */
    readSelected: (selection: ProductSelection, currency: string): Promise<ProductData[]> =>
      readWhole(selection, currency),
  };

  async function readWhole(selection: ProductSelection, currency: string): Promise<ProductData[]> {
    const rows = await readRows(db, selection);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [variantRows, links] = await queryTogether(db, [
      variantsOfProducts.with(db, { productIds: ids, currency }),
      filesOfProducts.with(db, { productIds: ids }),
    ]);
    const [variants, files] = [toVariants(variantRows), await readFiles(links)];
    const pictures = files.filter(({ kind }) => kind === null);
    const documents = Map.groupBy(files, ({ productId }) => productId);
    const ofVariants = Map.groupBy(pictures, ({ variantId }) => variantId);
    const ofProducts = Map.groupBy(ofVariants.get(null) ?? [], ({ productId }) => productId);
    const filesOf = (links: readonly (typeof pictures)[number][] | undefined) => (links ?? []).map(({ file }) => file);
    return rows.map(({ brandCode, brandName, lineCode, lineName, manufacturer, theme, meta, ...row }) => ({
      ...row,
      ...(brandCode && brandName && { brand: { code: brandCode, name: brandName } }),
      ...(lineCode && lineName && { line: { code: lineCode, name: lineName } }),
      ...(theme && { theme }),
      ...(manufacturer && { manufacturer }),
      ...(meta && { meta }),
      variants: (variants.get(row.id) ?? []).map((variant) => ({
        ...variant,
        images: filesOf(ofVariants.get(variant.id)),
      })),
      images: filesOf(ofProducts.get(row.id)),
      documents: (documents.get(row.id) ?? []).flatMap(toDocument),
    }));
  }

  function toVariants(rows: Awaited<ReturnType<typeof variantsOfProducts>>) {
    return groupBy(
      rows,
      ({ productId }) => productId,
      ({ id, sku, size, colour, ean, weightGrams, sellable, ...prices }): Omit<VariantData, 'images'> => {
        const { currency: priced, regular, groupAmount, groupLowest30, ...special } = prices;
        return {
          id,
          sku,
          size,
          colour,
          ean,
          weightGrams,
          sellable: sellable ?? 0,
          ...(priced !== null &&
            regular !== null && { price: toStoredPrice({ currency: priced, regular, ...special }) }),
          ...(groupAmount !== null && {
            friendsAndFamily: { amount: groupAmount, ...(groupLowest30 !== null && { lowest30: groupLowest30 }) },
          }),
        };
      },
    );
  }

  async function readFiles(links: Awaited<ReturnType<typeof filesOfProducts>>) {
    const files = new Map((await media.findFiles(links.map(({ mediaId }) => mediaId))).map((file) => [file.id, file]));
    return links.flatMap(({ mediaId, ...link }) => {
      const file = files.get(mediaId);
      return file ? [{ ...link, file }] : [];
    });
  }
}

interface LinkedFile {
  readonly kind: ProductDocumentKind | null;
  readonly title: string | null;
  readonly file: MediaFile;
}

const toDocument = ({ kind, title, file }: LinkedFile): ProductDocument[] =>
  kind === null || title === null ? [] : [{ kind, title, file }];

function inOrder(skus: readonly string[], products: readonly ProductData[]): ProductData[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
}

function readRows(db: Db, { skus = [], ids = [], variantSkus = [] }: ProductSelection) {
  if (skus.length + ids.length + variantSkus.length === 0) return [];
  return selectedProducts(db, { skus, ids, variantSkus });
}

const selectedProducts = prepareQuery(
  ['skus', 'ids', 'variantSkus'],
  (db, { skus, ids, variantSkus }: Required<ProductSelection>) =>
    db
      .selectFrom('product')
      .leftJoin('brand', 'brand.id', 'product.brandId')
      .leftJoin('product_line', 'product_line.id', 'product.lineId')
      .select(['product.id', 'product.sku', 'urlKey', 'product.name', 'summary', 'flags', 'texts', 'taxClass'])
      .select(['isActive', 'visibility', 'meta', 'createdAt', 'updatedAt', 'manufacturer'])
      .select(['brand.code as brandCode', 'brand.name as brandName'])
      .select(['product_line.code as lineCode', 'product_line.name as lineName', 'product_line.theme'])
      .where(
        'product.id',
        'in',
        // Not one condition with "or": over two tables it would read every product.
        db
          .selectFrom('product')
          .select('id')
          .where(isAnyOf(db, 'sku', skus))
          .union(
            db
              .selectFrom('product')
              .select('id')
              .where(isAnyOf(db, 'id', ids)),
          )
          .union(
            db
              .selectFrom('product_variant')
              .select('productId as id')
              .where(isAnyOf(db, 'sku', variantSkus)),
          ),
      ),
);

const variantsOfProducts = prepareQuery(
  ['productIds', 'currency'],
  (db, { productIds, currency }: { readonly productIds: readonly number[]; readonly currency: string }) =>
    db
      .selectFrom('product_variant')
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
      .select(['product_variant.id', 'productId', 'sku', 'size', 'colour', 'ean', 'weightGrams', 'sellable'])
      .select(['product_price.currency', 'regular', 'special', 'specialFrom', 'specialTo', 'product_price.lowest30'])
      .select(['product_group_price.amount as groupAmount', 'product_group_price.lowest30 as groupLowest30'])
      .where(isAnyOf(db, 'productId', productIds))
      .orderBy('productId')
      .orderBy('position'),
);

/** Their pictures, and the documents of their safety, which have a kind and a title: one query for both. */
const filesOfProducts = prepareQuery(['productIds'], (db, { productIds }: { readonly productIds: number[] }) =>
  db
    .selectFrom('product_media')
    .select(['productId', 'variantId', 'mediaId', 'position'])
    .select([sql<ProductDocumentKind | null>`null`.as('kind'), sql<string | null>`null`.as('title')])
    .where(isAnyOf(db, 'productId', productIds))
    .unionAll(
      db
        .selectFrom('product_document')
        .select(['productId', sql<number | null>`null`.as('variantId'), 'mediaId', 'position', 'kind', 'title'])
        .where(isAnyOf(db, 'productId', productIds)),
    )
    .orderBy('productId')
    .orderBy('position'),
);

function groupBy<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => number, toValue: (row: Row) => Value) {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(toValue(row));
    groups.set(keyOf(row), group);
  }
  return groups;
}
