import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { OrderRow } from '../order-view.ts';

const byId = prepareQuery(['id'], (db, { id }: { readonly id: number }) =>
  db.selectFrom('sales_order').selectAll().where('id', '=', id),
);

const byNumber = prepareQuery(['number'], (db, { number }: { readonly number: string }) =>
  db.selectFrom('sales_order').selectAll().where('number', '=', number),
);

const byCart = prepareQuery(['cartId'], (db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('sales_order').selectAll().where('cartId', '=', cartId),
);

const locked = prepareQuery(['id'], (db, { id }: { readonly id: number }) =>
  db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate()),
);

/** The row of an order, without its parts. */
export async function findOrder(db: Db | Trx, id: number): Promise<OrderRow | undefined> {
  return (await byId(db, { id }))[0];
}

export async function findOrderByNumber(db: Db | Trx, number: string): Promise<OrderRow | undefined> {
  return (await byNumber(db, { number }))[0];
}

/** The order that this cart came to. */
export async function findOrderOfCart(db: Db | Trx, cartId: string): Promise<OrderRow | undefined> {
  return (await byCart(db, { cartId }))[0];
}

/** The row of an order, which nobody else changes until the transaction ends. */
export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | undefined> {
  return (await locked(trx, { id }))[0];
}

const placedBy = prepareQuery(['id'], (db, { id }: { readonly id: number }) =>
  db
    .selectFrom('sales_order_status')
    .select('actorId')
    .where('orderId', '=', id)
    .where('from', 'is', null)
    .where('actorKind', '=', 'shopper'),
);

/** Whether a guest placed it, also when it belongs to an account now that was opened afterwards. */
export async function isPlacedByGuest(
  db: Db | Trx,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
): Promise<boolean> {
  return customerId === null || (await placedBy(db, { id }))[0]?.actorId === null;
}
