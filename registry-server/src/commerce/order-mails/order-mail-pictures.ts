import { webpUrl } from '@witryna/module-schemas';
import { createMediaStore } from '../../content/media/index.ts';
import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import type { OrderLine } from '../orders/index.ts';

/** Twice as wide as mails show them, for dense screens. */
const WIDTH = 96;

/** The first picture of each product of an order, by sku; products without one, or gone by now, are left out. */
export async function picturesOfLines(
  trx: Trx,
  lines: readonly Pick<OrderLine, 'productSku'>[],
  { address }: Pick<Site, 'address'>,
): Promise<ReadonlyMap<string, string>> {
  const skus = [...new Set(lines.map(({ productSku }) => productSku))];
  if (skus.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product_media')
    .innerJoin('product', 'product.id', 'product_media.productId')
    .select(['product.sku', 'product_media.mediaId'])
    .where('product.sku', 'in', skus)
    .where('product_media.variantId', 'is', null)
    .orderBy('product_media.position', 'desc')
    .execute();
  // The last one of a sku stays: the first of its pictures.
  const firstOf = new Map(rows.map(({ sku, mediaId }) => [sku, mediaId]));
  const files = await createMediaStore(trx).findFiles([...firstOf.values()]);
  const urlOf = new Map(files.map((file) => [file.id, `${address}${webpUrl(file, WIDTH)}`]));
  return new Map([...firstOf].flatMap(([sku, id]) => (urlOf.has(id) ? [[sku, urlOf.get(id) ?? '']] : [])));
}
