import type { Id, Timestamp } from '../database/columns.ts';
import type { MailLanguage } from '../mail/index.ts';

export const CONTACT_STATUSES = ['new', 'answered'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** What somebody wrote in the contact form. */
export interface ContactMessageTable {
  id: Id;
  siteId: number;
  /** Of whoever was signed in when they wrote. */
  customerId: number | null;
  name: string;
  email: string;
  telephone: string | null;
  topic: string | null;
  /** As it was typed. */
  orderNumber: string | null;
  /** The order of that number, if there is one; nobody has shown that it is theirs. */
  orderId: number | null;
  comment: string;
  hasPrivacyConsent: boolean;
  /** In which they are answered. */
  language: MailLanguage;
  status: ContactStatus;
  /** Who said that nothing is left to answer. */
  settledBy: number | null;
  /** Counts the changes. */
  version: number;
  createdAt: Timestamp;
  /** What the time for which it is kept counts from. */
  updatedAt: Timestamp;
  /** What staff search in, folded. */
  searchText: string;
}

/** A mail with which staff answered. */
export interface ContactAnswerTable {
  id: Id;
  messageId: number;
  staffId: number | null;
  text: string;
  at: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    contact_message: ContactMessageTable;
    contact_answer: ContactAnswerTable;
  }
}
