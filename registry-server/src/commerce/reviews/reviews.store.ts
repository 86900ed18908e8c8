import type { ReviewSort } from '@witryna/module-schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { containsPattern } from '../../text/like-pattern.ts';
import { searchTextOf, textHashOf } from './review-text.ts';
import type { ProductReviewTable, ReviewStatus } from './reviews.tables.ts';

export type ReviewRow = Selectable<ProductReviewTable>;
export type NewReview = Omit<
  Insertable<ProductReviewTable>,
  'id' | 'textHash' | 'status' | 'decidedAt' | 'decidedBy' | 'rejectionReason' | 'searchText'
> & { readonly customerId: number };

/** Approved reviews of a product in two numbers. */
export interface ReviewTotal {
  readonly count: number;
  readonly ratingSum: number;
}

const NO_REVIEWS: ReviewTotal = { count: 0, ratingSum: 0 };

export interface StaffQuery extends Paging {
  readonly status?: ReviewStatus | undefined;
  readonly sku?: string | undefined;
  readonly search?: string | undefined;
}

/** A review with the names that staff know things by. */
export interface ReviewForStaff extends ReviewRow {
  /** Null when the product is gone. */
  readonly productName: string | null;
  readonly decidedByName: string | null;
}

/** A number for each of the products, at most `limit` reviews deep. */
export interface ShownQuery {
  readonly skus: readonly string[];
  readonly limit: number;
  readonly offset: number;
  /** Of whoever reads them, as `pl`: what they can read stands before the rest, unless another order is asked for. */
  readonly language: string;
  /** The latest first when absent. */
  readonly sort?: ReviewSort | undefined;
  /** Only those with so many points. */
  readonly rating?: number | undefined;
}

/** How many reviews of a product gave one point, two points, and so on up to five. */
export type Distribution = readonly number[];

const RATINGS = [1, 2, 3, 4, 5] as const;
const NO_POINTS: Distribution = RATINGS.map(() => 0);

/** Sorts reviews in this language before all others. */
const foreignLast = (language: string) => sql<number>`case when language = ${language} then 0 else 1 end`;

/** Reviews of products. */
export function createReviewsStore(db: Db) {
  const approved = (skus: readonly string[]) =>
    db.selectFrom('product_review').where('productSku', 'in', skus).where('status', '=', 'approved');

  async function forStaff(ids: readonly number[]): Promise<ReviewForStaff[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('product_review')
      .leftJoin('product', 'product.sku', 'product_review.productSku')
      .leftJoin('staff_user', 'staff_user.id', 'product_review.decidedBy')
      .selectAll('product_review')
      .select(['product.name as productName', 'staff_user.name as decidedByName'])
      .where('product_review.id', 'in', ids)
      .execute();
  }

  return {
    /** Keeps a new review; the same words of the same customer twice are one. */
    create: (review: NewReview): Promise<ReviewRow> =>
      inTransaction(db, async (trx) => {
        const textHash = textHashOf(review.text);
        await trx
          .insertInto('product_review')
          .values({ ...review, textHash, status: 'pending', searchText: searchTextOf(review) })
          .onConflict((conflict) => conflict.columns(['customerId', 'productSku', 'textHash']).doNothing())
          .execute();
        return trx
          .selectFrom('product_review')
          .selectAll()
          .where('customerId', '=', review.customerId)
          .where('productSku', '=', review.productSku)
          .where('textHash', '=', textHash)
          .executeTakeFirstOrThrow();
      }),

    /** What others see of some products. */
    async shown({ skus, limit, offset, language, sort = 'newest', rating }: ShownQuery): Promise<ReviewRow[]> {
      if (skus.length === 0) return [];
      return approved(skus)
        .selectAll()
        .$if(rating !== undefined, (query) => query.where('rating', '=', rating ?? 0))
        .$if(sort === 'newest', (query) => query.orderBy(foreignLast(language)))
        .$if(sort !== 'newest', (query) => query.orderBy('rating', sort === 'highest' ? 'desc' : 'asc'))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },

    /** The latest of each product, so many at most, those in the reader's language before the others. */
    async latestOfEach(skus: readonly string[], limit: number, language: string): Promise<Map<string, ReviewRow[]>> {
      if (skus.length === 0) return new Map();
      const order = sql`${foreignLast(language)}, "createdAt" desc, id desc`;
      const numbered = approved(skus)
        .selectAll()
        .select(sql<number>`row_number() over (partition by "productSku" order by ${order})`.as('place'));
      const rows = await db
        .selectFrom(numbered.as('numbered'))
        .selectAll()
        .where('place', '<=', limit)
        .orderBy('productSku')
        .orderBy('place')
        .execute();
      return Map.groupBy(
        rows.map(({ place: _, ...row }) => row),
        ({ productSku }) => productSku,
      );
    },

    /** The two numbers of each product, in the order of the skus. */
    async totals(skus: readonly string[]): Promise<ReviewTotal[]> {
      if (skus.length === 0) return [];
      const rows = await db.selectFrom('product_review_total').selectAll().where('productSku', 'in', skus).execute();
      const bySku = new Map(rows.map(({ productSku, count, ratingSum }) => [productSku, { count, ratingSum }]));
      return skus.map((sku) => bySku.get(sku) ?? NO_REVIEWS);
    },

    /** How the approved reviews of each product are divided, in the order of the skus. */
    async distributions(skus: readonly string[]): Promise<Distribution[]> {
      if (skus.length === 0) return [];
      const rows = await approved(skus)
        .select(({ fn }) => ['productSku', 'rating', fn.countAll<number>().as('count')])
        .groupBy(['productSku', 'rating'])
        .execute();
      const bySku = Map.groupBy(rows, ({ productSku }) => productSku);
      return skus.map((sku) => {
        const ofProduct = bySku.get(sku);
        if (!ofProduct) return NO_POINTS;
        return RATINGS.map((rating) => ofProduct.find((row) => row.rating === rating)?.count ?? 0);
      });
    },

    /** A customer's own reviews, whatever became of them, the latest first. */
    async ofCustomer(customerId: number, { limit, offset }: { limit: number; offset: number }) {
      const own = db.selectFrom('product_review').where('customerId', '=', customerId);
      const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** For staff: reviews in this state, the oldest first while they wait. */
    async list({ status, sku, search, ...paging }: StaffQuery): Promise<{ items: ReviewForStaff[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const matching = db
        .selectFrom('product_review')
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
        .$if(sku !== undefined, (query) => query.where('product_review.productSku', '=', sku ?? ''))
        .$if(search !== undefined, (query) =>
          query.where(sql<boolean>`"searchText" like ${containsPattern(search ?? '')} escape '\\'`),
        );
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await matching
        .select('product_review.id')
        .orderBy('id', status === 'pending' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const ids = rows.map(({ id }) => id);
      const found = await forStaff(ids);
      return { items: ids.flatMap((id) => found.find((review) => review.id === id) ?? []), total };
    },

    async find(id: number): Promise<ReviewForStaff | undefined> {
      return (await forStaff([id]))[0];
    },

    /** Takes the person out of their reviews; what others have read stays. */
    async forget(trx: Trx, customerId: number): Promise<void> {
      await trx
        .deleteFrom('product_review')
        .where('customerId', '=', customerId)
        .where('status', '!=', 'approved')
        .execute();
      await trx
        .updateTable('product_review')
        .set({ customerId: null, nickname: '', searchText: '' })
        .where('customerId', '=', customerId)
        .execute();
    },
  };
}

export type ReviewsStore = ReturnType<typeof createReviewsStore>;
