import type { Timestamp } from '../database/columns.ts';

/** How often something happened within the window that ends at `endsAt`. */
export interface RateLimitCountTable {
  /** Hash of the limit and of whom it counts: networks and e-mails of people are not kept. */
  key: string;
  count: number;
  endsAt: Timestamp;
}

declare module '../database/tables.ts' {
  interface Tables {
    rate_limit_count: RateLimitCountTable;
  }
}
