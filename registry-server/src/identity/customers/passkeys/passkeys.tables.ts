import type { Timestamp } from '../../../database/columns.ts';

/** A key of a customer's device or password manager. Its secret half never leaves it. */
export interface CustomerPasskeyTable {
  /** UUID. */
  id: string;
  customerId: number;
  /** Base64url, as the authenticator names it. */
  credentialId: string;
  /** By which an authenticator knows the customer: random, the same for all keys of one. */
  userHandle: string;
  /** COSE, base64url. */
  publicKey: string;
  /** Of the authenticator's signatures, where it counts them: it never goes back. */
  counter: number;
  /** JSON: ways to reach the authenticator. */
  transports: string;
  name: string;
  /** Kept by a service that has it on all devices of its owner. */
  isSynced: boolean;
  createdAt: Timestamp;
  lastUsedAt: Timestamp | null;
}

/** What a browser has been given to sign: works once, for a while. */
export interface CustomerPasskeyChallengeTable {
  /** SHA-256. */
  challengeHash: string;
  /** SHA-256 of the `x-session` of the browser. */
  browserHash: string;
  /** Whose new key it is for; null where somebody signs in. */
  customerId: number | null;
  userHandle: string | null;
  expiresAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    customer_passkey: CustomerPasskeyTable;
    customer_passkey_challenge: CustomerPasskeyChallengeTable;
  }
}
