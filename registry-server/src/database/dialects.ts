import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingInvalid } from '@witryna/module-schemas';
import BetterSqlite from 'better-sqlite3';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { GroupingSqliteDialect } from './sqlite/sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The database handle of every store. */
export type Db = Kysely<Tables>;
export type Engine = 'sqlite' | 'postgres';

export interface OpenOptions {
  /** Called with errors of idle PostgreSQL connections; unhandled they would end the process. */
  readonly onConnectionError?: (error: Error) => void;
  /** Time-out for a PostgreSQL connection, including the wait for a free one of the pool. */
  readonly connectTimeoutMs?: number;
}

const BUSY_TIMEOUT_MS = 5_000;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const INT8_OID = 20;

// Our bigints are money in minor units and counts: both far below 2^53.
pg.types.setTypeParser(INT8_OID, Number);

/** The engine of a database URL: `postgres://…` or a file. */
export function engineOfUrl(url: string): Engine {
  return /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite';
}

/** Opens the database of a URL: a file path (or `file:` URL) is SQLite, `postgres://…` is PostgreSQL. */
export function openDatabase(url: string, options: OpenOptions = {}): Db {
  return new Kysely<Tables>({ dialect: dialectFor(url, options) });
}

function dialectFor(url: string, options: OpenOptions): Dialect {
  return engineOfUrl(url) === 'postgres' ? postgresDialect(url, options) : sqliteDialect(url);
}

/**
 * The same for commands that read: a database that is not there is not made.
 *
 * @throws SettingInvalid where there is no such file
 */
export function openExistingDatabase(url: string): Db {
  if (engineOfUrl(url) === 'sqlite' && !existsSync(sqlitePathOf(url))) {
    throw new SettingInvalid(`There is no database: ${sqlitePathOf(url)}. Set DATABASE_URL or DATA_DIR of the server.`);
  }
  return openDatabase(url);
}

const sqlitePathOf = (url: string) => (url.startsWith('file:') ? fileURLToPath(url) : resolve(url));

function sqliteDialect(url: string): Dialect {
  const path = sqlitePathOf(url);
  mkdirSync(dirname(path), { recursive: true });
  const database = new BetterSqlite(path, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  // NORMAL may lose acknowledged commits at power loss.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('wal_autocheckpoint = 1000');
  database.pragma('journal_size_limit = 67108864');
  return new GroupingSqliteDialect(database);
}

function postgresDialect(
  url: string,
  { onConnectionError = () => {}, connectTimeoutMs = CONNECT_TIMEOUT_MS }: OpenOptions,
): Dialect {
  const pool = new pg.Pool({
    Client: PreparingClient,
    // Queries of `queryTogether` do not wait for each other's answers.
    pipeline: true,
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'witryna',
  });
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return new PostgresDialect({ pool });
}
