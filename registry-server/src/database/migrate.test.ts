import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dialects } from '../testing/dialects.ts';
import { openDatabase as open } from './dialects.ts';
import { engineOf } from './engine.ts';
import { brokenUniqueConstraint } from './failures.ts';
import { migrateToLatest } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const aRedirect = (slug: string, siteId: number) => ({
  siteId,
  slug,
  target: '/nowy',
  code: 301 as const,
  updatedAt: new Date('2026-05-01T10:00:00.000Z'),
});

const aSite = (code: string) => ({
  code,
  name: 'Rosa i Len',
  locale: 'pl-PL',
  language: 'pl-PL',
  currency: 'PLN',
  address: 'https://rosailen.example',
  domain: 'rosailen.example',
  basePath: '/',
  isDefault: true,
  details: JSON.stringify({ postfix: '', properties: { maintenance: false } }),
  settings: JSON.stringify({ general: {}, staticRouting: {} }),
  updatedAt: new Date('2026-05-01T10:00:00.000Z'),
});

describe.each(dialects)('the database on $name', ({ openDatabase, createDatabase }) => {
  test('has nothing to migrate once it is migrated', async () => {
    expect(await migrateToLatest(await openDatabase())).toEqual([]);
  });

  test('returns booleans, dates and JSON with their types', async () => {
    const db = await openDatabase();
    const written = await db.insertInto('site').values(aSite('pl')).returningAll().executeTakeFirstOrThrow();
    const read = await db.selectFrom('site').selectAll().executeTakeFirstOrThrow();
    expect(read).toEqual(written);
    expect(read.isDefault).toBe(true);
    expect(read.updatedAt).toEqual(new Date('2026-05-01T10:00:00.000Z'));
    expect(read.details).toEqual({ postfix: '', properties: { maintenance: false } });
  });

  test('names the violated unique constraint', async () => {
    const db = await openDatabase();
    const { id } = await db.insertInto('site').values(aSite('pl')).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('redirect').values(aRedirect('stary', id)).execute();
    const failure = await db
      .insertInto('redirect')
      .values(aRedirect('stary', id))
      .execute()
      .catch((error: unknown) => error);
    expect(brokenUniqueConstraint(failure)).toBe('redirect_siteId_slug_key');
    expect(brokenUniqueConstraint(new Error('else'))).toBeUndefined();
  });

  test('loses no update when fifty transactions read and then write', async () => {
    const db = await openDatabase();
    const addOne = () =>
      inTransaction(db, async (trx) => {
        const { last } = await trx
          .selectFrom('event_counter')
          .select('last')
          .$if(engineOf(db) === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('event_counter')
          .set({ last: last + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect(await db.selectFrom('event_counter').select('last').executeTakeFirst()).toEqual({ last: 50 });
  });

  test('rolls back a transaction that fails', async () => {
    const db = await openDatabase();
    const failing = inTransaction(db, async (trx) => {
      await trx.insertInto('site').values(aSite('pl')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('site').select('id').execute()).toEqual([]);
  });

  test('sees new column types after its schema changes', async () => {
    const db = await openDatabase();
    await sql`create table sample (kept text)`.execute(db);
    await sql`insert into sample values ('true')`.execute(db);
    const read = () => sql<{ kept: unknown }>`select * from sample`.execute(db).then(({ rows }) => rows[0]);
    expect(await read()).toEqual({ kept: 'true' });
    await sql`alter table sample add column open boolean`.execute(db);
    await sql`update sample set open = true`.execute(db);
    expect(await read()).toEqual({ kept: 'true', open: true });
  });

  test('is migrated once when two nodes start together', async () => {
    const url = await createDatabase();
    const nodes = [open(url), open(url)];
    expect(await Promise.all(nodes.map((node) => migrateToLatest(node)))).toEqual([[], []]);
    await Promise.all(nodes.map((node) => node.destroy()));
  });
});
