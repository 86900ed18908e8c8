import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import type { Trx } from '../../database/transaction.ts';
import type { WishlistItemTable, WishlistTable, WishlistVisibility } from './wishlists.tables.ts';

export type WishlistRow = Selectable<WishlistTable>;
export type WishlistItemRow = Selectable<WishlistItemTable>;

const SHARING_CODE_BYTES = 16;

/** An entry with what it is to be. */
export interface ItemPut {
  readonly sku: string;
  readonly quantity: number;
  readonly description?: string | null;
}

const newRow = (customerId: number, now: Date) => ({
  customerId,
  sharingCode: randomBytes(SHARING_CODE_BYTES).toString('hex'),
  createdAt: now,
  updatedAt: now,
});

/** Lists of favourites. Whoever changes entries holds the list's lock. */
export function createWishlistsStore(db: Db) {
  return {
    /** The list that every customer has; it comes into being when it is first asked for. */
    async findDefault(customerId: number, now: Date, trx: Db | Trx = db): Promise<WishlistRow> {
      const find = () =>
        trx
          .selectFrom('wishlist')
          .selectAll()
          .where('customerId', '=', customerId)
          .where('isDefault', '=', true)
          .executeTakeFirst();
      const found = await find();
      if (found) return found;
      await trx
        .insertInto('wishlist')
        .values({ ...newRow(customerId, now), name: null, visibility: 'PRIVATE', isDefault: true })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await find();
      if (!made) throw new Error('The list that was just written is not there.');
      return made;
    },

    create: (
      trx: Trx,
      { customerId, ...list }: { customerId: number; name: string; visibility: WishlistVisibility },
      now: Date,
    ): Promise<WishlistRow> =>
      trx
        .insertInto('wishlist')
        .values({ ...newRow(customerId, now), ...list, isDefault: false })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** The customer's own list of this id, locked. */
    lock: (trx: Trx, id: number, customerId: number): Promise<WishlistRow | undefined> =>
      trx
        .selectFrom('wishlist')
        .selectAll()
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst(),

    find: (id: number, customerId: number): Promise<WishlistRow | undefined> =>
      db
        .selectFrom('wishlist')
        .selectAll()
        .where('id', '=', id)
        .where('customerId', '=', customerId)
        .executeTakeFirst(),

    /** A list that its owner shows to whoever has the code. */
    findShared: (sharingCode: string): Promise<WishlistRow | undefined> =>
      db
        .selectFrom('wishlist')
        .selectAll()
        .where('sharingCode', '=', sharingCode)
        .where('visibility', '=', 'PUBLIC')
        .executeTakeFirst(),

    list: (customerId: number, { limit, offset }: { limit: number; offset: number }): Promise<WishlistRow[]> =>
      db
        .selectFrom('wishlist')
        .selectAll()
        .where('customerId', '=', customerId)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** How many lists the customer has; the customer is locked, so that the number stays. */
    async countLocked(trx: Trx, customerId: number): Promise<number> {
      await trx
        .selectFrom('customer')
        .select('id')
        .where('id', '=', customerId)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .execute();
      const { total } = await trx
        .selectFrom('wishlist')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('customerId', '=', customerId)
        .executeTakeFirstOrThrow();
      return total;
    },

    update: (
      trx: Trx,
      id: number,
      change: Partial<Pick<WishlistRow, 'name' | 'visibility'>>,
      now: Date,
    ): Promise<WishlistRow> =>
      trx
        .updateTable('wishlist')
        .set({ ...change, updatedAt: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async remove(trx: Trx, id: number): Promise<void> {
      await trx.deleteFrom('wishlist').where('id', '=', id).execute();
    },

    /** Entries of some lists, the latest first. */
    itemsOf: (wishlistIds: readonly number[], trx: Db | Trx = db): Promise<WishlistItemRow[]> =>
      wishlistIds.length === 0
        ? Promise.resolve([])
        : trx
            .selectFrom('wishlist_item')
            .selectAll()
            .where('wishlistId', 'in', wishlistIds)
            .orderBy('addedAt', 'desc')
            .orderBy('id', 'desc')
            .execute(),

    /** Adds an entry, or makes the one that there is what it is to be: each product is in a list once. */
    async put(trx: Trx, wishlistId: number, { sku, quantity, description }: ItemPut, now: Date): Promise<void> {
      await trx
        .insertInto('wishlist_item')
        .values({ wishlistId, sku, quantity, description: description ?? null, addedAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['wishlistId', 'sku'])
            .doUpdateSet({ quantity, ...(description === undefined ? {} : { description }) }),
        )
        .execute();
    },

    async removeItems(trx: Trx, wishlistId: number, ids?: readonly number[]): Promise<void> {
      if (ids?.length === 0) return;
      await trx
        .deleteFrom('wishlist_item')
        .where('wishlistId', '=', wishlistId)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .execute();
    },
  };
}
