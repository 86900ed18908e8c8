import type { StaffRole } from '../../../access.ts';
import type { Timestamp } from '../../../database/columns.ts';

/** The authenticator app of a person. */
export interface StaffFactorTable {
  userId: number;
  /** Base32, sealed for `staff-factor:{userId}`. */
  secret: string;
  /** The step of time of the last code that was taken: no code is taken twice. */
  lastCounter: number;
  createdAt: Timestamp;
  /** Null until a first code has shown that the app works. */
  confirmedAt: Timestamp | null;
}

export interface StaffRecoveryCodeTable {
  /** SHA-256 of the person and the code. */
  codeHash: string;
  userId: number;
  usedAt: Timestamp | null;
}

/** The roles that need a second factor. */
export interface StaffFactorPolicyTable {
  role: StaffRole;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    staff_factor: StaffFactorTable;
    staff_recovery_code: StaffRecoveryCodeTable;
    staff_factor_policy: StaffFactorPolicyTable;
  }
}
