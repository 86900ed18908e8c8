import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/dialects.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { startPostgres } from './start-postgres.ts';

const TEMPLATE = 'witryna_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    postgres: { readonly adminUrl: string; readonly template: string };
  }
}

/** Starts one PostgreSQL for the whole run; each test file makes a database of its own from the migrated template. */
export default async function startTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = openDatabase(await server.createDatabase(TEMPLATE));
  await migrateToLatest(template);
  await template.destroy();
  project.provide('postgres', { adminUrl: server.adminUrl, template: TEMPLATE });
  return () => server.stop();
}
