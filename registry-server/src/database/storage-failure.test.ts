import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { storageFailure } from './storage-failure.ts';

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

test('a folder that is no folder, and a full database, are failures of storage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(storageFailure(errorOf(() => writeFileSync(join(file, 'x'), '')))).toMatch(/^ENOTDIR/);

  const small = new BetterSqlite(':memory:');
  small.exec('create table a (b text); pragma max_page_count = 2');
  const filling = () => small.prepare('insert into a values (?)').run('x'.repeat(100_000));
  expect(storageFailure(errorOf(filling))).toBe('database or disk is full');
});

test('a mistake in our own code is none', () => {
  expect(storageFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(storageFailure(undefined)).toBeUndefined();
});
