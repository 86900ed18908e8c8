import { staffOf } from '../../access.ts';
import type { App } from '../../app.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { ReviewMissing } from './reviews.errors.ts';
import type { ReviewRow, ReviewsStore } from './reviews.store.ts';
import { REVIEW_STATUSES } from './reviews.tables.ts';

const tags = ['reviews'];
const error = { $ref: 'Error#' } as const;
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;
const reviewSchema = {
  type: 'object',
  required: ['id', 'sku', 'nickname', 'summary', 'text', 'rating', 'isVerified', 'status', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    sku: { type: 'string' },
    shade: { type: 'string' },
    nickname: { type: 'string' },
    summary: { type: 'string' },
    text: { type: 'string' },
    rating: { type: 'integer' },
    isVerified: { type: 'boolean' },
    status: { type: 'string', enum: REVIEW_STATUSES },
    createdAt: { type: 'string' },
    decidedAt: { type: 'string' },
  },
} as const;

const DECISIONS = { approve: 'approved', reject: 'rejected' } as const;

/** Reviews for those who read them before everybody else does. */
export function reviewsRoutes(app: App, { store }: { readonly store: ReviewsStore }): void {
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
          },
        },
        response: { 200: listSchema(reviewSchema) },
      },
    },
    async ({ query: { page, pageSize, status, sku } }) => {
      const { items, total } = await store.list({ page, pageSize, status, sku });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );

  for (const [action, status] of Object.entries(DECISIONS))
    app.post(
      `/staff/reviews/:id/${action}`,
      {
        config: { access: 'staff:publisher' },
        schema: {
          tags,
          summary: status === 'approved' ? 'Show a review to everybody' : 'Keep a review back, or take it back',
          params: idParams,
          response: { 200: reviewSchema, 404: error },
        },
      },
      async (request) => {
        const { id } = request.params;
        const decision = { status, staffId: staffOf(request).id, at: new Date() };
        const review = (await store.decide(id, decision)) ? await store.find(id) : undefined;
        if (!review) throw new ReviewMissing(id);
        return answerOf(review);
      },
    );
}

function answerOf(row: ReviewRow) {
  const { id, productSku, variantSku, nickname, summary, text, rating, isVerified, status } = row;
  return {
    ...{ id, sku: productSku, nickname, summary, text, rating, isVerified, status },
    createdAt: row.createdAt.toISOString(),
    ...(variantSku === null ? {} : { shade: variantSku }),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
  };
}
