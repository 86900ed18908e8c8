import { isLanguageCode } from '@witryna/module-schemas';
import { staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import type { Decision, ReviewChangesStore } from './review-changes.store.ts';
import { readReviewTexts } from './review-text.ts';
import { ImportedProductMissing, ReviewLanguageUnknown, ReviewMissing } from './reviews.errors.ts';
import { idParams, importedSchema, importSchema, languageSchema, reviewSchema } from './reviews.schema.ts';
import type { ReviewForStaff, ReviewsStore } from './reviews.store.ts';
import { REVIEW_STATUSES } from './reviews.tables.ts';

const tags = ['reviews'];
const error = { $ref: 'Error#' } as const;

export interface ReviewRoutesDeps {
  readonly store: ReviewsStore;
  readonly changes: ReviewChangesStore;
  /** The first of these skus that no product has. */
  readonly findUnknown: (skus: readonly string[]) => Promise<string | undefined>;
}

/** Reviews for those who read them before everybody else does. */
export function reviewsRoutes(app: App, { store, changes, findUnknown }: ReviewRoutesDeps): void {
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

  app.put(
    '/staff/reviews/:id/language',
    {
      config: { access: 'staff:publisher', auditValues: ['language'] },
      schema: {
        tags,
        summary: 'Say which language a review is in',
        description:
          'A new review is in the language of the site where it was written, also where somebody writes in another. Reviews in the language of the reader come first in the shop.',
        params: idParams,
        body: languageSchema,
        response: { 200: reviewSchema, 404: error, 422: error },
      },
    },
    async ({ params: { id }, body: { language } }) => {
      requireKnownLanguage(language, '/language');
      return changed(id, await changes.setLanguage(id, language));
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
        response: { 200: importedSchema, 404: error, 422: error },
      },
    },
    async (request) => {
      const { reviews } = request.body;
      for (const [place, { language }] of reviews.entries()) {
        requireKnownLanguage(language, `/reviews/${place}/language`);
      }
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
      const added = await changes.bringIn(brought, { staffId: staffOf(request).id, at: new Date() });
      return { added, kept: reviews.length - added };
    },
  );

  async function decide(id: number, decision: Decision) {
    return changed(id, await changes.decide(id, decision));
  }

  /** The review as it is now; refuses when there is none. */
  async function changed(id: number, isThere: boolean) {
    const review = isThere ? await store.find(id) : undefined;
    if (!review) throw new ReviewMissing(id);
    return answerOf(review);
  }
}

/** Refuses what names no language; `path` leads to it in the body, as a JSON pointer. */
function requireKnownLanguage(language: string, path: string): void {
  if (!isLanguageCode(language)) throw new ReviewLanguageUnknown(language, path);
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
