import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import type { Trx } from '../../database/transaction.ts';
import type { CompareListTable } from './compare-lists.tables.ts';

export type CompareListRow = Selectable<CompareListTable>;

const UID_BYTES = 16;

/** Lists of products to compare. Whoever changes what is in one holds its lock. */
export function createCompareListsStore(db: Db) {
  return {
    findByUid: (uid: string): Promise<CompareListRow | undefined> =>
      db.selectFrom('compare_list').selectAll().where('uid', '=', uid).executeTakeFirst(),

    findOfCustomer: (customerId: number, reader: Db | Trx = db): Promise<CompareListRow | undefined> =>
      reader.selectFrom('compare_list').selectAll().where('customerId', '=', customerId).executeTakeFirst(),

    /** The customer, locked: nobody else gives them a list until the transaction ends. */
    async lockCustomer(trx: Trx, customerId: number): Promise<void> {
      await trx
        .selectFrom('customer')
        .select('id')
        .where('id', '=', customerId)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .execute();
    },

    create: (trx: Trx, customerId: number | null, now: Date): Promise<CompareListRow> =>
      trx
        .insertInto('compare_list')
        .values({
          uid: randomBytes(UID_BYTES).toString('hex'),
          customerId,
          createdAt: now,
          updatedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** The list, which nobody else changes until the transaction ends. */
    lock: (trx: Trx, uid: string): Promise<CompareListRow | undefined> =>
      trx
        .selectFrom('compare_list')
        .selectAll()
        .where('uid', '=', uid)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst(),

    /** In the order in which they were added. */
    async productIds(listId: number, reader: Db | Trx = db): Promise<number[]> {
      const rows = await reader
        .selectFrom('compare_list_item')
        .select('productId')
        .where('listId', '=', listId)
        .orderBy('id')
        .execute();
      return rows.map(({ productId }) => productId);
    },

    async add(trx: Trx, listId: number, productIds: readonly number[]): Promise<void> {
      if (productIds.length === 0) return;
      await trx
        .insertInto('compare_list_item')
        .values(productIds.map((productId) => ({ listId, productId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async take(trx: Trx, listId: number, productIds: readonly number[]): Promise<void> {
      if (productIds.length === 0) return;
      await trx
        .deleteFrom('compare_list_item')
        .where('listId', '=', listId)
        .where('productId', 'in', productIds)
        .execute();
    },

    /** Takes out the products that are not sold any more. */
    async takeWithdrawn(trx: Trx, listId: number): Promise<void> {
      await trx
        .deleteFrom('compare_list_item')
        .where('listId', '=', listId)
        .where('productId', 'in', trx.selectFrom('product').select('id').where('isActive', '=', false))
        .execute();
    },

    update: (trx: Trx, id: number, change: Partial<Pick<CompareListRow, 'customerId'>>, now: Date) =>
      trx
        .updateTable('compare_list')
        .set({ ...change, updatedAt: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async remove(trx: Trx, id: number): Promise<void> {
      await trx.deleteFrom('compare_list').where('id', '=', id).execute();
    },

    /** Removes up to `batch` lists of guests that nobody has changed since; gives how many. */
    async removeUnused(before: Date, batch: number): Promise<number> {
      const unused = db
        .selectFrom('compare_list')
        .select('id')
        .where('customerId', 'is', null)
        .where('updatedAt', '<', before)
        .orderBy('updatedAt')
        .limit(batch);
      const { numDeletedRows } = await db
        .deleteFrom('compare_list')
        .where('id', 'in', unused)
        // Asked again under the lock: the shopper may have come back, or signed in, in between.
        .where('customerId', 'is', null)
        .where('updatedAt', '<', before)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
