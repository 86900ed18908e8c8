import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/dialects.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { startPostgres } from './start-postgres.ts';

const TEMPLATE = 'witryna_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    postgres: { readonly adminUrl: string; readonly template: string };
    /** The folder of SQLite files, and the migrated file that they are copies of. */
    sqlite: { readonly folder: string; readonly template: string };
  }
}

async function migrate(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  await db.destroy();
}

/**
 * Starts one PostgreSQL for the whole run and migrates one template for each engine; a test file makes databases of
 * its own from them, by copying.
 */
export default async function startTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-sqlite-'));
  const template = join(folder, 'template.db');
  const server = await startPostgres();
  await Promise.all([migrate(template), migrate(await server.createDatabase(TEMPLATE))]);
  project.provide('postgres', { adminUrl: server.adminUrl, template: TEMPLATE });
  project.provide('sqlite', { folder, template });
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
