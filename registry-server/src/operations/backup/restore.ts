import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { makeDurable } from './back-up.ts';
import { BackupRefused } from './backup-refused.ts';
import { checkDatabaseFile } from './check-database-file.ts';

/**
 * Replaces an unused database by a backup, and tells under which name the previous one is kept beside it, if there was
 * one.
 * @throws BackupRefused while a server has the database open
 */
export function restore(backup: string, databaseFile: string): string | undefined {
  if (!existsSync(backup)) throw new BackupRefused(`There is no file: ${backup}`);
  checkDatabaseFile(backup);
  const target = resolve(databaseFile);
  mkdirSync(dirname(target), { recursive: true });
  const partial = `${target}.restoring`;
  copyFileSync(backup, partial);
  makeDurable(partial);
  const lock = existsSync(target) ? takeForOurselves(target) : undefined;
  try {
    const kept = lock && freeName(`${target}.before-restore`);
    if (kept) renameSync(target, kept);
    // WAL files of the old database: applied to the new one they would corrupt it.
    for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true });
    renameSync(partial, target);
    makeDurable(dirname(target));
    return kept;
  } finally {
    lock?.close();
    rmSync(partial, { force: true });
  }
}

/** Whoever restores once more, after a wrong backup, keeps what was there before both. */
function freeName(name: string): string {
  for (let count = 2, free = name; ; count += 1) {
    if (!existsSync(free)) return free;
    free = `${name}-${count}`;
  }
}

/** Leaving WAL mode needs exclusive access, so an idle server is detected as well. */
function takeForOurselves(path: string): BetterSqlite.Database {
  const database = new BetterSqlite(path, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    if (database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') throw new Error('in use');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (!isInUse(error)) throw error;
    throw new BackupRefused('The database is in use. Stop the server first.');
  }
}

function isInUse(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return message === 'in use' || code?.startsWith('SQLITE_BUSY') === true || code?.startsWith('SQLITE_LOCKED') === true;
}
