import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { ReviewMissing } from './reviews.errors.ts';
import type { Decision, ReviewForStaff, ReviewsStore } from './reviews.store.ts';
import { REVIEW_STATUSES } from './reviews.tables.ts';

const tags = ['reviews'];
const error = { $ref: 'Error#' } as const;
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;
const reviewSchema = {
  type: 'object',
  required: ['id', 'sku', 'productName', 'nickname', 'summary', 'text', 'rating', 'isVerified', 'status', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    sku: { type: 'string' },
    productName: { type: 'string' },
    shade: { type: 'string' },
    nickname: { type: 'string' },
    summary: { type: 'string' },
    text: { type: 'string' },
    rating: { type: 'integer' },
    isVerified: { type: 'boolean' },
    status: { type: 'string', enum: REVIEW_STATUSES },
    createdAt: { type: 'string' },
    decidedAt: { type: 'string' },
    decidedBy: { type: 'string' },
    reason: { type: 'string' },
  },
} as const;

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

  async function decide(id: number, decision: Decision) {
    const review = (await store.decide(id, decision)) ? await store.find(id) : undefined;
    if (!review) throw new ReviewMissing(id);
    return answerOf(review);
  }
}

function answerOf(row: ReviewForStaff) {
  const { id, productSku, variantSku, nickname, summary, text, rating, isVerified, status } = row;
  return {
    // The sku has to do for a product that is gone.
    id,
    sku: productSku,
    productName: row.productName ?? productSku,
    nickname,
    summary,
    text,
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
