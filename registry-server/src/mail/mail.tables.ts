import type { Generated } from 'kysely';
import type { Id, Json, Timestamp } from '../database/columns.ts';
import type { StaffMailLanguage } from './layout/mail-document.ts';

/** A mail to send, written in the transaction of what it reports. */
export interface MailOutboxTable {
  id: Id;
  /** What the mail is about; the same mail is written once however often it is asked for. */
  key: string;
  template: string;
  /** Emptied some time after the mail is done. */
  recipient: string;
  language: StaffMailLanguage;
  /** Code of the site in whose name it goes out; null is the default one. */
  site: string | null;
  /** Data of the template; emptied when the mail is sent, since it may hold a secret link. */
  data: Json<Readonly<Record<string, unknown>>>;
  attempts: Generated<number>;
  /** Null when nothing is left to do. While a node is sending, the end of its lease. */
  nextAttemptAt: Timestamp | null;
  sentAt: Timestamp | null;
  gaveUpAt: Timestamp | null;
  /** Without addresses. */
  lastError: string | null;
  createdAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: MailOutboxTable;
  }
}
