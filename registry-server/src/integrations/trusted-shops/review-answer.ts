import { Ajv } from 'ajv';

export type TrustedReviewType = 'SERVICE_REVIEW' | 'PRODUCT_REVIEW';

/** Whose reviews these are: a company that is not the shop. */
export const OWNER = 'trusted-shops';

/** A review of the shop or of a product, as pages show it; text is plain text. */
export interface TrustedReview {
  readonly id: string;
  readonly type: TrustedReviewType;
  /** Who has asked for it and keeps it. */
  readonly owner: typeof OWNER;
  readonly author: string;
  readonly title: string;
  readonly content: string;
  readonly rate: number;
  readonly createdAt: string;
  readonly isVerified: boolean;
  readonly sku?: string;
}

interface ProviderReview {
  readonly id: string;
  readonly type: TrustedReviewType;
  readonly title?: string | null;
  readonly comment?: string | null;
  readonly rating: number;
  readonly submittedAt: string;
  readonly verificationType?: string;
  readonly customer?: { readonly firstName?: string | null; readonly lastName?: string | null } | null;
  readonly product?: { readonly sku?: string } | null;
}

const text = { type: 'string', nullable: true } as const;
const isAnswer = new Ajv({ strict: false }).compile<{ items: ProviderReview[] }>({
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        required: ['id', 'type', 'rating', 'submittedAt'],
        properties: {
          id: { type: 'string' },
          type: { enum: ['SERVICE_REVIEW', 'PRODUCT_REVIEW'] },
          title: text,
          comment: text,
          rating: { type: 'number', minimum: 1, maximum: 5 },
          submittedAt: { type: 'string' },
          verificationType: { type: 'string' },
          customer: { type: 'object', nullable: true, properties: { firstName: text, lastName: text } },
          product: { type: 'object', nullable: true, properties: { sku: { type: 'string' } } },
        },
      },
    },
  },
});

/** The reviews in an answer of the provider; undefined when it is not what its documentation promises. */
export function readReviewAnswer(answer: unknown): TrustedReview[] | undefined {
  return isAnswer(answer) ? answer.items.map(reviewOf) : undefined;
}

function reviewOf(review: ProviderReview): TrustedReview {
  const { firstName, lastName } = review.customer ?? {};
  return {
    id: review.id,
    type: review.type,
    owner: OWNER,
    // A surname is nobody's business: its first letter tells two people of one name apart.
    author: [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
    title: review.title ?? '',
    content: review.comment ?? '',
    rate: review.rating,
    createdAt: review.submittedAt,
    isVerified: review.verificationType === 'VERIFIED',
    ...(review.product?.sku ? { sku: review.product.sku } : {}),
  };
}
