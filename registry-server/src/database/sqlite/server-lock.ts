import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite from 'better-sqlite3';
import { engineOfUrl } from '../dialects.ts';

/** Another server uses the SQLite file; the message is shown to the person who starts this one. */
export class DatabaseInUse extends Error {
  constructor(path: string) {
    super(
      `Another server already uses the database ${path}. A SQLite file serves one server: stop the other one, or let all servers share PostgreSQL (DATABASE_URL=postgres://…).`,
    );
    this.name = 'DatabaseInUse';
  }
}

export interface ServerLock {
  release(): void;
}

const SUFFIX = '.server-lock';

/**
 * Makes this process the only server of a SQLite database, since a server caches, counts and runs jobs for itself.
 * PostgreSQL needs no lock. It is the operating system's lock on a file beside the database, so it ends with the
 * process, however that ends; backup and other commands open the database itself and are not affected.
 *
 * @throws DatabaseInUse while another server has it
 */
export function lockForServer(databaseUrl: string): ServerLock {
  if (engineOfUrl(databaseUrl) === 'postgres') return { release() {} };
  const path = trueFile(databaseUrl.startsWith('file:') ? fileURLToPath(databaseUrl) : resolve(databaseUrl));
  const file = new BetterSqlite(`${path}${SUFFIX}`, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    const isTaken = error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isTaken ? new DatabaseInUse(path) : error;
  }
  return { release: () => void file.close() };
}

/** The real path of a file, with links resolved; the file may not exist yet. */
function trueFile(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  mkdirSync(dirname(path), { recursive: true });
  return join(realpathSync(dirname(path)), basename(path));
}
