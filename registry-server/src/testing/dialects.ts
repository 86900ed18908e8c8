import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, type Engine, openDatabase } from '../database/dialects.ts';
import { migrateToLatest } from '../database/migrate.ts';
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

let sqliteTemplate: Promise<string> | undefined;

async function createSqliteTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-test-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'template.db');
  const db = openDatabase(path);
  await migrateToLatest(db);
  await db.destroy();
  return path;
}

async function createSqlite(): Promise<string> {
  sqliteTemplate ??= createSqliteTemplate();
  const template = await sqliteTemplate;
  const path = template.replace('template.db', `${randomUUID()}.db`);
  copyFileSync(template, path);
  return path;
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
      const db = openDatabase(await createDatabase());
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
