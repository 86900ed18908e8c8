import type { Trx } from '../../database/transaction.ts';
import { VariantSkuTaken } from './catalog.errors.ts';
import type { PastPriceInput, VariantInput } from './catalog.schema.ts';
import { setGroupPrice } from './group-prices.store.ts';
import { setPrice } from './prices.store.ts';

interface VariantsChange {
  readonly variants: readonly VariantInput[];
  readonly priceHistory: readonly PastPriceInput[];
  readonly now: Date;
}

/** Makes a product's variants those of the body: the others go, their price history stays. */
export async function writeVariants(trx: Trx, productId: number, change: VariantsChange): Promise<void> {
  const skus = change.variants.map(({ sku }) => sku);
  await refuseTaken(trx, productId, skus);
  await trx.deleteFrom('product_variant').where('productId', '=', productId).where('sku', 'not in', skus).execute();
  for (const [position, variant] of change.variants.entries()) {
    const variantId = await writeVariant(trx, productId, position, variant);
    for (const [currency, input] of Object.entries(variant.prices)) {
      const past = change.priceHistory.filter(
        (entry) => entry.variantSku === variant.sku && entry.currency === currency,
      );
      const priced = { variantId, sku: variant.sku, currency };
      await setPrice(trx, priced, { input, now: change.now, past });
      await setGroupPrice(trx, priced, { amount: input.friendsAndFamily, now: change.now });
    }
    if (variant.stock !== undefined) await setStock(trx, variantId, variant.stock);
  }
}

/** Sets how many pieces can be sold. */
export async function setStock(trx: Trx, variantId: number, sellable: number): Promise<void> {
  await trx
    .insertInto('stock')
    .values({ variantId, sellable })
    .onConflict((conflict) => conflict.column('variantId').doUpdateSet({ sellable }))
    .execute();
}

async function writeVariant(trx: Trx, productId: number, position: number, variant: VariantInput): Promise<number> {
  const columns = {
    productId,
    position,
    size: variant.size ? JSON.stringify(variant.size) : null,
    colour: variant.colour ? JSON.stringify(variant.colour) : null,
    ean: variant.ean ?? null,
    weightGrams: variant.weightGrams ?? null,
  };
  const { id } = await trx
    .insertInto('product_variant')
    .values({ sku: variant.sku, ...columns })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function refuseTaken(trx: Trx, productId: number, skus: readonly string[]): Promise<void> {
  const taken = await trx
    .selectFrom('product_variant')
    .select('sku')
    .where('sku', 'in', skus)
    .where('productId', '!=', productId)
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new VariantSkuTaken(taken.sku, skus.indexOf(taken.sku));
}
