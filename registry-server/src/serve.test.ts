import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'witryna-serve-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function start(env: Readonly<Record<string, string>>) {
  const script = join(import.meta.dirname, 'server.mjs');
  const { PATH } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a variable that makes no sense ends the start with one sentence', () => {
  expect(start({ REGISTRY_PORT: 'abc' })).toEqual({ status: 1, stderr: 'REGISTRY_PORT is not a port: abc\n' });
});

test('so does a database that is not reached, without its password', () => {
  const { status, stderr } = start({ DATABASE_URL: 'postgres://shop:tajne@127.0.0.1:1/shop' });
  expect(status).toBe(1);
  expect(stderr).toBe('The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n');
});

test('so does a file that is no database', () => {
  const file = join(dataDir, 'notes.txt');
  writeFileSync(file, 'Notatki, które nie są bazą danych. '.repeat(50));
  expect(start({ DATABASE_URL: file })).toEqual({
    status: 1,
    stderr: 'The database of DATABASE_URL cannot be opened: file is not a database\n',
  });
});
