import { formatShortDay } from '@witryna/module-schemas';

/** Where the shop says what a customer has asked to be written about. */
export const SUBSCRIPTIONS_PATH = '/me/subscriptions';

/** The newsletter of a customer. Mails and text messages are agreed to apart. */
export interface NewsletterState {
  readonly status: 'NOT_ACTIVE' | 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED';
  readonly smsPromotion: boolean;
  /** Last digits of the number that gets text messages; absent where the mailbox is not confirmed. */
  readonly phoneEnding?: string;
  /** ISO 8601; when the link was sent that is waited for. */
  readonly confirmationSentAt?: string;
}

/** A product that somebody waits for. */
export interface StockAlert {
  readonly id: number;
  readonly sku: string;
  /** Absent when the product is gone. */
  readonly name?: string;
  readonly urlPath?: string;
  readonly status: 'UNCONFIRMED' | 'WAITING';
  /** ISO 8601. */
  readonly createdAt: string;
}

/** All of it. */
export interface Subscriptions {
  readonly newsletter: NewsletterState;
  readonly stock: readonly StockAlert[];
}

/** `22.11.2026` of a moment. */
export function dayOf(moment: string, language: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : formatShortDay(date, language);
}

/** Where a product is that is waited for, with the shade. */
export function addressOfAlert({ sku, urlPath }: StockAlert, addressOf: (path: string) => string): string | undefined {
  return urlPath && `${addressOf(urlPath)}?${new URLSearchParams({ sku })}`;
}
