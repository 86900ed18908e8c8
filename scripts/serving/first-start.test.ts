import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFirstStart } from './first-start.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'witryna-first-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('an interrupted first start continues with the same generated password', () => {
  const password = readFirstStart(dataDir, {}).admin?.password;
  expect(password).toMatch(/^[\w-]{16}$/);
  expect(readFirstStart(dataDir, {}).admin?.password).toBe(password);
  expect(statSync(join(dataDir, '.first-password')).mode & 0o077).toBe(0);
});

test('the environment names the first administrator', () => {
  const env = { ADMIN_EMAIL: 'anna@sklep.example', ADMIN_PASSWORD: 'dluga-fraza-anny' };
  expect(readFirstStart(dataDir, env).admin).toEqual({ email: 'anna@sklep.example', password: 'dluga-fraza-anny' });
});

test('a password that is set later does not replace the one that was made up, with which the administrator may exist', () => {
  const made = readFirstStart(dataDir, {}).admin;
  const later = readFirstStart(dataDir, { ADMIN_PASSWORD: 'dluga-fraza-anny' });
  expect([later.admin?.password, later.earlier]).toEqual(['dluga-fraza-anny', made]);
  expect(readFirstStart(dataDir, {}).admin).toEqual(made);
});

test('once the shop is seeded the password is deleted', () => {
  readFirstStart(dataDir, {}).finish();
  expect(readFirstStart(dataDir, {}).admin).toBeUndefined();
  expect(() => statSync(join(dataDir, '.first-password'))).toThrow();
});

test('only a start that began to fill the shop was interrupted in it', () => {
  const first = readFirstStart(dataDir, {});
  expect([first.isInterrupted, readFirstStart(dataDir, {}).isInterrupted]).toEqual([false, false]);
  first.beginFilling();
  expect(readFirstStart(dataDir, {}).isInterrupted).toBe(true);
  first.finish();
  expect(readFirstStart(dataDir, {}).isInterrupted).toBe(false);
});
