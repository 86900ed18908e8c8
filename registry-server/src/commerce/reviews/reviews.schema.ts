import { REVIEW_STATUSES } from './reviews.tables.ts';

/** Which review. */
export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

/** A review as staff see it. */
export const reviewSchema = {
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

/** Whether it is the code of a language is looked up, and told in one way wherever it is given. */
const language = {
  type: 'string',
  title: 'Język',
  description: 'Dwuliterowy kod języka (ISO 639-1), na przykład pl',
  minLength: 2,
  maxLength: 2,
} as const;

/** `PUT /staff/reviews/:id/language` */
export const languageSchema = {
  type: 'object',
  required: ['language'],
  additionalProperties: false,
  properties: { language },
} as const;

const MOST_AT_ONCE = 500;

/** `POST /staff/reviews/import` */
export const importSchema = {
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
          language: { ...language, default: 'pl' },
          rating: { type: 'integer', minimum: 1, maximum: 5 },
          isVerified: { type: 'boolean' },
          createdAt: { type: 'string', format: 'date-time', maxLength: 40 },
        },
      },
    },
  },
} as const;

/** What became of an import. */
export const importedSchema = {
  type: 'object',
  required: ['added', 'kept'],
  properties: { added: { type: 'integer' }, kept: { type: 'integer' } },
} as const;
