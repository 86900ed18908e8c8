import type { Media } from '../../content/media/media.ts';
import type { Db } from '../../database/dialects.ts';
import type { ProductData, VariantData } from './product-view.ts';
import { toStoredPrice } from './stored-price.ts';

/** Reads whole products: as many queries for a hundred of them as for one. */
export function createProductReader(db: Db, media: Media) {
  return {
    /** In the order asked; those that do not exist are left out. */
    async read(skus: readonly string[], currency: string): Promise<ProductData[]> {
      const wanted = [...new Set(skus)];
      if (wanted.length === 0) return [];
      const rows = await readRows(db, wanted);
      const ids = rows.map(({ id }) => id);
      const [variants, images] =
        ids.length > 0 ? await Promise.all([readVariants(ids, currency), readImages(ids)]) : [];
      const products = new Map(
        rows.map(({ id, brandCode, brandName, lineCode, lineName, manufacturer, theme, ...row }) => [
          row.sku,
          {
            ...row,
            ...(brandCode && brandName && { brand: { code: brandCode, name: brandName } }),
            ...(lineCode && lineName && { line: { code: lineCode, name: lineName } }),
            ...(manufacturer && { manufacturer }),
            ...(theme && { theme }),
            variants: variants?.get(id) ?? [],
            images: images?.get(id) ?? [],
          },
        ]),
      );
      return wanted.flatMap((sku) => products.get(sku) ?? []);
    },
  };

  async function readVariants(productIds: readonly number[], currency: string): Promise<Map<number, VariantData[]>> {
    const rows = await db
      .selectFrom('product_variant')
      .leftJoin('stock', 'stock.variantId', 'product_variant.id')
      .leftJoin('product_price', (join) =>
        join.onRef('product_price.variantId', '=', 'product_variant.id').on('product_price.currency', '=', currency),
      )
      .select(['productId', 'sku', 'size', 'colour', 'sellable', 'currency', 'regular'])
      .select(['special', 'specialFrom', 'specialTo', 'lowest30'])
      .where('productId', 'in', productIds)
      .orderBy('productId')
      .orderBy('position')
      .execute();
    return groupBy(
      rows,
      ({ productId }) => productId,
      ({ sku, size, colour, sellable, currency: priced, regular, ...special }): VariantData => ({
        sku,
        size,
        colour,
        sellable: sellable ?? 0,
        ...(priced !== null && regular !== null && { price: toStoredPrice({ currency: priced, regular, ...special }) }),
      }),
    );
  }

  async function readImages(productIds: readonly number[]) {
    const links = await db
      .selectFrom('product_media')
      .select(['productId', 'mediaId'])
      .where('productId', 'in', productIds)
      .orderBy('productId')
      .orderBy('position')
      .execute();
    const files = new Map((await media.findFiles(links.map(({ mediaId }) => mediaId))).map((file) => [file.id, file]));
    const found = links.flatMap(({ productId, mediaId }) => {
      const file = files.get(mediaId);
      return file ? [{ productId, file }] : [];
    });
    return groupBy(
      found,
      ({ productId }) => productId,
      ({ file }) => file,
    );
  }
}

export type ProductReader = ReturnType<typeof createProductReader>;

function readRows(db: Db, skus: readonly string[]) {
  return db
    .selectFrom('product')
    .leftJoin('brand', 'brand.id', 'product.brandId')
    .leftJoin('product_line', 'product_line.id', 'product.lineId')
    .select([
      'product.id',
      'product.sku',
      'urlKey',
      'product.name',
      'summary',
      'flags',
      'texts',
      'taxClass',
      'manufacturer',
    ])
    .select(['brand.code as brandCode', 'brand.name as brandName'])
    .select(['product_line.code as lineCode', 'product_line.name as lineName', 'product_line.theme'])
    .where('product.sku', 'in', skus)
    .execute();
}

function groupBy<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => number, toValue: (row: Row) => Value) {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(toValue(row));
    groups.set(keyOf(row), group);
  }
  return groups;
}
