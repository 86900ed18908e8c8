import type { Timestamp } from '../database/columns.ts';

/** How long a kind of data is kept where staff has chosen otherwise than the default. */
export interface RetentionSettingTable {
  kind: string;
  days: number;
  updatedAt: Timestamp;
}

/** One row: the node that removes what is old. */
export interface RetentionLeaseTable {
  id: number;
  /** A random name of the run; null where nobody runs. */
  holder: string | null;
  heldUntil: Timestamp | null;
  /** When a run came to its end last. */
  lastRunAt: Timestamp | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    retention_setting: RetentionSettingTable;
    retention_lease: RetentionLeaseTable;
  }
}
