import type { Timestamp } from '../database/columns.ts';

/** One row: the fingerprint of the key that encrypts this database's secrets. */
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
