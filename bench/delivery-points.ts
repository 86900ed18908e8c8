// Speed of searching 20,000 pickup points on both databases, and how long importing their list blocks the event loop.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSamplePoints } from '@witryna/stand-ins';
import type { DeliveryPoint } from '../registry-server/src/commerce/delivery/index.ts';
import { refreshPoints } from '../registry-server/src/commerce/delivery/points/refresh-points.ts';
import { createPointSearch, type PointSearch } from '../registry-server/src/commerce/delivery/points/search-points.ts';
import { type Db, openDatabase } from '../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../registry-server/src/database/migrate.ts';
import type { BenchRow } from './bench-row.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

const PER_THOUSAND_PEOPLE = 1.01;
const ROUNDS = 100;
const LIMIT_MS = 10;
const HELD_UP_MS = 100;

const KRAKOW = { latitude: 50.0614, longitude: 19.9372 };
const WARSAW = { latitude: 52.2297, longitude: 21.0122 };

const QUESTIONS: Readonly<Record<string, Partial<PointSearch>>> = {
  'a large town': { text: 'warszawa' },
  'a town and a street': { text: 'ul. Długa Kraków' },
  'two letters': { text: 'wa' },
  'a street of every town': { text: 'polna' },
  'a postal code': { text: '31-147' },
  'a code being typed': { text: 'kra0' },
  'the nearest in Warsaw': { near: WARSAW },
  'the nearest of a street that pay': { near: KRAKOW, text: 'długa', takesPayment: true },
};

/** Fills both databases and repeats each query many times. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
  const postgres = await startTemporaryPostgres();
  try {
    return [...(await measure('SQLite', join(folder, 'bench.db'))), ...(await measure('PostgreSQL', postgres.url))];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, databaseUrl: string): Promise<BenchRow[]> {
  const db = openDatabase(databaseUrl);
  try {
    await migrateToLatest(db);
    const points = somePoints();
    const heldUpMs = await fill(db, points);
    const rows: BenchRow[] = [
      {
        name: `points on ${engine}: longest wait of others while ${points.length} are taken over`,
        value: heldUpMs,
        unit: 'ms',
        limit: `≤ ${HELD_UP_MS} ms`,
        ok: heldUpMs <= HELD_UP_MS,
      },
    ];
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const value = await p95Of(db, question);
      const limit = `≤ ${LIMIT_MS} ms`;
      rows.push({ name: `points on ${engine}: ${name}, p95`, value, unit: 'ms', limit, ok: value <= LIMIT_MS });
    }
    return rows;
  } finally {
    await db.destroy();
  }
}

function somePoints(): DeliveryPoint[] {
  return createSamplePoints({ seed: 1, perThousandPeople: PER_THOUSAND_PEOPLE }).map((point) => ({
    provider: 'inpost',
    code: `${point.town.short}${String(point.number).padStart(3, '0')}M`,
    kind: 'locker',
    street: `${point.street} ${point.building}`,
    city: point.town.name,
    postcode: point.postcode,
    province: point.town.province,
    description: point.description,
    openingHours: '24/7',
    isAlwaysOpen: true,
    takesPayment: point.random() < 0.85,
    isOperating: point.random() < 0.96,
    latitude: point.latitude,
    longitude: point.longitude,
  }));
}

/** Imports the list as the server does; returns the longest block of the event loop. */
async function fill(db: Db, points: readonly DeliveryPoint[]): Promise<number> {
  let [longest, turnAt] = [0, performance.now()];
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - turnAt);
    turnAt = performance.now();
  }, 1);
  const signal = new AbortController().signal;
  await refreshPoints(db, { provider: 'inpost', fetchAll: async () => points }, { now: new Date(), signal });
  clearInterval(turns);
  return Math.max(longest, performance.now() - turnAt);
}

async function p95Of(db: Db, question: Partial<PointSearch>): Promise<number> {
  const search = createPointSearch(db);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const { total } = await search({
      provider: 'inpost',
      text: '',
      takesPayment: false,
      page: 1,
      pageSize: 20,
      ...question,
    });
    times.push(performance.now() - startedAt);
    if (total === 0) throw new Error(`Nothing was found for ${JSON.stringify(question)}.`);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0;
}
