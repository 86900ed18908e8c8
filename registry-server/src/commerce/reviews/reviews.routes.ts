import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { readReviewTexts } from './review-text.ts';
import { ImportedProductMissing, ReviewMissing } from './reviews.errors.ts';
import type { Decision, ReviewForStaff, ReviewsStore } from './reviews.store.ts';
import { REVIEW_STATUSES } from './reviews.tables.ts';

const tags = ['reviews'];
const error = { $ref: 'Error#' } as const;
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;
const reviewSchema = {
  type: 'object',
  required: [
    'id',
    'sku',
    'productName',
    'nickname',
    'summary',
    'text',
    'language',
    'rating',
    'isVerified',
    'status',
    'createdAt',
  ],
  properties: {
    id: { type: 'integer' },
    sku: { type: 'string' },
    productName: { type: 'string' },
    shade: { type: 'string' },
    nickname: { type: 'string' },
    summary: { type: 'string' },
    text: { type: 'string' },
    language: { type: 'string' },
    rating: { type: 'integer' },
    isVerified: { type: 'boolean' },
    status: { type: 'string', enum: REVIEW_STATUSES },
    createdAt: { type: 'string' },
    decidedAt: { type: 'string' },
    decidedBy: { type: 'string' },
    reason: { type: 'string' },
  },
} as const;

const MOST_AT_ONCE = 500;

const importSchema = {
  type: 'object',
  required: ['reviews'],
  additionalProperties: false,
  properties: {
    reviews: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_AT_ONCE,
      items: {
        type: 'object',
        required: ['sku', 'nickname', 'text', 'rating', 'isVerified', 'createdAt'],
        additionalProperties: false,
        properties: {
          sku: { type: 'string', minLength: 1, maxLength: 64 },
          shade: { type: 'string', minLength: 1, maxLength: 64 },
          nickname: { type: 'string', minLength: 1, maxLength: 60 },
          summary: { type: 'string', minLength: 1, maxLength: 150 },
          text: { type: 'string', minLength: 1, maxLength: 4000 },
          language: { type: 'string', pattern: '^[a-z]{2}$', maxLength: 2, default: 'pl' },
          rating: { type: 'integer', minimum: 1, maximum: 5 },
          isVerified: { type: 'boolean' },
          createdAt: { type: 'string', format: 'date-time', maxLength: 40 },
        },
      },
    },
  },
} as const;

const importedSchema = {
  type: 'object',
  required: ['added', 'kept'],
  properties: { added: { type: 'integer' }, kept: { type: 'integer' } },
} as const;

export interface ReviewRoutesDeps {
  readonly store: ReviewsStore;
  /** The first of these skus that no product has. */
  readonly findUnknown: (skus: readonly string[]) => Promise<string | undefined>;
}

/** Reviews for those who read them before everybody else does. */
export function reviewsRoutes(app: App, { store, findUnknown }: ReviewRoutesDeps): void {
  app.get(
    '/staff/reviews',
    {
      config: { access: 'staff:viewer' },
      schema: {
        tags,
        summary: 'Reviews, those that wait for a decision first in line',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ...pagingProperties,
            status: { type: 'string', enum: REVIEW_STATUSES },
            sku: { type: 'string', maxLength: 64 },
            search: { type: 'string', maxLength: 100 },
          },
        },
        response: { 200: listSchema(reviewSchema) },
      },
    },
    async ({ query: { page, pageSize, status, sku, search } }) => {
      const { items, total } = await store.list({ page, pageSize, status, sku, search });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );

  app.post(
    '/staff/reviews/:id/approve',
    {
      config: { access: 'staff:publisher' },
      schema: {
        tags,
        summary: 'Show a review to everybody',
        params: idParams,
        response: { 200: reviewSchema, 404: error },
      },
    },
    async (request) => {
      const { id } = request.params;
      return decide(id, { status: 'approved', staffId: staffOf(request).id, at: new Date() });
    },
  );

  app.post(
    '/staff/reviews/:id/reject',
    {
      config: { access: 'staff:publisher' },
      schema: {
        tags,
        summary: 'Keep a review back, or take it back',
        params: idParams,
        body: {
          type: ['object', 'null'],
          additionalProperties: false,
          properties: { reason: { type: 'string', maxLength: 500 } },
        },
        response: { 200: reviewSchema, 404: error },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason } = request.body ?? {};
      return decide(id, { status: 'rejected', staffId: staffOf(request).id, reason, at: new Date() });
    },
  );

  app.post(
    '/staff/reviews/import',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Bring in reviews that the shop has from elsewhere',
        description:
          'They are shown at once, without an account behind them; the importer vouches for `isVerified`. What is there already stays as it is, so an import may be repeated.',
        body: importSchema,
        response: { 200: importedSchema, 404: error },
      },
    },
    async (request) => {
      const { reviews } = request.body;
      const unknown = await findUnknown(reviews.map(({ sku }) => sku));
      if (unknown !== undefined) throw new ImportedProductMissing(unknown);
      const brought = reviews.map(
        ({ sku, shade, createdAt, language, rating, isVerified, summary = '', ...words }) => ({
          productSku: sku,
          variantSku: shade ?? null,
          ...readReviewTexts({ ...words, summary }),
          language,
          rating,
          isVerified,
          createdAt: new Date(createdAt),
        }),
      );
      const added = await store.bringIn(brought, { staffId: staffOf(request).id, at: new Date() });
      return { added, kept: reviews.length - added };
    },
  );

  async function decide(id: number, decision: Decision) {
    const review = (await store.decide(id, decision)) ? await store.find(id) : undefined;
    if (!review) throw new ReviewMissing(id);
    return answerOf(review);
  }
}

function answerOf(row: ReviewForStaff) {
  const { id, productSku, variantSku, nickname, summary, text, language, rating, isVerified, status } = row;
  return {
    // The sku has to do for a product that is gone.
    id,
    sku: productSku,
    productName: row.productName ?? productSku,
    nickname,
    summary,
    text,
    language,
    rating,
    isVerified,
    status,
    createdAt: row.createdAt.toISOString(),
    ...(variantSku === null ? {} : { shade: variantSku }),
    ...(row.decidedByName === null ? {} : { decidedBy: row.decidedByName }),
    ...(row.rejectionReason === null ? {} : { reason: row.rejectionReason }),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
  };
}
