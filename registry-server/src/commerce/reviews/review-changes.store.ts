import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { searchTextOf, textHashOf } from './review-text.ts';
import type { NewReview, ReviewRow } from './reviews.store.ts';
import type { ReviewStatus } from './reviews.tables.ts';

/** What staff have decided. */
export interface Decision {
  readonly status: Exclude<ReviewStatus, 'pending'>;
  readonly staffId: number;
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** A review from another place: nobody's account here. */
export type BroughtReview = Omit<NewReview, 'customerId'>;

/** What staff change about reviews; pages that show them hear of it in the same transaction. */
export function createReviewChangesStore(db: Db) {
  return {
    /** Approves a review or takes it back; false when there is no such review. */
    decide: (id: number, { status, staffId, reason, at }: Decision): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const before = await lockReview(trx, id);
        if (!before) return false;
        if (before.status === status) return true;
        await trx
          .updateTable('product_review')
          .set({ status, decidedAt: at, decidedBy: staffId, rejectionReason: reason ?? null })
          .where('id', '=', id)
          .execute();
        const isShown = (value: ReviewStatus) => (value === 'approved' ? 1 : 0);
        const change = isShown(status) - isShown(before.status);
        if (change !== 0) {
          await addToTotal(trx, before, change);
          await recordChange(trx, [`product:${before.productSku}`]);
        }
        return true;
      }),

    /** Says which language a review is in; false when there is no such review. */
    setLanguage: (id: number, language: string): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const before = await lockReview(trx, id);
        if (!before) return false;
        if (before.language === language) return true;
        await trx.updateTable('product_review').set({ language }).where('id', '=', id).execute();
        // Reviews in the reader's language come first: only a review that is shown changes their order.
        if (before.status === 'approved') await recordChange(trx, [`product:${before.productSku}`]);
        return true;
      }),

    /**
     * Adds reviews that the shop has from elsewhere, approved as they are; one that is there already stays as it is. Tells
     * how many are new.
     */
    bringIn: (reviews: readonly BroughtReview[], { staffId, at }: { readonly staffId: number; readonly at: Date }) =>
      inTransaction(db, async (trx) => {
        let added = 0;
        for (const review of reviews) {
          const { productSku, rating } = review;
          const textHash = textHashOf(review.text);
          const known = await trx
            .selectFrom('product_review')
            .select('id')
            .where('productSku', '=', productSku)
            .where('textHash', '=', textHash)
            .where('nickname', '=', review.nickname)
            .limit(1)
            .executeTakeFirst();
          if (known) continue;
          const decision = { status: 'approved', decidedAt: at, decidedBy: staffId } as const;
          const searchText = searchTextOf(review);
          await trx
            .insertInto('product_review')
            .values({ ...review, ...decision, customerId: null, textHash, searchText })
            .execute();
          await addToTotal(trx, { productSku, rating }, 1);
          added += 1;
        }
        if (added > 0) {
          const skus = new Set(reviews.map(({ productSku }) => productSku));
          await recordChange(
            trx,
            [...skus].map((sku) => `product:${sku}`),
          );
        }
        return added;
      }),
  };
}

export type ReviewChangesStore = ReturnType<typeof createReviewChangesStore>;

function lockReview(trx: Trx, id: number): Promise<ReviewRow | undefined> {
  return trx
    .selectFrom('product_review')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

async function addToTotal(
  trx: Trx,
  { productSku, rating }: Pick<ReviewRow, 'productSku' | 'rating'>,
  change: number,
): Promise<void> {
  await trx
    .insertInto('product_review_total')
    .values({ productSku, count: Math.max(change, 0), ratingSum: Math.max(change * rating, 0) })
    .onConflict((conflict) =>
      conflict.column('productSku').doUpdateSet((eb) => ({
        count: eb('product_review_total.count', '+', change),
        ratingSum: eb('product_review_total.ratingSum', '+', change * rating),
      })),
    )
    .execute();
}
