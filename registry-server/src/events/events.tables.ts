import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** A change, written in its own transaction. */
export interface OutboxTable {
  id: Generated<number>;
  /** Number in the order of delivery; null until it is published. */
  number: number | null;
  tags: Json<readonly string[]>;
  createdAt: ColumnType<Date, Date, never>;
}

/** One row: the last assigned number. Locking it serialises publishers. */
export interface EventCounterTable {
  id: number;
  last: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable;
    event_counter: EventCounterTable;
  }
}
