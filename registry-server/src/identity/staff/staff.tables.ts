import type { Generated } from 'kysely';
import type { StaffRole } from '../../access.ts';
import type { Id, Timestamp } from '../../database/columns.ts';

/** The languages that forms of modules are in. */
export const FORM_LANGUAGES = ['pl', 'en', 'hu'] as const;
export type FormLanguage = (typeof FORM_LANGUAGES)[number];

/** People who work in the editor; customers have tables of their own. */
export interface StaffUserTable {
  id: Id;
  /** Lower case. */
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
  isActive: Generated<boolean>;
  /** In which the names and forms of modules are shown. */
  formLanguage: Generated<FormLanguage>;
  /** Whether mails come when publication of a page is asked for, and answered. */
  mailsOnPublication: Generated<boolean>;
  /** Whether mails come when somebody writes in a thread that one takes part in. */
  mailsOnComments: Generated<boolean>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface StaffSessionTable {
  /** SHA-256 of the token; the token itself is known to the browser only. */
  tokenHash: string;
  userId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  expiresAt: Timestamp;
  /** What is still to do before the session counts as a sign-in. */
  stage: Generated<'factor' | 'setup' | 'full'>;
}

declare module '../../database/tables.ts' {
  interface Tables {
    staff_user: StaffUserTable;
    staff_session: StaffSessionTable;
  }
}
