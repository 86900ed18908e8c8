import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDatabase } from '../dialects.ts';
import { inTransaction, type Trx } from '../transaction.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const put = (db: Db | Trx, id: number) => sql`insert into note (id) values (${sql.lit(id)})`.execute(db);

/** A database with a table of notes, and a second connection that sees what is on the disk. */
async function aDatabase() {
  const path = join(mkdtempSync(join(tmpdir(), 'witryna-sqlite-')), 'notes.db');
  const db = openDatabase(path);
  await sql`create table note (id integer primary key, about integer references note (id) deferrable initially deferred)`.execute(
    db,
  );
  const other = new BetterSqlite(path, { readonly: true });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  const idsOf = other.prepare<[], number>('select id from note order by id').pluck();
  return { db, onDisk: () => idsOf.all(), commits: () => other.pragma('data_version', { simple: true }) as number };
}

/** A group is committed after some milliseconds, however slow the machine is; for it, time stands still. */
function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
}

test('waiting transactions are committed together, and none is acknowledged before it is on disk', async () => {
  const { db, onDisk, commits } = await aDatabase();
  stopClock();
  const versions = new Set<number>();
  const seen = await Promise.all(
    many(12).map(async (id) => {
      await inTransaction(db, (trx) => put(trx, id));
      versions.add(commits());
      return onDisk().includes(id);
    }),
  );
  expect(seen).toEqual(many(12).map(() => true));
  expect(versions.size).toBeLessThan(4);
});

test('a failing transaction rolls back its own changes only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('kept', 'thrown', 'read', 'plain'), { maxLength: 40 }), async (kinds) => {
      const { db, onDisk } = await aDatabase();
      const outcomes = await Promise.all(
        kinds.map(async (kind, id) => {
          if (kind === 'plain') return put(db, id).then(() => onDisk().includes(id));
          // Whoever only reads is told nothing that may still be taken back.
          if (kind === 'read') {
            const rows = await db
              .selectFrom('note' as 'site')
              .select('id')
              .execute();
            const kept = new Set(onDisk());
            return rows.every((row) => kept.has(row.id));
          }
          const write = inTransaction(db, async (trx) => {
            await put(trx, id);
            if (kind === 'thrown') throw new Error('no');
          });
          return write.then(
            () => kind === 'kept' && onDisk().includes(id),
            () => kind === 'thrown' && !onDisk().includes(id),
          );
        }),
      );
      expect(outcomes).toEqual(kinds.map(() => true));
      expect(onDisk()).toEqual(kinds.flatMap((kind, id) => (kind === 'kept' || kind === 'plain' ? [id] : [])));
    }),
    { numRuns: 60 },
  );
});

test('a failed commit makes the whole group fail, and the next transaction works', async () => {
  const { db, onDisk } = await aDatabase();
  stopClock();
  const refersToNothing = (trx: Trx) => sql`insert into note (id, about) values (50, 99)`.execute(trx);
  const outcomes = await Promise.allSettled([
    inTransaction(db, (trx) => put(trx, 1)),
    inTransaction(db, refersToNothing),
    inTransaction(db, (trx) => put(trx, 2)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(onDisk()).toEqual([]);
  await inTransaction(db, (trx) => put(trx, 3));
  expect(onDisk()).toEqual([3]);
});

test('a commit does not wait for a caller that pauses inside its transaction', async () => {
  const { db, onDisk } = await aDatabase();
  const thinking = Promise.withResolvers<void>();
  const written = inTransaction(db, (trx) => put(trx, 1));
  const thinker = db.connection().execute(async (connection) => {
    await put(connection, 2).catch(() => {});
    await thinking.promise;
  });
  await written;
  expect(onDisk()).toContain(1);
  thinking.resolve();
  await thinker;
});

test('reads, schema changes and pragmas see earlier changes', async () => {
  const { db, onDisk } = await aDatabase();
  const write = inTransaction(db, (trx) => put(trx, 1));
  const found = db
    .selectFrom('note' as 'site')
    .select('id')
    .execute();
  const renamed = sql`alter table note add column text text`.execute(db);
  const again = inTransaction(db, (trx) => sql`update note set text = 'tak'`.execute(trx));
  const setting = sql`pragma foreign_keys = off`.execute(db);
  const last = inTransaction(db, (trx) => sql`insert into note (id, about) values (2, 99)`.execute(trx));
  expect(await found).toEqual([{ id: 1 }]);
  await Promise.all([write, renamed, again, setting, last]);
  expect(onDisk()).toEqual([1, 2]);
});

test('rows are streamed while others wait', async () => {
  const { db } = await aDatabase();
  await Promise.all(many(3).map((id) => inTransaction(db, (trx) => put(trx, id))));
  const ids: number[] = [];
  let later: Promise<unknown> | undefined;
  for await (const { id } of db
    .selectFrom('note' as 'site')
    .select('id')
    .stream()) {
    later ??= inTransaction(db, (trx) => put(trx, 9));
    ids.push(id);
  }
  await later;
  expect(ids).toEqual([0, 1, 2]);
});
