// Speed of lists, searches and suggestions over 100,000 products on both databases, and memory of the index.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../registry-server/src/database/migrate.ts';
import { startPostgres } from '../registry-server/src/testing/start-postgres.ts';
import { SERVER_FLAGS } from '../scripts/serving/process.ts';
import type { BenchRow } from './bench-row.ts';
import { fillCatalogue } from './catalog/fill-catalogue.ts';
import type { SearchMeasures } from './catalog/search-process.ts';

const PRODUCTS = 100_000;
const MOST_OUTPUT = 1 << 20;
const runProcess = promisify(execFile);

/** Fills both databases and measures the registry on each in a separate process. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
  const postgres = await startPostgres();
  try {
    const sqlite = await measure(join(folder, 'bench.db'), folder);
    const other = await measure(await postgres.createDatabase('bench'), folder);
    return [...toRows('SQLite', sqlite), ...toRows('PostgreSQL', other)];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(databaseUrl: string, dataDir: string): Promise<SearchMeasures> {
  const db = openDatabase(databaseUrl);
  await migrateToLatest(db);
  await fillCatalogue(db, PRODUCTS);
  await db.destroy();
  const script = join(import.meta.dirname, 'catalog/search-process.ts');
  const { stdout } = await runProcess(process.execPath, [...SERVER_FLAGS, script], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    maxBuffer: MOST_OUTPUT,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as SearchMeasures;
}

function toRows(engine: string, measures: SearchMeasures): BenchRow[] {
  const { floor } = measures;
  /** Baseline: the same page by one indexed SELECT, without counts and filters. */
  const timed = (what: string, value: number, limit: number): BenchRow => ({
    name: `catalogue on ${engine}: ${what}, p95 (floor: the page by one SELECT)`,
    value,
    unit: 'ms',
    floor,
    ratio: value / floor,
    limit: `≤ ${limit} ms`,
    ok: value <= limit,
  });
  const limited = (what: string, value: number, unit: string, limit: number): BenchRow => ({
    name: `catalogue on ${engine}: ${what}`,
    value,
    unit,
    limit: `≤ ${limit} ${unit}`,
    ok: value <= limit,
  });
  return [
    timed('list with filters, counts and order', measures.listing, 30),
    timed('filtered category of all products with facets, as the registry answers it', measures.filtered, 30),
    timed('search', measures.search, 25),
    timed('search with a typo', measures.typo, 25),
    timed('suggestion', measures.suggestion, 10),
    limited('a changed price is in lists after', measures.following, 'ms', 2_000),
    limited('longest hold-up while the index is built', measures.longestHoldMs, 'ms', 200),
    limited('most memory in service', measures.memoryMb, 'MB', 400),
    limited('most memory when the index was built anew', measures.rebuiltMemoryMb, 'MB', 400),
    limited('time until the first index stands', measures.indexMs, 'ms', 60_000),
  ];
}
