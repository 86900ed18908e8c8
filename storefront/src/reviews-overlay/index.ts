export { openReviews, openShopReviews } from './open-reviews.tsx';
export { openVerification } from './open-verification.tsx';
export { openWriteReview } from './open-write-review.tsx';
export type { OverlayState } from './overlay-parts.tsx';
