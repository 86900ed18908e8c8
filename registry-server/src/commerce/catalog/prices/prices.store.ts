import { insertMany, insertRows, keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import type { PastPriceInput, PriceInput } from '../catalog.schema.ts';
import { lowestBeforeReduction, type PriceRecord } from './lowest-price.ts';
import { readPastPrices, toPriceRecord } from './price-input.ts';

export interface PricedVariant {
  readonly variantId: number;
  readonly sku: string;
  readonly currency: string;
}

/** A price as it was typed. */
export interface PriceChange {
  readonly variant: PricedVariant;
  readonly input: PriceInput;
  /** Prices from before the first one kept here; not read when there is a history already. */
  readonly past?: readonly PastPriceInput[];
}

/**
 * Sets prices and adds them to the history, from which the lowest price of 30 days follows.
 * A price that is the same as before leaves the history alone. The variants must be locked, each named once.
 */
export async function setPrices(trx: Trx, changes: readonly PriceChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const histories = await readPriceHistories(
    trx,
    changes.map(({ variant }) => variant),
  );
  const calculated = changes.map((change) => calculatePrice(change, histories.get(keyOf(change.variant)) ?? [], now));
  await addToHistory(trx, calculated, now);
  await upsertPrices(trx, calculated);
}

interface CalculatedPrice {
  readonly variant: PricedVariant;
  readonly price: PriceRecord;
  /** What the history does not know yet. */
  readonly added: readonly PriceRecord[];
  readonly lowest30: number | undefined;
}

function calculatePrice(
  { variant, input, past = [] }: PriceChange,
  kept: readonly PriceRecord[],
  now: Date,
): CalculatedPrice {
  const brought = kept.length > 0 ? undefined : readPastPrices(past, now, SHOP_TIME_ZONE);
  const price = toPriceRecord(input, brought?.presentFrom ?? now, SHOP_TIME_ZONE);
  const last = kept.at(-1);
  const added = last && isSamePrice(last, price) ? [] : [...(brought?.records ?? []), price];
  return { variant, price, added, lowest30: lowestBeforeReduction([...kept, ...added], SHOP_TIME_ZONE) };
}

const keyOf = ({ sku, currency }: Pick<PricedVariant, 'sku' | 'currency'>) => `${sku} ${currency}`;

/** Every price of the variant in this currency, oldest first. */
export async function readPriceHistory(trx: Trx, variant: PricedVariant): Promise<PriceRecord[]> {
  return (await readPriceHistories(trx, [variant])).get(keyOf(variant)) ?? [];
}

/** The histories of several, by sku and currency. */
async function readPriceHistories(trx: Trx, variants: readonly PricedVariant[]): Promise<Map<string, PriceRecord[]>> {
  const histories = new Map<string, PriceRecord[]>();
  for (const skus of keyLists(variants.map(({ sku }) => sku))) {
    const rows = await trx
      .selectFrom('price_history')
      .select(['variantSku', 'currency', 'regular', 'special', 'specialFrom', 'specialTo', 'validFrom'])
      .where(isAnyOf(trx, 'variantSku', skus))
      .orderBy('variantSku')
      .orderBy('currency')
      .orderBy('validFrom')
      .orderBy('id')
      .execute();
    for (const { variantSku, currency, special, specialFrom, specialTo, ...row } of rows) {
      const record = {
        ...row,
        special: special ?? undefined,
        specialFrom: specialFrom ?? undefined,
        specialTo: specialTo ?? undefined,
      };
      const key = keyOf({ sku: variantSku, currency });
      const known = histories.get(key);
      if (known) known.push(record);
      else histories.set(key, [record]);
    }
  }
  return histories;
}

function isSamePrice(one: PriceRecord, other: PriceRecord): boolean {
  return (
    one.regular === other.regular &&
    one.special === other.special &&
    one.specialFrom?.getTime() === other.specialFrom?.getTime() &&
    one.specialTo?.getTime() === other.specialTo?.getTime()
  );
}

function addToHistory(trx: Trx, calculated: readonly CalculatedPrice[], recordedAt: Date): Promise<void> {
  const rows = calculated.flatMap(({ variant: { sku, currency }, added }) =>
    added.map((record) => ({
      variantSku: sku,
      currency,
      ...columnsOf(record),
      validFrom: record.validFrom,
      recordedAt,
    })),
  );
  return insertMany(trx, 'price_history', HISTORY_COLUMNS, rows);
}

async function upsertPrices(trx: Trx, calculated: readonly CalculatedPrice[]): Promise<void> {
  const rows = calculated.map(({ variant: { variantId, currency }, price, lowest30 }) => ({
    variantId,
    currency,
    ...columnsOf(price),
    lowest30: lowest30 ?? null,
  }));
  const columns = ['variantId', 'currency', ...PRICE_COLUMNS] as const;
  if (rows.length === 0) return;
  await insertRows(trx, 'product_price', columns, rows)
    .onConflict((conflict) =>
      conflict
        .columns(['variantId', 'currency'])
        .doUpdateSet((eb) => ({
          regular: eb.ref('excluded.regular'),
          special: eb.ref('excluded.special'),
          specialFrom: eb.ref('excluded.specialFrom'),
          specialTo: eb.ref('excluded.specialTo'),
          lowest30: eb.ref('excluded.lowest30'),
        }))
        // What stays as it is costs nothing.
        .where((eb) =>
          eb.or(
            PRICE_COLUMNS.map((column) =>
              eb(`product_price.${column}`, 'is distinct from', eb.ref(`excluded.${column}`)),
            ),
          ),
        ),
    )
    .execute();
}

const HISTORY_COLUMNS = [
  'variantSku',
  'currency',
  'regular',
  'special',
  'specialFrom',
  'specialTo',
  'validFrom',
  'recordedAt',
] as const;
const PRICE_COLUMNS = ['regular', 'special', 'specialFrom', 'specialTo', 'lowest30'] as const;

function columnsOf({ regular, special, specialFrom, specialTo }: PriceRecord) {
  return {
    regular,
    special: special ?? null,
    specialFrom: specialFrom ?? null,
    specialTo: specialTo ?? null,
  };
}
