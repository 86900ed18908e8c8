/** What other features may use of mail. */

export type { MailLanguage, StaffMailLanguage } from './layout/mail-document.ts';
export type { Mail } from './mail.plugin.ts';
export { enqueueMail, MAIL_STATES, type MailState } from './mail-outbox.store.ts';
export type { ContactMessageData } from './templates/contact-message.ts';
export type { OrderMailData, TransferMailData } from './templates/orders/order-mail-data.ts';
export type { RefundTransferData } from './templates/orders/refund-words.ts';
export type { PageNews } from './templates/page-news.ts';
export type { MailDataOf, MailTemplateName } from './templates.ts';
