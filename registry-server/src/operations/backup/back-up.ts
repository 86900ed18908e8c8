import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { BackupRefused } from './backup-refused.ts';
import { checkDatabaseFile } from './check-database-file.ts';

/** All remaining pages in one step: a write of another process between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a SQLite database that is in use into a new file, as it was at one moment. */
export async function backUp(databaseFile: string, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupRefused(`There is a file already: ${target}`);
  if (!existsSync(databaseFile)) throw new BackupRefused(`There is no database: ${databaseFile}`);
  const folder = dirname(resolve(target));
  if (!existsSync(folder)) throw new BackupRefused(`There is no folder: ${folder}`);
  const partial = `${resolve(target)}.partial`;
  rmSync(partial, { force: true });
  const database = new BetterSqlite(databaseFile, { readonly: true, timeout: 10_000 });
  try {
    await database.backup(partial, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  checkDatabaseFile(partial);
  makeDurable(partial);
  // The file appears under its name only when it is complete.
  renameSync(partial, target);
  makeDurable(folder);
}

/** Syncs a file or folder to disk. */
export function makeDurable(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
