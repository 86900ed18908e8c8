import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/dialects.ts';
import { migrateToLatest } from '../../database/migrate.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordChange } from '../../events/outbox.ts';
import { atFileEnd } from '../../testing/at-file-end.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-backup-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function aDatabase() {
  const folder = aFolder();
  const file = join(folder, 'shop.db');
  const db = openDatabase(file);
  atFileEnd(() => db.destroy());
  await migrateToLatest(db);
  return { folder, file, db };
}

/** Rows that a process of its own writes, two in each transaction, until it is stopped. */
async function aWriter(file: string) {
  const script = new URL('./write-steadily.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  atFileEnd(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return {
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a backup during writes is consistent, and can be restored', async () => {
  const { folder, file, db } = await aDatabase();
  const writer = await aWriter(file);
  const backup = join(folder, 'copy.db');
  await backUp(file, backup);
  const { rows } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  await writer.stop();
  const target = join(aFolder(), 'restored.db');
  restore(backup, target);
  const restored = openDatabase(target);
  atFileEnd(() => restored.destroy());
  const tags = (await restored.selectFrom('outbox').select('tags').execute()).flatMap((row) => row.tags);
  const pairs = [...Map.groupBy(tags, (tag) => tag).values()].map((same) => same.length);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.length).toBeLessThanOrEqual(rows);
  expect(new Set(pairs)).toEqual(new Set([2]));
  expect(await checkInvariants(restored)).toEqual([]);
  expect(await migrateToLatest(restored)).toEqual([]);
});

test('a restore is refused while a process has the database open, even idle, and changes nothing', async () => {
  const { folder, file, db } = await aDatabase();
  const backup = join(folder, 'copy.db');
  await backUp(file, backup);
  await inTransaction(db, (trx) => recordChange(trx, ['page:1']));
  expect(() => restore(backup, file)).toThrow('The database is in use. Stop the server first.');
  await inTransaction(db, (trx) => recordChange(trx, ['page:2']));
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  await db.destroy();
  restore(backup, file);
  const after = openDatabase(file);
  atFileEnd(() => after.destroy());
  expect(await after.selectFrom('outbox').select('id').execute()).toHaveLength(0);
  const before = openDatabase(`${file}.before-restore`);
  atFileEnd(() => before.destroy());
  expect(await before.selectFrom('outbox').select('id').execute()).toHaveLength(2);
});

test('what was there before is kept by every restore, under a name of its own', async () => {
  const { folder, file, db } = await aDatabase();
  const wrong = join(folder, 'wrong.db');
  await backUp(file, wrong);
  await inTransaction(db, (trx) => recordChange(trx, ['page:1']));
  await db.destroy();
  expect(restore(wrong, join(folder, 'new.db'))).toBeUndefined();
  const kept = [restore(wrong, file), restore(wrong, file), restore(wrong, file)];
  expect(kept).toEqual(['', '-2', '-3'].map((end) => `${file}.before-restore${end}`));
  const original = openDatabase(`${file}.before-restore`);
  atFileEnd(() => original.destroy());
  expect(await original.selectFrom('outbox').select('id').execute()).toHaveLength(1);
});

test('an invalid backup is not restored, and no file is overwritten', async () => {
  const { folder, file, db } = await aDatabase();
  await db.destroy();
  const rubbish = join(folder, 'rubbish.db');
  writeFileSync(rubbish, 'these are the voyages');
  expect(() => restore(rubbish, file)).toThrow('This is no database of Witryna');
  expect(() => restore(join(folder, 'nothing.db'), file)).toThrow('There is no file');
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  await expect(backUp(file, copy)).rejects.toThrow('There is a file already');
  await expect(backUp(join(folder, 'no.db'), join(folder, 'x.db'))).rejects.toThrow('There is no database');
  expect(existsSync(join(folder, 'x.db'))).toBe(false);
  await expect(backUp(file, join(folder, 'nowhere', 'x.db'))).rejects.toThrow(`There is no folder: ${folder}/nowhere`);
});
