import type { Database } from 'better-sqlite3';
import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { GroupingDriver } from './grouping-driver.ts';

/** The driver manages its connection itself, since it has to know who waits for it. */
class LendingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely's SQLite dialect with IMMEDIATE write transactions that are committed in groups, and rows
 * like PostgreSQL's.
 */
export class GroupingSqliteDialect extends SqliteDialect {
  readonly #database: Database;

  constructor(database: Database) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): DialectAdapter {
    return new LendingAdapter();
  }

  override createDriver(): Driver {
    return new GroupingDriver(this.#database);
  }
}
