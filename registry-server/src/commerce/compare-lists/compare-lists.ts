import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { CompareListForeign, CompareListFull, CompareListMissing } from './compare-lists.errors.ts';
import { type CompareListRow, createCompareListsStore } from './compare-lists.store.ts';

/** A list with what it holds, in the order in which it was added. */
export interface CompareListWithProducts extends CompareListRow {
  readonly productIds: readonly number[];
}

/** Who asks: a customer by id, or a guest. */
export type Shopper = number | undefined;

/** Products that are looked at side by side. A list answers to its owner alone; a guest's to whoever has its uid. */
export function createCompareLists(db: Db, now: () => Date = () => new Date()) {
  const store = createCompareListsStore(db);

  const withProducts = async (list: CompareListRow, reader: Db | Trx = db): Promise<CompareListWithProducts> => ({
    ...list,
    productIds: await store.productIds(list.id, reader),
  });

  /** Changes what a list holds under its lock. */
  function change(
    uid: string,
    shopper: Shopper,
    work: (trx: Trx, list: CompareListRow) => Promise<void>,
  ): Promise<CompareListWithProducts> {
    return inTransaction(db, async (trx) => {
      const list = await store.lock(trx, uid);
      requireOwner(list, shopper);
      await work(trx, list);
      return withProducts(await store.update(trx, list.id, {}, now()), trx);
    });
  }

  async function addNew(trx: Trx, list: CompareListRow, productIds: readonly number[], maximum: number) {
    // What is not sold any more is not seen, so it takes nobody's place.
    await store.takeWithdrawn(trx, list.id);
    const held = await store.productIds(list.id, trx);
    const added = [...new Set(productIds)].filter((id) => !held.includes(id));
    if (added.length > 0 && held.length + added.length > maximum) throw new CompareListFull(maximum);
    await store.add(trx, list.id, added);
  }

  return {
    store,

    /** The list of this uid; undefined when there is none, which a guest may be told. */
    async find(uid: string, shopper: Shopper): Promise<CompareListWithProducts | undefined> {
      const list = await store.findByUid(uid);
      if (!list && shopper === undefined) return undefined;
      requireOwner(list, shopper);
      return withProducts(list);
    },

    async findOfCustomer(customerId: number): Promise<CompareListWithProducts | undefined> {
      const list = await store.findOfCustomer(customerId);
      return list && withProducts(list);
    },

    /** A new list for a guest; the one that a customer has, when there is one already. */
    create: (shopper: Shopper, productIds: readonly number[], maximum: number): Promise<CompareListWithProducts> =>
      inTransaction(db, async (trx) => {
        if (shopper !== undefined) await store.lockCustomer(trx, shopper);
        const known = shopper === undefined ? undefined : await store.findOfCustomer(shopper, trx);
        const { uid } = known ?? (await store.create(trx, shopper ?? null, now()));
        const list = await store.lock(trx, uid);
        requireOwner(list, shopper);
        await addNew(trx, list, productIds, maximum);
        return withProducts(await store.update(trx, list.id, {}, now()), trx);
      }),

    add: (uid: string, shopper: Shopper, productIds: readonly number[], maximum: number) =>
      change(uid, shopper, (trx, list) => addNew(trx, list, productIds, maximum)),

    take: (uid: string, shopper: Shopper, productIds: readonly number[]) =>
      change(uid, shopper, (trx, list) => store.take(trx, list.id, productIds)),

    /** Removes the list; false when a guest named one that is not there. */
    remove: (uid: string, shopper: Shopper): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const list = await store.lock(trx, uid);
        if (!list && shopper === undefined) return false;
        requireOwner(list, shopper);
        await store.remove(trx, list.id);
        return true;
      }),

    /**
     * Hands a guest's list to the customer who has signed in. Where the customer has one, what the guest's holds moves
     * there, as far as there is room, and the guest's ends. Asked again for what is the customer's, nothing changes.
     */
    assign: (uid: string, customerId: number, maximum: number): Promise<CompareListWithProducts> =>
      inTransaction(db, async (trx) => {
        await store.lockCustomer(trx, customerId);
        const given = await store.lock(trx, uid);
        if (!given || (given.customerId !== null && given.customerId !== customerId)) throw new CompareListForeign();
        if (given.customerId === customerId) return withProducts(given, trx);
        const own = await store.findOfCustomer(customerId, trx);
        if (!own) return withProducts(await store.update(trx, given.id, { customerId }, now()), trx);
        await store.takeWithdrawn(trx, own.id);
        await store.takeWithdrawn(trx, given.id);
        const [held, brought] = [await store.productIds(own.id, trx), await store.productIds(given.id, trx)];
        const room = Math.max(0, maximum - held.length);
        await store.add(trx, own.id, brought.filter((id) => !held.includes(id)).slice(0, room));
        await store.remove(trx, given.id);
        return withProducts(await store.update(trx, own.id, {}, now()), trx);
      }),

    async forget(trx: Trx, customerId: number): Promise<void> {
      await trx.deleteFrom('compare_list').where('customerId', '=', customerId).execute();
    },
  };
}

export type CompareLists = ReturnType<typeof createCompareLists>;

function requireOwner(list: CompareListRow | undefined, shopper: Shopper): asserts list is CompareListRow {
  if (!list && shopper === undefined) throw new CompareListMissing();
  if (!list || list.customerId !== (shopper ?? null)) throw new CompareListForeign();
}
