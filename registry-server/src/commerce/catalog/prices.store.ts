import type { Trx } from '../../database/transaction.ts';
import type { PastPriceInput, PriceInput } from './catalog.schema.ts';
import { SHOP_TIME_ZONE } from './catalog-defaults.ts';
import { lowestBeforeReduction, type PriceRecord } from './lowest-price.ts';
import { readPastPrices, toPriceRecord } from './price-input.ts';

export interface PricedVariant {
  readonly variantId: number;
  readonly sku: string;
  readonly currency: string;
}

/** A price as it was typed, and when. */
export interface PriceChange {
  readonly input: PriceInput;
  readonly now: Date;
  /** Prices from before the first one kept here; not read when there is a history already. */
  readonly past?: readonly PastPriceInput[];
}

/**
 * Sets a price and adds it to the history, from which the lowest price of 30 days follows.
 * A price that is the same as before leaves the history alone. The variant must be locked.
 */
export async function setPrice(
  trx: Trx,
  variant: PricedVariant,
  { input, now, past = [] }: PriceChange,
): Promise<void> {
  const kept = await readPriceHistory(trx, variant);
  const brought = kept.length > 0 ? undefined : readPastPrices(past, now, SHOP_TIME_ZONE);
  const price = toPriceRecord(input, brought?.presentFrom ?? now, SHOP_TIME_ZONE);
  const last = kept.at(-1);
  const added = last && isSamePrice(last, price) ? [] : [...(brought?.records ?? []), price];
  await addToHistory(trx, variant, added, now);
  await writePrice(trx, variant, price, lowestBeforeReduction([...kept, ...added], SHOP_TIME_ZONE));
}

/** Every price of the variant in this currency, oldest first. */
export async function readPriceHistory(trx: Trx, { sku, currency }: PricedVariant): Promise<PriceRecord[]> {
  const rows = await trx
    .selectFrom('price_history')
    .select(['regular', 'special', 'specialFrom', 'specialTo', 'validFrom'])
    .where('variantSku', '=', sku)
    .where('currency', '=', currency)
    .orderBy('validFrom')
    .orderBy('id')
    .execute();
  return rows.map(({ special, specialFrom, specialTo, ...row }) => ({
    ...row,
    special: special ?? undefined,
    specialFrom: specialFrom ?? undefined,
    specialTo: specialTo ?? undefined,
  }));
}

function isSamePrice(one: PriceRecord, other: PriceRecord): boolean {
  return (
    one.regular === other.regular &&
    one.special === other.special &&
    one.specialFrom?.getTime() === other.specialFrom?.getTime() &&
    one.specialTo?.getTime() === other.specialTo?.getTime()
  );
}

async function addToHistory(
  trx: Trx,
  { sku, currency }: PricedVariant,
  records: readonly PriceRecord[],
  recordedAt: Date,
) {
  if (records.length === 0) return;
  await trx
    .insertInto('price_history')
    .values(
      records.map((record) => ({
        variantSku: sku,
        currency,
        ...columnsOf(record),
        validFrom: record.validFrom,
        recordedAt,
      })),
    )
    .execute();
}

async function writePrice(trx: Trx, variant: PricedVariant, price: PriceRecord, lowest30: number | undefined) {
  const columns = { ...columnsOf(price), lowest30: lowest30 ?? null };
  await trx
    .insertInto('product_price')
    .values({ variantId: variant.variantId, currency: variant.currency, ...columns })
    .onConflict((conflict) => conflict.columns(['variantId', 'currency']).doUpdateSet(columns))
    .execute();
}

function columnsOf({ regular, special, specialFrom, specialTo }: PriceRecord) {
  return {
    regular,
    special: special ?? null,
    specialFrom: specialFrom ?? null,
    specialTo: specialTo ?? null,
  };
}
