import BetterSqlite from 'better-sqlite3';
import { BackupRefused } from './backup-refused.ts';

/** Refuses a file that is not a valid database of this shop. */
export function checkDatabaseFile(path: string): void {
  let database: BetterSqlite.Database | undefined;
  try {
    database = new BetterSqlite(path, { readonly: true, fileMustExist: true });
    const answer = database.pragma('quick_check', { simple: true });
    if (answer !== 'ok') throw new BackupRefused(`The database is damaged: ${String(answer)}`);
    database.prepare('select count(*) from kysely_migration').get();
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(`This is no database of Witryna: ${path} (${(error as Error).message})`);
  } finally {
    database?.close();
  }
}
