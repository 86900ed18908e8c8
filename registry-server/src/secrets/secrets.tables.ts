import type { Timestamp } from '../database/columns.ts';

/** One row: which key sealed what this database holds. */
export interface SecretsKeyTable {
  id: number;
  fingerprint: string;
  createdAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    secrets_key: SecretsKeyTable;
  }
}
