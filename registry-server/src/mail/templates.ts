import type { MailLanguage, StaffMailLanguage, StaffMailTemplate } from './layout/mail-document.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountDeletionLink } from './templates/account-deletion-link.ts';
import { accountDeletionScheduled } from './templates/account-deletion-scheduled.ts';
import { accountExists } from './templates/account-exists.ts';
import { backInStock } from './templates/back-in-stock.ts';
import { confirmEmail } from './templates/confirm-email.ts';
import { contactAnswer } from './templates/contact-answer.ts';
import { contactMessage } from './templates/contact-message.ts';
import { emailChanged } from './templates/email-changed.ts';
import { newsletterConfirm } from './templates/newsletter-confirm.ts';
import { newsletterWelcome } from './templates/newsletter-welcome.ts';
import { orderAccepted } from './templates/orders/order-accepted.ts';
import { orderCancelAsked } from './templates/orders/order-cancel-asked.ts';
import { orderCanceled } from './templates/orders/order-canceled.ts';
import { orderDelivered } from './templates/orders/order-delivered.ts';
import { orderPaid } from './templates/orders/order-paid.ts';
import { orderPaymentFailed } from './templates/orders/order-payment-failed.ts';
import { orderPointChanged } from './templates/orders/order-point-changed.ts';
import { orderRefunded } from './templates/orders/order-refunded.ts';
import { orderShipped } from './templates/orders/order-shipped.ts';
import { orderTransfer } from './templates/orders/order-transfer.ts';
import { refundAccountAsked } from './templates/orders/refund-account-asked.ts';
import { refundAccountSaved } from './templates/orders/refund-account-saved.ts';
import { withdrawalReceived } from './templates/orders/withdrawal-received.ts';
import { pageNews } from './templates/page-news.ts';
import { passkeyAdded } from './templates/passkey-added.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { passwordReset } from './templates/password-reset.ts';
import { stockAlertConfirm } from './templates/stock-alert-confirm.ts';
import { webhookLost } from './templates/webhook-lost.ts';
import { welcome } from './templates/welcome.ts';

/** Every mail that the shop sends. A new one is a file in `templates/` and a line here. */
export const mailTemplates = {
  welcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'confirm-email': confirmEmail,
  'email-changed': emailChanged,
  'passkey-added': passkeyAdded,
  'account-exists': accountExists,
  'account-deletion-link': accountDeletionLink,
  'account-deletion-scheduled': accountDeletionScheduled,
  'account-deleted': accountDeleted,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'stock-alert-confirm': stockAlertConfirm,
  'back-in-stock': backInStock,
  'contact-message': contactMessage,
  'contact-answer': contactAnswer,
  'webhook-lost': webhookLost,
  'page-news': pageNews,
  'order-accepted': orderAccepted,
  'order-paid': orderPaid,
  'order-payment-failed': orderPaymentFailed,
  'order-transfer': orderTransfer,
  'order-point-changed': orderPointChanged,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancel-asked': orderCancelAsked,
  'order-canceled': orderCanceled,
  'order-refunded': orderRefunded,
  'refund-account-asked': refundAccountAsked,
  'refund-account-saved': refundAccountSaved,
  'withdrawal-received': withdrawalReceived,
} as const;

export type MailTemplateName = keyof typeof mailTemplates;

/** The data of a template. */
export type MailDataOf<T extends MailTemplateName> = Parameters<(typeof mailTemplates)[T]['pl']>[0];

/** The languages that a template is written in. */
export type MailLanguageOf<T extends MailTemplateName> =
  (typeof mailTemplates)[T] extends StaffMailTemplate<never> ? StaffMailLanguage : MailLanguage;
