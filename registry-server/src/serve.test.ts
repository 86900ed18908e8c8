import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
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

test('so does a HOST that is no address of this machine', () => {
  expect(start({ HOST: '203.0.113.7', ADMIN_PASSWORD: 'len-kwitnie-w-czerwcu-7' })).toEqual({
    status: 1,
    stderr:
      'HOST is 203.0.113.7, which is no address of this machine: set it to one, to 127.0.0.1, or to 0.0.0.0 for all\n',
  });
});

test('so does a port that another process has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ended = start({ REGISTRY_PORT: String(port), ADMIN_PASSWORD: 'len-kwitnie-w-czerwcu-7' });
  other.close();
  expect(ended).toEqual({
    status: 1,
    stderr: `Port ${port} is in use by another process. Stop it, or set REGISTRY_PORT to another port.\n`,
  });
});

test('a password that is made up is shown by the start that makes it, also where that fails further on', () => {
  const failing = { HOST: '203.0.113.7' };
  expect(start(failing).stderr).toMatch(/^Password \(shown once\): [a-z2-9-]{23}$/m);
  expect(start(failing).stderr).not.toContain('Password');
});

test('a folder that cannot be written ends the start with one sentence', () => {
  const file = join(dataDir, 'notes.txt');
  writeFileSync(file, 'Notatki');
  expect(start({ DATA_DIR: file })).toEqual({
    status: 1,
    stderr: `The place of DATA_DIR or DATABASE_URL cannot be written: EEXIST: file already exists, mkdir '${file}'\n`,
  });
});
