import { keyLists } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';
import { SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { type CustomerGroup, FRIENDS_AND_FAMILY } from '../catalog.tables.ts';
import { type GroupPriceRecord, lowestBeforeGroupPrice } from './lowest-price.ts';
import { type PricedVariant, readPriceHistory } from './prices.store.ts';

/** A group's price of a variant: the amount, or nothing when the group pays what everybody pays. */
export interface GroupPriceChange {
  readonly variant: PricedVariant;
  readonly amount: number | undefined;
}

/**
 * Sets what a group pays and adds it to the group's own history, from which its lowest price of 30 days follows.
 * The same price again leaves the history alone. To be called after the prices of everybody were set; the variants
 * must be locked.
 */
export async function setGroupPrices(
  trx: Trx,
  changes: readonly GroupPriceChange[],
  { now, group = FRIENDS_AND_FAMILY }: { readonly now: Date; readonly group?: CustomerGroup },
): Promise<void> {
  const known = await findWithGroupHistory(trx, changes, group);
  // Most goods have no such price and never had one.
  const concerned = changes.filter(({ variant, amount }) => amount !== undefined || known.has(variant.sku));
  for (const { variant, amount } of concerned) await setGroupPrice(trx, variant, { amount, now, group });
}

async function findWithGroupHistory(
  trx: Trx,
  changes: readonly GroupPriceChange[],
  group: CustomerGroup,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const skus of keyLists(changes.map(({ variant }) => variant.sku))) {
    const rows = await trx
      .selectFrom('group_price_history')
      .select('variantSku')
      .where(isAnyOf(trx, 'variantSku', skus))
      .where('customerGroup', '=', group)
      .execute();
    for (const { variantSku } of rows) found.add(variantSku);
  }
  return found;
}

interface GroupPrice {
  readonly amount: number | undefined;
  readonly now: Date;
  readonly group: CustomerGroup;
}

async function setGroupPrice(trx: Trx, variant: PricedVariant, { amount, now, group }: GroupPrice): Promise<void> {
  const kept = await readGroupHistory(trx, variant, group);
  const records = kept.at(-1)?.amount === amount ? kept : [...kept, { amount, validFrom: now }];
  const { variantId, sku, currency } = variant;
  if (records !== kept) await addToHistory(trx, variant, group, { amount, now });
  if (amount === undefined) {
    await trx
      .deleteFrom('product_group_price')
      .where('variantId', '=', variantId)
      .where('currency', '=', currency)
      .where('customerGroup', '=', group)
      .execute();
    return;
  }
  const ofEverybody = await readPriceHistory(trx, { variantId, sku, currency });
  const columns = { amount, lowest30: lowestBeforeGroupPrice(ofEverybody, records, SHOP_TIME_ZONE) ?? null };
  await trx
    .insertInto('product_group_price')
    .values({ variantId, currency, customerGroup: group, ...columns })
    .onConflict((conflict) => conflict.columns(['variantId', 'currency', 'customerGroup']).doUpdateSet(columns))
    .execute();
}

async function addToHistory(
  trx: Trx,
  { sku, currency }: PricedVariant,
  customerGroup: CustomerGroup,
  { amount, now }: Pick<GroupPrice, 'amount' | 'now'>,
): Promise<void> {
  await trx
    .insertInto('group_price_history')
    .values({
      variantSku: sku,
      currency,
      customerGroup,
      amount: amount ?? null,
      validFrom: now,
      recordedAt: now,
    })
    .execute();
}

async function readGroupHistory(
  trx: Trx,
  { sku, currency }: PricedVariant,
  group: CustomerGroup,
): Promise<GroupPriceRecord[]> {
  const rows = await trx
    .selectFrom('group_price_history')
    .select(['amount', 'validFrom'])
    .where('variantSku', '=', sku)
    .where('currency', '=', currency)
    .where('customerGroup', '=', group)
    .orderBy('validFrom')
    .orderBy('id')
    .execute();
  return rows.map(({ amount, validFrom }) => ({ amount: amount ?? undefined, validFrom }));
}
