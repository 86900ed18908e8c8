import type { ReviewRow } from './reviews.store.ts';

export type ProductReviewMapper = ReviewRow;
