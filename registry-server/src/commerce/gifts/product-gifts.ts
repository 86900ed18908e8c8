import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import type { ProductWithGifts } from './gift-offers.ts';

/** What comes with each of these products; those with nothing are left out. One query for all of them. */
export async function readProductGifts(db: Db | Trx, productSkus: readonly string[]): Promise<ProductWithGifts[]> {
  if (productSkus.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['sku', 'name', 'texts'])
    .where('sku', 'in', [...new Set(productSkus)])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ sku, name, texts: { giftsSku = [], samplesSku = [] } }) =>
    giftsSku.length + samplesSku.length > 0 ? [{ productSku: sku, name, gifts: giftsSku, samples: samplesSku }] : [],
  );
}
