import type { Generated } from 'kysely';
import type { Timestamp } from '../../../database/columns.ts';

/** An account whose owner wants it deleted. */
export interface CustomerDeletionTable {
  customerId: number;
  /** Where it was asked for: whose name the mails bear. */
  siteId: number;
  /** SHA-256 of the token in the mail, until the owner of an account without a password has followed its link. */
  tokenHash: string | null;
  /** It is decided; before, only a link was sent. */
  isScheduled: Generated<boolean>;
  /** When the account is deleted; before it is decided, when the link ends. */
  endsAt: Timestamp;
  createdAt: Timestamp;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    customer_deletion: CustomerDeletionTable;
  }
}
