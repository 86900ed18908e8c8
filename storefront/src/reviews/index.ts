export { latestReviews, loadReviews } from './load-reviews.ts';
export { type ReviewFormFacts, reviewFormFacts, sendReview } from './send-review.ts';
export { pageOfReviews, serviceReviews } from './service-reviews.ts';
