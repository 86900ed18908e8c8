import { createHash } from 'node:crypto';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { DAY_MS } from '../../../time/durations.ts';

/** Products that are remembered of one browser. */
export const MOST_VIEWED = 30;
/** How long a look is remembered. */
export const VIEWED_DAYS = 60;
/** Looks that are remembered in all: ids are made up by browsers, and so by whoever wants to fill the table. */
const MOST_LOOKS = 1_000_000;
/** Rows that are forgotten at once. */
const CLEANING_BATCH = 1_000;

/** What browsers have looked at, for recommendations that need to know nobody. */
export function createViewedStore(db: Db, now: () => Date = () => new Date(), mostLooks = MOST_LOOKS) {
  const since = () => new Date(now().getTime() - VIEWED_DAYS * DAY_MS);

  /** Looks of this instant or before are forgotten. */
  async function oldestKept(): Promise<Date> {
    const beyond = await db
      .selectFrom('viewed_product')
      .select('viewedAt')
      .orderBy('viewedAt', 'desc')
      .offset(mostLooks)
      .limit(1)
      .executeTakeFirst();
    return beyond && beyond.viewedAt > since() ? beyond.viewedAt : since();
  }

  return {
    /** Remembers a look at these products, by sku; what is not there is not remembered. */
    record: (viewerId: string, skus: readonly string[]): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (skus.length === 0) return;
        const products = await trx.selectFrom('product').select('id').where('sku', 'in', skus).execute();
        if (products.length === 0) return;
        const viewerHash = hashOf(viewerId);
        const viewedAt = await nextLook(trx, viewerHash, now());
        await trx
          .insertInto('viewed_product')
          .values(products.map(({ id }) => ({ viewerHash, productId: id, viewedAt })))
          .onConflict((conflict) => conflict.columns(['viewerHash', 'productId']).doUpdateSet({ viewedAt }))
          .execute();
        await forgetBeyond(trx, viewerHash);
      }),

    /** The skus that this browser, or customer, looked at, last first. */
    async read(viewerId: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('viewed_product')
        .innerJoin('product', 'product.id', 'viewed_product.productId')
        .select('sku')
        .where('viewerHash', '=', hashOf(viewerId))
        .where('viewedAt', '>', since())
        .orderBy('viewedAt', 'desc')
        .orderBy('productId', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ sku }) => sku);
    },

    /**
     * Moves the looks of one viewer to another, who keeps the later of two looks at a product and no more than the
     * newest `MOST_VIEWED`. Nothing is left of the first viewer, so that a second call moves nothing.
     */
    merge: (fromViewerId: string, toViewerId: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        const moved = await trx
          .deleteFrom('viewed_product')
          .where('viewerHash', '=', hashOf(fromViewerId))
          .returning(['productId', 'viewedAt'])
          .execute();
        const kept = moved.filter(({ viewedAt }) => viewedAt > since());
        if (kept.length === 0) return;
        const viewerHash = hashOf(toViewerId);
        await trx
          .insertInto('viewed_product')
          .values(kept.map(({ productId, viewedAt }) => ({ viewerHash, productId, viewedAt })))
          .onConflict((conflict) =>
            conflict
              .columns(['viewerHash', 'productId'])
              .doUpdateSet((eb) => ({ viewedAt: eb.ref('excluded.viewedAt') }))
              .whereRef('excluded.viewedAt', '>', 'viewed_product.viewedAt'),
          )
          .execute();
        await forgetBeyond(trx, viewerHash);
      }),

    /** Forgets all that was looked at. */
    async forget(viewerId: string, trx: Pick<Trx, 'deleteFrom'> = db): Promise<void> {
      await trx.deleteFrom('viewed_product').where('viewerHash', '=', hashOf(viewerId)).execute();
    },

    /** Forgets a batch of what is too old, or too much; answers how many looks it was. */
    async forgetOld(): Promise<number> {
      const until = await oldestKept();
      const old = await db
        .selectFrom('viewed_product')
        .select(['viewerHash', 'productId'])
        .where('viewedAt', '<=', until)
        .orderBy('viewedAt')
        .limit(CLEANING_BATCH)
        .execute();
      const viewers = [...new Set(old.map(({ viewerHash }) => viewerHash))];
      if (viewers.length > 0) {
        await db
          .deleteFrom('viewed_product')
          .where('viewerHash', 'in', viewers)
          .where('viewedAt', '<=', until)
          .execute();
      }
      return old.length;
    },
  };
}

/** Later than the last look of this viewer, so that two within a millisecond are told in their order. */
async function nextLook(trx: Trx, viewerHash: string, now: Date): Promise<Date> {
  const last = await trx
    .selectFrom('viewed_product')
    .select('viewedAt')
    .where('viewerHash', '=', viewerHash)
    .orderBy('viewedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.viewedAt >= now ? new Date(last.viewedAt.getTime() + 1) : now;
}

export type ViewedStore = ReturnType<typeof createViewedStore>;

async function forgetBeyond(trx: Trx, viewerHash: string): Promise<void> {
  const kept = trx
    .selectFrom('viewed_product')
    .select('productId')
    .where('viewerHash', '=', viewerHash)
    .orderBy('viewedAt', 'desc')
    .orderBy('productId', 'desc')
    .limit(MOST_VIEWED);
  await trx
    .deleteFrom('viewed_product')
    .where('viewerHash', '=', viewerHash)
    .where('productId', 'not in', kept)
    .execute();
}

/** Under which a customer's looks are kept; no browser can have such an id, for it has a colon in it. */
export const customerViewer = (customerId: number): string => `customer:${customerId}`;

function hashOf(viewerId: string): string {
  return createHash('sha256').update(viewerId).digest('hex');
}
