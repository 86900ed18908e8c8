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
  await onServer(adminUrl, `create database ${name} template ${template}`);
  atFileEnd(() => onServer(adminUrl, `drop database ${name} with (force)`));
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
