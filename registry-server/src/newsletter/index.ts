/** What other features may use of the newsletter. */

export { followNewsletterPreference, moveNewsletter } from './customer-subscription.ts';
export { newsletterState, newsletterStateSchema } from './newsletter-state.ts';
export { subscribe } from './subscribe.ts';
