import type { AccountPageCode } from '../account/index.ts';

/** The page of the reviews that the customer wrote. */
export async function reviewsPage(): Promise<AccountPageCode> {
  const { beginReviews, ReviewsPage } = await import('./reviews-page.tsx');
  return { Page: ReviewsPage, begin: beginReviews };
}
