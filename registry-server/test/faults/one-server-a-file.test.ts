import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockForServer } from '../../src/database/sqlite/server-lock.ts';
import { backUp } from '../../src/operations/backup/back-up.ts';
import { atFileEnd } from '../../src/testing/at-file-end.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { aRegistryProcess } from './registry-process.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-lock-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one of our programs to its end. */
async function run(script: string, env: Readonly<Record<string, string>>) {
  const path = new URL(script, import.meta.url).pathname;
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  atFileEnd(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

// Four processes start one after the other, on a machine where others run.
const PATIENCE = { timeout: 300_000 };

test(
  'a second server on the same SQLite file refuses to start and says what to do; other commands work',
  PATIENCE,
  async () => {
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    const database = await sqlite.createDatabase();
    const first = await aRegistryProcess(database);
    const env = { DATABASE_URL: database, DATA_DIR: aFolder(), REGISTRY_PORT: String(await freePort()) };

    const second = await run('../../src/server.mjs', env);
    expect(second.code).toBe(1);
    expect(second.said.trim()).toBe(
      `Another server already uses the database ${database}. A SQLite file serves one server: stop the other one, or let all servers share PostgreSQL (DATABASE_URL=postgres://…).`,
    );
    expect(await run('../../src/operations/check-invariants.ts', env)).toMatchObject({ code: 0 });
    await backUp(database, join(aFolder(), 'copy.db'));

    // However the first one ends, the file is free.
    await first.kill();
    await first.restart();
    expect(await first.stop()).toBe(0);
    lockForServer(database).release();
  },
);

test('a file is locked under every name of it', () => {
  const folder = aFolder();
  const path = join(folder, 'shop.db');
  symlinkSync(folder, join(folder, 'link'));
  const lock = lockForServer(path);
  for (const name of [path, join(folder, 'link', 'shop.db'), `file://${path}`]) {
    expect(() => lockForServer(name)).toThrow('Another server already uses the database');
  }
  lockForServer(join(folder, 'other.db')).release();
  lock.release();
  lockForServer(join(folder, 'link', 'shop.db')).release();
});

test('servers share a PostgreSQL database', () => {
  const url = 'postgres://nobody@127.0.0.1/shop';
  const locks = [lockForServer(url), lockForServer(url)];
  for (const lock of locks) lock.release();
});
