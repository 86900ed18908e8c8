import type { Trx } from '../../database/transaction.ts';
import type { ProductInput } from './catalog.schema.ts';

/** Makes a product's pictures, and those of its variants, the ones that the body names. */
export async function writePictures(
  trx: Trx,
  productId: number,
  { images, variants }: Pick<ProductInput, 'images' | 'variants'>,
): Promise<void> {
  const rows = await trx
    .selectFrom('product_variant')
    .select(['id', 'sku'])
    .where('productId', '=', productId)
    .execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const links = [
    ...toLinks(productId, null, images),
    ...variants.flatMap(({ sku, images: own = [] }) => toLinks(productId, ids.get(sku) ?? null, own)),
  ];
  await trx.deleteFrom('product_media').where('productId', '=', productId).execute();
  if (links.length > 0) await trx.insertInto('product_media').values(links).execute();
}

function toLinks(productId: number, variantId: number | null, mediaIds: readonly number[]) {
  return mediaIds.map((mediaId, position) => ({ productId, variantId, mediaId, position }));
}
