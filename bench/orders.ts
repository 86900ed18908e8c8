// Orders placed per second, with bare transactions that write the same rows with full fsync as the baseline; and times
// of whole checkouts through the API: creating a cart, adding, e-mail, addresses, methods, ordering.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BenchRow } from './bench-row.ts';
import type { CheckoutResult } from './orders/whole-checkouts.ts';
import { startServer } from './support/server-process.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PARTS = join(import.meta.dirname, 'orders');
const LEAST_SHARE = 0.5;
const LEAST_CHECKOUTS = 50;
const MOST_MS = 300;

const runScript = promisify(execFile);

/** Measures both engines. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-orders-'));
  const postgres = await startTemporaryPostgres();
  try {
    return [
      await placing('SQLite', join(folder, 'placing.db'), folder),
      ...(await checkouts('SQLite', join(folder, 'placing.db'), folder)),
      await placing('PostgreSQL', postgres.url, folder),
      ...(await checkouts('PostgreSQL', postgres.url, folder)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function placing(engine: string, databaseUrl: string, folder: string): Promise<BenchRow> {
  const { stdout } = await runScript(process.execPath, [join(PARTS, 'place-rate.ts'), databaseUrl, folder]);
  const { placed, bare, rows } = JSON.parse(stdout) as { placed: number; bare: number; rows: number };
  const ratio = placed / bare;
  return {
    name: `orders: placed, ${rows} rows each, ${engine}`,
    value: placed,
    unit: '/s',
    floor: bare,
    ratio,
    limit: `≥ ${LEAST_SHARE} of the floor`,
    ok: ratio >= LEAST_SHARE,
  };
}

async function checkouts(engine: string, databaseUrl: string, folder: string): Promise<BenchRow[]> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn', CUSTOMER_LIMITS_FACTOR: '1000' };
  const registry = await startServer(join(ROOT, 'registry-server/src/server.mjs'), {
    readyPath: '/health/ready',
    env: (port) => ({ ...env, REGISTRY_PORT: String(port) }),
  });
  try {
    const { stdout } = await runScript(process.execPath, [join(PARTS, 'whole-checkouts.ts'), registry.url]);
    const { perSecond, p95 } = JSON.parse(stdout) as CheckoutResult;
    return [
      {
        name: `orders: whole checkouts, ${engine}`,
        value: perSecond,
        unit: '/s',
        limit: `≥ ${LEAST_CHECKOUTS} /s`,
        ok: perSecond >= LEAST_CHECKOUTS,
      },
      {
        name: `orders: a whole checkout, p95, ${engine}`,
        value: p95,
        unit: 'ms',
        limit: `≤ ${MOST_MS} ms`,
        ok: p95 <= MOST_MS,
      },
    ];
  } finally {
    await registry.stop();
  }
}
