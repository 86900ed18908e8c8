import type { Id, Timestamp } from '../../database/columns.ts';
import type { MailLanguage } from '../../mail/index.ts';

export type StockAlertStatus = 'UNCONFIRMED' | 'WAITING';

/** Somebody waits for a product; the row goes when the mail is written. */
export interface StockAlertTable {
  id: Id;
  /** Lower case. */
  email: string;
  /** Who asked, when signed in. */
  customerId: number | null;
  productSku: string;
  /** The variant that is waited for; the product's own sku when any of its variants will do. */
  variantSku: string;
  siteId: number;
  language: MailLanguage;
  status: StockAlertStatus;
  /** SHA-256 of the token in the mail that asks for confirmation. */
  tokenHash: string | null;
  tokenExpiresAt: Timestamp | null;
  createdAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    stock_alert: StockAlertTable;
  }
}
