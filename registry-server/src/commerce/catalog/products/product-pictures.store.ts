import { insertMany, keyList } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { ProductInput } from '../catalog.schema.ts';

/** A product and what its body says of pictures. */
export interface PicturedProduct {
  readonly id: number;
  readonly input: Pick<ProductInput, 'images' | 'variants'>;
}

/** Makes the pictures of products, and those of their variants, the ones that the bodies name. */
export async function writePictures(trx: Trx, products: readonly PicturedProduct[]): Promise<void> {
  if (products.length === 0) return;
  const productIds = keyList(products.map(({ id }) => id));
  const rows = await trx
    .selectFrom('product_variant')
    .select(['id', 'sku'])
    .where(isAnyOf(trx, 'productId', productIds))
    .execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const links = products.flatMap(({ id, input: { images, variants } }) => [
    ...toLinks(id, null, images),
    ...variants.flatMap(({ sku, images: own = [] }) => toLinks(id, ids.get(sku) ?? null, own)),
  ]);
  await trx
    .deleteFrom('product_media')
    .where(isAnyOf(trx, 'productId', productIds))
    .execute();
  await insertMany(trx, 'product_media', ['productId', 'variantId', 'mediaId', 'position'], links);
}

function toLinks(productId: number, variantId: number | null, mediaIds: readonly number[]) {
  return mediaIds.map((mediaId, position) => ({ productId, variantId, mediaId, position }));
}
