/** What other features may use of the mails about orders. */

export { orderLinks } from './order-links-for-mails.ts';
export { mailLanguageOf, refundDataOf } from './order-mail-data-of.ts';
export type { OrderMails } from './order-mails.ts';
