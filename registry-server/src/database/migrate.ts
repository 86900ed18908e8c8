import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

const FOLDER = new URL('./migrations/', import.meta.url);
const MIGRATION_FILE = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** Every file of the folder `migrations`, by name; a new file needs no registration. */
const folderProvider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(FOLDER)).sort();
    const migrations: Record<string, Migration> = {};
    for (const file of files) {
      const name = MIGRATION_FILE.exec(file)?.[1];
      if (name) migrations[name] = (await import(new URL(file, FOLDER).href)) as Migration;
    }
    return migrations;
  },
};

/**
 * Runs pending migrations under a lock, so that several nodes may start at once.
 * Each feature numbers its own hundred, so a newer file may stand before an older one.
 * @returns the names of those run
 */
// biome-ignore lint/suspicious/noExplicitAny: before migrating, the tables are whatever they are
export async function migrateToLatest(db: Kysely<any>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: folderProvider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Migrations that were not run on this database yet. */
// biome-ignore lint/suspicious/noExplicitAny: before migrating, the tables are whatever they are
export async function pendingMigrations(db: Kysely<any>): Promise<string[]> {
  const files = await readdir(FOLDER);
  const rows = await db.selectFrom('kysely_migration').select('name').execute();
  const seen = new Set(rows.map(({ name }) => String(name)));
  return files.flatMap((file) => MIGRATION_FILE.exec(file)?.[1] ?? []).filter((name) => !seen.has(name));
}
