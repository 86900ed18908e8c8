/** What other features may use of the newsletter. */

export { followNewsletterPreference, moveNewsletter } from './customer-subscription.ts';
export { subscribe } from './subscribe.ts';
