// `pnpm bench:large`: time of a customer's order history and of one order by number among ten million orders, on both
// engines. The databases are filled once, in bulk, and kept in data/bench-large. ORDERS=100000 fills fewer,
// ENGINE=sqlite for one of them.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOrders } from '../../registry-server/src/commerce/orders/index.ts';
import { findOrderByNumber } from '../../registry-server/src/commerce/orders/reading/find-order.ts';
import {
  countOrders,
  firstOrderAt,
  listOrders,
} from '../../registry-server/src/commerce/orders/reading/list-orders.ts';
import {
  readOrderLines,
  readOrderShipments,
  readOrderTaxes,
} from '../../registry-server/src/commerce/orders/reading/order-parts.ts';
import { searchOrders } from '../../registry-server/src/commerce/orders/staff/search-orders.ts';
import { type Db, openDatabase } from '../../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../../registry-server/src/database/migrate.ts';
import { fillOrders, highestOrder } from './fill-orders.ts';
import { readAllFiles } from './read-all-files.ts';
import { startReusablePostgres } from './reusable-postgres.ts';

const ORDERS = Number(process.env.ORDERS) || 10_000_000;
const FOLDER = resolve(import.meta.dirname, '../../data/bench-large', String(ORDERS));
const SAMPLES = 1_000;
const WARM_UP = 200;
const LIMIT_MS = 5;
const PAGE = 20;

mkdirSync(FOLDER, { recursive: true });
const wanted = process.env.ENGINE;
const rows: object[] = [];
if (wanted !== 'postgres') {
  const file = join(FOLDER, 'orders.db');
  rows.push(...(await measureEngine('SQLite', file, file)));
}
if (wanted !== 'sqlite') {
  const folder = join(FOLDER, 'postgres');
  const postgres = await startReusablePostgres(folder);
  try {
    rows.push(...(await measureEngine('PostgreSQL', postgres.url, join(folder, 'data/base'))));
  } finally {
    await postgres.stop();
  }
}
console.table(rows);

async function measureEngine(engine: string, url: string, files: string): Promise<object[]> {
  const db = openDatabase(url);
  try {
    await migrateToLatest(db);
    if ((await highestOrder(db)) !== ORDERS) {
      console.log(`filling ${engine} …`);
      const began = performance.now();
      await fillOrders(db, ORDERS, (text) => console.log(`  ${text}`));
      console.log(`  took ${Math.round((performance.now() - began) / 1_000)} s`);
    }
    const gigabytes = (await readAllFiles(files)) / 1e9;
    console.log(`${engine}: ${gigabytes.toFixed(1)} GB, all of it read once before`);
    const customers = ORDERS / 10;
    return [
      row(`history of one customer, ${engine}`, await p95((at) => readHistory(db, 1 + Math.floor(at * customers)))),
      row(`one order by number, ${engine}`, await p95((at) => readByNumber(db, 1 + Math.floor(at * ORDERS)))),
      row(`staff: newest orders of a status, ${engine}`, await p95(() => readNewest(db)), 50),
    ];
  } finally {
    await db.destroy();
  }
}

/** What a page of `customer { orders }` reads. */
async function readHistory(db: Db, customerId: number): Promise<void> {
  const query = { customerId, sortBy: 'createdAt', direction: 'desc', limit: PAGE, offset: 0 } as const;
  const [orders, count] = await Promise.all([
    listOrders(db, query),
    countOrders(db, query),
    firstOrderAt(db, customerId),
  ]);
  const ids = orders.map(({ id }) => id);
  await Promise.all([readOrderLines(db, ids), readOrderTaxes(db, ids), readOrderShipments(db, ids)]);
  if (count === 0) throw new Error(`Customer ${customerId} has no orders.`);
}

/** A whole order with all its parts. */
async function readByNumber(db: Db, number: number): Promise<void> {
  const order = await findOrderByNumber(db, String(number).padStart(9, '0'));
  if (!order) throw new Error(`Order ${number} was not found.`);
  await readOrders(db, [order]);
}

async function readNewest(db: Db): Promise<void> {
  await searchOrders(db, { status: 'processing', numberPrefixes: [], page: 1, pageSize: PAGE });
}

async function p95(work: (at: number) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + SAMPLES; count += 1) {
    const began = performance.now();
    await work(Math.random());
    if (count >= WARM_UP) times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[Math.floor(SAMPLES * 0.95)] ?? Number.NaN;
}

function row(what: string, value: number, limit = LIMIT_MS) {
  return { what, 'p95 ms': Number(value.toPrecision(3)), limit: `≤ ${limit} ms`, holds: value <= limit ? 'yes' : 'NO' };
}
