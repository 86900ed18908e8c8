import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** A change, written in the transaction of what it tells. */
export interface OutboxTable {
  id: Generated<number>;
  /** Place in the order that listeners see; null until it is published. */
  number: number | null;
  tags: Json<readonly string[]>;
  createdAt: ColumnType<Date, Date, never>;
}

/** One row: the number given out last. Locking it puts publishers in a queue. */
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
