import type { Id, Timestamp } from '../../database/columns.ts';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a customer says of a product; others see it once staff have approved it. */
export interface ProductReviewTable {
  id: Id;
  productSku: string;
  /** The shade that it is about. */
  variantSku: string | null;
  /** Null when the account was deleted. */
  customerId: number | null;
  nickname: string;
  /** Plain text, like the review itself. */
  summary: string;
  text: string;
  /** Of its words, as `pl`: that of the site where it was written, until staff say another. */
  language: string;
  /** The same words twice are one review. */
  textHash: string;
  rating: number;
  /** Bought in this shop before it was written. */
  isVerified: boolean;
  status: ReviewStatus;
  createdAt: Timestamp;
  decidedAt: Timestamp | null;
  decidedBy: number | null;
  /** Said by whoever kept it back, for their colleagues. */
  rejectionReason: string | null;
  /** Texts and sku, folded: what staff search in. */
  searchText: string;
}

/** Approved reviews of a product, counted as they are approved and taken back. */
export interface ProductReviewTotalTable {
  productSku: string;
  count: number;
  ratingSum: number;
}

declare module '../../database/tables.ts' {
  interface Tables {
    product_review: ProductReviewTable;
    product_review_total: ProductReviewTotalTable;
  }
}
