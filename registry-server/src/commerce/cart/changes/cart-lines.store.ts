import type { Kysely } from 'kysely';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { GiftKind } from '../../gifts/index.ts';
import type { PurchasableVariant } from '../../pricing/index.ts';
import type { LinePut } from './decide-additions.ts';

interface Place {
  readonly cartId: string;
  readonly now: Date;
}

/** Gives lines of bought things these quantities, and makes those that are missing. One statement for all of them. */
export async function putLines(trx: Trx, puts: readonly LinePut[], { cartId, now }: Place): Promise<void> {
  const [first, ...others] = puts;
  if (!first) return;
  if (others.length > 0) await linePuts(trx, puts, { cartId, now }).execute();
  else await putOne(trx, { ...first, cartId, now });
}

function linePuts(db: Kysely<Tables>, puts: readonly LinePut[], { cartId, now }: Place) {
  return db
    .insertInto('cart_line')
    .values(
      puts.map(({ sku, productSku, name, quantity }) => ({
        cartId,
        sku,
        productSku,
        name,
        quantity,
        kind: 'item' as const,
        giftSource: null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cartId', 'kind', 'sku']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        name: eb.ref('excluded.name'),
        productSku: eb.ref('excluded.productSku'),
        updatedAt: now,
      })),
    );
}

/** Most requests put one thing in. */
const putOne = prepareQuery(
  ['sku', 'productSku', 'name', 'quantity', 'cartId', 'now'],
  (db, { cartId, now, ...put }: LinePut & Place) => linePuts(db, [put], { cartId, now }),
);

/** Puts one piece of a gift in. */
export async function insertGift(
  trx: Trx,
  { variant, kind, source }: { readonly variant: PurchasableVariant; readonly kind: GiftKind; readonly source: string },
  { cartId, now }: Place,
): Promise<void> {
  const { sku, productSku, name } = variant;
  await trx
    .insertInto('cart_line')
    .values({
      cartId,
      sku,
      productSku,
      name,
      quantity: 1,
      kind,
      giftSource: source,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['cartId', 'kind', 'sku']).doNothing())
    .execute();
}

/** Gives one line this quantity. */
export async function setQuantity(trx: Trx, id: number, quantity: number, now: Date): Promise<void> {
  await trx.updateTable('cart_line').set({ quantity, updatedAt: now }).where('id', '=', id).execute();
}

/** Takes lines out. */
export async function deleteLines(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('cart_line').where('id', 'in', ids).execute();
}
