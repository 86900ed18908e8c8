import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { DefaultWishlistStays, TooManyWishlists, WishlistMissing, WishlistNameRefused } from './wishlists.errors.ts';
import { createWishlistsStore, type ItemPut, type WishlistItemRow, type WishlistRow } from './wishlists.store.ts';
import type { WishlistVisibility } from './wishlists.tables.ts';

const MAX_NAME_LENGTH = 80;

/** A list with its entries. */
export interface WishlistWithItems extends WishlistRow {
  readonly items: readonly WishlistItemRow[];
}

/** What was to become of some entries: those that could not be changed are told. */
export interface WishlistChange {
  readonly wishlist: WishlistWithItems;
  /** Ids that the list does not hold. */
  readonly missing: readonly number[];
  /** Skus for which there was no room. */
  readonly refused: readonly string[];
}

export interface ItemUpdate {
  readonly id: number;
  readonly quantity?: number | undefined;
  readonly description?: string | null | undefined;
  /** Another variant of the product. */
  readonly sku?: string | undefined;
}

/** Whose list. Without an id it is the one that every customer has. */
export interface WishlistPlace {
  readonly customerId: number;
  readonly id: number | undefined;
}

function readName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MAX_NAME_LENGTH) throw new WishlistNameRefused(MAX_NAME_LENGTH);
  return trimmed;
}

/** What customers do with their lists. Another's list is answered like one that is not there. */
export function createWishlists(db: Db, now: () => Date = () => new Date()) {
  const store = createWishlistsStore(db);

  /** Changes the entries of a list under its lock. */
  function change(
    place: WishlistPlace,
    work: (trx: Trx, list: WishlistWithItems) => Promise<Partial<WishlistChange>>,
  ): Promise<WishlistChange> {
    return inTransaction(db, async (trx) => {
      const id = place.id ?? (await store.findDefault(place.customerId, now(), trx)).id;
      const list = await store.lock(trx, id, place.customerId);
      if (!list) throw new WishlistMissing();
      const outcome = await work(trx, { ...list, items: await store.itemsOf([id], trx) });
      const updated = await store.update(trx, id, {}, now());
      const wishlist = { ...updated, items: await store.itemsOf([id], trx) };
      return { missing: [], refused: [], ...outcome, wishlist };
    });
  }

  const missingIn = ({ items }: WishlistWithItems, ids: readonly number[]) =>
    ids.filter((id) => !items.some((item) => item.id === id));

  return {
    store,

    /** The list as it is. */
    async read({ customerId, id }: WishlistPlace): Promise<WishlistWithItems> {
      const list = id === undefined ? await store.findDefault(customerId, now()) : await store.find(id, customerId);
      if (!list) throw new WishlistMissing();
      return { ...list, items: await store.itemsOf([list.id]) };
    },

    findDefault: (customerId: number): Promise<WishlistRow> => store.findDefault(customerId, now()),

    create: (
      customerId: number,
      { name, visibility }: { name: string; visibility: WishlistVisibility },
      maximum: number,
    ): Promise<WishlistRow> => {
      const readable = readName(name);
      return inTransaction(db, async (trx) => {
        // The list that everybody has counts, also when nobody has looked at it yet.
        await store.findDefault(customerId, now(), trx);
        if ((await store.countLocked(trx, customerId)) >= maximum) throw new TooManyWishlists(maximum);
        return store.create(trx, { customerId, name: readable, visibility }, now());
      });
    },

    rename: (
      { customerId, id = -1 }: WishlistPlace,
      { name, visibility }: { name?: string | null | undefined; visibility?: WishlistVisibility | null | undefined },
    ): Promise<WishlistRow> =>
      inTransaction(db, async (trx) => {
        if (!(await store.lock(trx, id, customerId))) throw new WishlistMissing();
        const changed = { ...(name != null && { name: readName(name) }), ...(visibility != null && { visibility }) };
        return store.update(trx, id, changed, now());
      }),

    remove: ({ customerId, id = -1 }: WishlistPlace): Promise<void> =>
      inTransaction(db, async (trx) => {
        const list = await store.lock(trx, id, customerId);
        if (!list) throw new WishlistMissing();
        if (list.isDefault) throw new DefaultWishlistStays();
        await store.remove(trx, id);
      }),

    /** Puts products into the list; asked twice it has one effect. */
    put: (place: WishlistPlace, puts: readonly ItemPut[], maximum: number) =>
      change(place, async (trx, list) => {
        const held = new Set(list.items.map(({ sku }) => sku));
        const refused: string[] = [];
        for (const put of puts) {
          if (!held.has(put.sku) && held.size >= maximum) refused.push(put.sku);
          else {
            held.add(put.sku);
            await store.put(trx, list.id, put, now());
          }
        }
        return { refused };
      }),

    /** Takes entries out; all of them when none are named. */
    take: (place: WishlistPlace, ids?: readonly number[]) =>
      change(place, async (trx, list) => {
        await store.removeItems(trx, list.id, ids);
        return { missing: ids ? missingIn(list, ids) : [] };
      }),

    update: (place: WishlistPlace, updates: readonly ItemUpdate[]) =>
      change(place, async (trx, list) => {
        for (const { id, quantity, description, sku } of updates) {
          const item = list.items.find((each) => each.id === id);
          if (!item) continue;
          const put = { sku: sku ?? item.sku, quantity: quantity ?? item.quantity };
          // Another variant may be in the list already: then the two become one entry.
          if (put.sku !== item.sku) await store.removeItems(trx, list.id, [id]);
          await store.put(trx, list.id, { ...put, description: description ?? item.description }, now());
        }
        return {
          missing: missingIn(
            list,
            updates.map(({ id }) => id),
          ),
        };
      }),
  };
}

export type Wishlists = ReturnType<typeof createWishlists>;
