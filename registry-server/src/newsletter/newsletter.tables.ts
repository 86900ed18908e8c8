import type { Id, Timestamp } from '../database/columns.ts';
import type { MailLanguage } from '../mail/index.ts';

/** The states of the contract's `SubscriptionStatusesEnum`. */
export type SubscriptionStatus = 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED';

/** One mailbox and whether it gets the newsletter. */
export interface NewsletterSubscriptionTable {
  id: Id;
  /** Lower case. */
  email: string;
  /** Where it was asked for last. */
  siteId: number;
  language: MailLanguage;
  status: SubscriptionStatus;
  emailPromotion: boolean;
  smsPromotion: boolean;
  phone: string | null;
  confirmationSentAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export type ConsentKind = 'privacy' | 'email-promotion' | 'sms-promotion';

/** Every consent that was given or withdrawn; rows are only added. */
export interface NewsletterConsentTable {
  id: Id;
  subscriptionId: number;
  kind: ConsentKind;
  isGranted: boolean;
  /** Which wording. */
  textVersion: string;
  /** Where: `form`, `graphql`, `account`, `link`. */
  source: string;
  recordedAt: Timestamp;
}

export type NewsletterTokenPurpose = 'confirm' | 'unsubscribe';

/** What a link in a mail proves. */
export interface NewsletterTokenTable {
  /** SHA-256 of the token. */
  tokenHash: string;
  subscriptionId: number;
  purpose: NewsletterTokenPurpose;
  /** Null: as long as the subscription. */
  expiresAt: Timestamp | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    newsletter_subscription: NewsletterSubscriptionTable;
    newsletter_consent: NewsletterConsentTable;
    newsletter_token: NewsletterTokenTable;
  }
}
