import type { Trx } from '../../database/transaction.ts';
import { type CustomerGroup, FRIENDS_AND_FAMILY } from './catalog.tables.ts';
import { SHOP_TIME_ZONE } from './catalog-defaults.ts';
import { type GroupPriceRecord, lowestBeforeGroupPrice } from './lowest-price.ts';
import { type PricedVariant, readPriceHistory } from './prices.store.ts';

/** A group's price of a variant: the amount, or nothing when the group pays what everybody pays. */
export interface GroupPriceChange {
  readonly amount: number | undefined;
  readonly now: Date;
  readonly group?: CustomerGroup;
}

/**
 * Sets what a group pays and adds it to the group's own history, from which its lowest price of 30 days follows.
 * The same price again leaves the history alone. To be called after the price of everybody was set; the variant
 * must be locked.
 */
export async function setGroupPrice(
  trx: Trx,
  variant: PricedVariant,
  { amount, now, group = FRIENDS_AND_FAMILY }: GroupPriceChange,
): Promise<void> {
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
  { amount, now }: GroupPriceChange,
): Promise<void> {
  await trx
    .insertInto('group_price_history')
    .values({
      ...{ variantSku: sku, currency, customerGroup },
      ...{ amount: amount ?? null, validFrom: now, recordedAt: now },
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
