import type { CompiledQuery } from 'kysely';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';

const order = prepareQuery(['id', 'now'], (db, { id, now }: { readonly id: string; readonly now: Date }) =>
  db
    .updateTable('cart')
    .set((eb) => ({ status: 'ordered', version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id),
);

/** The statement by which a cart has become an order: nobody changes it any more. */
export function endCart(trx: Trx, id: string, now: Date): CompiledQuery<unknown> {
  return order.with(trx, { id, now });
}
