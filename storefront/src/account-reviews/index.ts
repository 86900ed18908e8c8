export { beginReviews, ReviewsPage } from './reviews-page.tsx';
