import type { AccountReviewsTexts } from './reviews.pl.ts';

/** What a customer's own reviews say in English. */
export const accountReviewsEn: AccountReviewsTexts = {
  loading: 'Loading your reviews…',
  empty: 'You have no reviews yet',
  emptyInfo: 'You write one on the page of a product: “Write a review”.',
  toOrders: 'See what you buy',
  noSuchPage: 'There are not so many pages of reviews.',
  toFirstPage: 'Go to the first one',
  pages: 'Pages of reviews',
  page: 'Page {page} of {pages}',
  newer: 'Newer',
  older: 'Older',
  rating: 'Rated {rate} out of 5',
  verified: 'Verified purchase',
  customer: 'Shop customer',
  states: {
    PENDING: { title: 'Waiting for approval', info: 'We read every review before it is published.' },
    APPROVED: { title: 'Published', info: '' },
    REJECTED: {
      title: 'Not published',
      info: 'We refuse reviews that insult people, reveal personal data or are not about the product.',
    },
  },
};
