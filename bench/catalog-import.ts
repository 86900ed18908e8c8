// Speed and memory of a catalogue import of 100,000 products without pictures, on both engines.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row.ts';
import { writeExport } from './import/write-export.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

const SCRIPT = join(import.meta.dirname, 'import/measured-import.ts');
const PRODUCTS = 100_000;
/** A file of a fifth of the size shows how memory grows with the file. */
const FEWER_PRODUCTS = 20_000;
const LEAST_PER_SECOND = 2_000;
const MOST_GROWTH = 1.3;

interface Imported {
  readonly perSecond: number;
  readonly peakMb: number;
}

/** Measures the import command from start to exit. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-import-'));
  const postgres = await startTemporaryPostgres();
  try {
    const file = join(folder, 'products.csv');
    const shortFile = join(folder, 'fewer-products.csv');
    await writeExport(file, PRODUCTS);
    await writeExport(shortFile, FEWER_PRODUCTS);
    const fewer = await importInto(join(folder, 'fewer.db'), shortFile, FEWER_PRODUCTS);
    const sqlite = join(folder, 'shop.db');
    const first = await importInto(sqlite, file, PRODUCTS);
    const again = await importInto(sqlite, file, PRODUCTS);
    const onPostgres = await importInto(postgres.url, file, PRODUCTS);
    const againOnPostgres = await importInto(postgres.url, file, PRODUCTS);
    return [
      speed('import: 100,000 products, SQLite', first),
      speed('import: the same file again, SQLite', again),
      speed('import: 100,000 products, PostgreSQL', onPostgres),
      speed('import: the same file again, PostgreSQL', againOnPostgres),
      memory(first, fewer),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importInto(databaseUrl: string, file: string, products: number): Promise<Imported> {
  const peakFile = `${file}.peak`;
  const started = performance.now();
  const child = spawn(process.execPath, [SCRIPT, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PEAK_FILE: peakFile },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import exited with code ${code}`);
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: products / seconds, peakMb: Number(readFileSync(peakFile, 'utf8')) / 1_024 };
}

function speed(name: string, { perSecond }: Imported): BenchRow {
  const ok = perSecond >= LEAST_PER_SECOND;
  return { name, value: perSecond, unit: '/s', limit: `≥ ${LEAST_PER_SECOND} /s`, ok };
}

function memory({ peakMb }: Imported, fewer: Imported): BenchRow {
  const ratio = peakMb / fewer.peakMb;
  const name = 'import: peak memory against a fifth of the products';
  return {
    name,
    value: peakMb,
    unit: 'MB',
    floor: fewer.peakMb,
    ratio,
    limit: `≤ ${MOST_GROWTH}`,
    ok: ratio <= MOST_GROWTH,
  };
}
