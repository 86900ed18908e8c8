import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, type Engine, openDatabase } from '../database/dialects.ts';
import { atFileEnd } from './at-file-end.ts';

/** One of the two engines that every store is tested on. */
export interface TestDialect {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly engine: Engine;
  /** The address of a fresh, migrated database, gone after the test file. */
  readonly createDatabase: () => Promise<string>;
  /** A handle on a fresh, migrated database, closed and gone after the test file. */
  readonly openDatabase: () => Promise<Db>;
}

/** Hundreds of buyers at once wait for each other on a busy machine; that is no failure of what they wait for. */
const CONNECT_TIMEOUT_MS = 60_000;

/** A handle that waits longer for a free connection than a server does. */
export const openPatiently = (url: string): Db => openDatabase(url, { connectTimeoutMs: CONNECT_TIMEOUT_MS });

function createSqlite(): Promise<string> {
  const { folder, template } = inject('sqlite');
  const path = join(folder, `${randomUUID()}.db`);
  copyFileSync(template, path);
  atFileEnd(() => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  });
  return Promise.resolve(path);
}

async function createPostgres(): Promise<string> {
  const { adminUrl, template } = inject('postgres');
  const name = `witryna_${randomUUID().replaceAll('-', '')}`;
  // A copy of the files is quicker than one through the log, and so is the end of it.
  await onServer(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  atFileEnd(() => onServer(adminUrl, `drop database ${name} with (force)`));
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

let administrator: Promise<pg.Client> | undefined;

/** One connection makes and drops the databases of a test file; it ends after the last of them is gone. */
async function onServer(adminUrl: string, statement: string): Promise<void> {
  administrator ??= connectAdministrator(adminUrl);
  await (await administrator).query(statement);
}

async function connectAdministrator(adminUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl });
  atFileEnd(() => {
    administrator = undefined;
    return client.end();
  });
  await client.connect();
  return client;
}

function testDialect(name: TestDialect['name'], engine: Engine, createDatabase: () => Promise<string>): TestDialect {
  return {
    name,
    engine,
    createDatabase,
    async openDatabase() {
      const db = openPatiently(await createDatabase());
      atFileEnd(() => db.destroy());
      return db;
    },
  };
}

/** For `describe.each(dialects)('… on $name', ({ openDatabase }) => …)`. */
export const dialects: readonly TestDialect[] = [
  testDialect('SQLite', 'sqlite', createSqlite),
  testDialect('PostgreSQL', 'postgres', createPostgres),
];
