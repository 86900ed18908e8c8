import type { Timestamp } from '../../database/columns.ts';

export interface SignInFailureTable {
  /** `ip:…` or `email:…`, as a hash: addresses of people are not kept. */
  source: string;
  failures: number;
  lastFailureAt: Timestamp;
}

declare module '../../database/tables.ts' {
  interface Tables {
    sign_in_failure: SignInFailureTable;
  }
}
