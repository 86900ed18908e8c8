import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { OWNER } from './review-answer.ts';
import { createTrustedShops, summaryOf } from './trusted-shops.ts';

const DEFAULT_COUNT = 50;
const MOST = 100;
/** Answers are the same for everybody and kept here for longer than this. */
const CACHE_CONTROL = 'public, max-age=60';

const skuQuery = {
  sku: { type: 'string', maxLength: 1300, description: 'Comma-joined; without one: reviews of the shop' },
} as const;
const reviewSchema = {
  type: 'object',
  required: ['id', 'type', 'owner', 'author', 'title', 'content', 'rate', 'createdAt', 'isVerified'],
  properties: {
    id: { type: 'string' },
    type: { type: 'string', enum: ['SERVICE_REVIEW', 'PRODUCT_REVIEW'] },
    owner: { type: 'string', enum: [OWNER], description: 'Who has asked for it and keeps it' },
    author: { type: 'string' },
    title: { type: 'string' },
    content: { type: 'string' },
    rate: { type: 'number' },
    createdAt: { type: 'string' },
    isVerified: { type: 'boolean' },
    sku: { type: 'string' },
  },
} as const;

const skusOf = (sku: string | undefined) => (sku ?? '').split(',').filter(Boolean);

/** Reviews at Trusted Shops: `GET /etrusted/reviews` and their number. */
export const trustedShopsPlugin = fp(
  async (app: App) => {
    const { trustedShops } = app.config.integrations;
    // Without an account there are no reviews, which is an answer.
    const source = trustedShops && createTrustedShops(trustedShops);
    const tags = ['reviews'];

    app.get(
      '/etrusted/reviews',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Reviews at Trusted Shops: of the shop, or of products',
          querystring: {
            type: 'object',
            additionalProperties: false,
            properties: {
              ...skuQuery,
              count: { type: 'integer', minimum: 1, maximum: MOST, default: DEFAULT_COUNT },
              orderBy: { type: 'string', enum: ['submittedAt', 'rating'], default: 'submittedAt' },
            },
          },
          response: {
            200: { type: 'object', required: ['items'], properties: { items: { type: 'array', items: reviewSchema } } },
            503: { $ref: 'Error#' },
          },
        },
      },
      async ({ query: { sku, count, orderBy } }, reply) => {
        reply.header('cache-control', CACHE_CONTROL);
        const reviews = (await source?.reviews({ skus: skusOf(sku), count, orderBy })) ?? [];
        return { items: reviews.map((review) => ({ ...review })) };
      },
    );

    app.get(
      '/etrusted/reviews/count',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'How many reviews at Trusted Shops, their average, and how they are divided',
          querystring: { type: 'object', additionalProperties: false, properties: skuQuery },
          response: {
            200: {
              type: 'object',
              required: ['count', 'rate', 'distribution'],
              properties: {
                count: { type: 'integer' },
                rate: { type: 'number' },
                distribution: {
                  type: 'array',
                  items: { type: 'integer' },
                  description: 'How many gave one point, two points, and so on up to five',
                },
              },
            },
            503: { $ref: 'Error#' },
          },
        },
      },
      async ({ query: { sku } }, reply) => {
        reply.header('cache-control', CACHE_CONTROL);
        const { count, rate, distribution } = (await source?.count(skusOf(sku))) ?? summaryOf([]);
        return { count, rate, distribution: [...distribution] };
      },
    );
  },
  { name: 'trusted-shops', dependencies: ['access'] },
);
