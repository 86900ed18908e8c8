import type { Timestamp } from '../../../database/columns.ts';

/** Who signs in as whom: an account at a provider is known by its subject there, never by its e-mail. */
export interface CustomerIdentityTable {
  provider: string;
  subject: string;
  customerId: number;
  createdAt: Timestamp;
}

/** A way to a provider and back that has begun. */
export interface SsoAttemptTable {
  /** SHA-256 of the state that comes back. */
  stateHash: string;
  provider: string;
  /** SHA-256 of the `x-session` of the browser that began. */
  browserHash: string;
  redirectUri: string;
  codeVerifier: string;
  nonce: string;
  expiresAt: Timestamp;
}

/** Somebody whom a provider vouches for and who has no account yet, or has not linked it. */
export interface SsoPendingTable {
  /** SHA-256 of the session id that the client repeats. */
  tokenHash: string;
  provider: string;
  subject: string;
  browserHash: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  expiresAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    customer_identity: CustomerIdentityTable;
    sso_attempt: SsoAttemptTable;
    sso_pending: SsoPendingTable;
  }
}
