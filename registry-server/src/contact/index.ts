/** What other features may use of the contact form. */

export { countUnanswered } from './count-contact-messages.ts';
