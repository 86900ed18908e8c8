import type { Generated } from 'kysely';
import type { Id, Timestamp } from '../../database/columns.ts';

/** Shoppers with an account; staff have tables of their own. */
export interface CustomerTable {
  id: Id;
  /** Lower case. */
  email: string;
  /** Absent where somebody only ever signed in through another company. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  middleName: string | null;
  prefix: string | null;
  suffix: string | null;
  /** As Magento counts: 1 male, 2 female, 3 not specified. */
  gender: number | null;
  /** `+48XXXXXXXXX`. */
  phone: string | null;
  /** `YYYY-MM-DD`: a day, not a moment. */
  dateOfBirth: string | null;
  taxvat: string | null;
  /** In which mails are written: `pl` or `en`. */
  language: 'pl' | 'en';
  isActive: Generated<boolean>;
  isSubscribed: Generated<boolean>;
  kameleon: Generated<boolean>;
  friendsAndFamily: Generated<boolean>;
  milesAndMore: Generated<boolean>;
  /** Asked to join friends and family: not decided yet, or refused; null once it was granted, and for all who never asked. */
  friendsAndFamilyRequest: 'waiting' | 'refused' | null;
  emailConfirmedAt: Timestamp | null;
  /** When the account was made anonymous at its owner's wish. */
  deletedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface CustomerTokenTable {
  /** SHA-256 of the token; the token itself is known to the client only. */
  tokenHash: string;
  customerId: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  expiresAt: Timestamp;
  /** `Firefox, Windows`: what the browser says of itself, roughly; null where it says nothing that is known. */
  device: string | null;
}

/** What a link in a mail proves, once. */
export type OneTimePurpose = 'password-reset' | 'confirm-email';

export interface CustomerOneTimeTokenTable {
  tokenHash: string;
  customerId: number;
  purpose: OneTimePurpose;
  /** The address that it was sent to: after a change of address it proves nothing. */
  email: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface CustomerConsentTable {
  id: Id;
  customerId: number;
  kind: 'terms' | 'privacy';
  /** Which wording was accepted. */
  textVersion: string;
  /** Where: `sign-up`, `sso:google`. */
  source: string;
  acceptedAt: Timestamp;
}

/** Words by which staff find a customer: names, e-mail, phone. */
export interface CustomerWordTable {
  customerId: number;
  /** Folded. */
  word: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    customer: CustomerTable;
    customer_token: CustomerTokenTable;
    customer_one_time_token: CustomerOneTimeTokenTable;
    customer_consent: CustomerConsentTable;
    customer_word: CustomerWordTable;
  }
}
