// Response times of a cart of 20 lines with 64 shoppers, reading it and adding to it: one request a second each, and
// the next request as soon as one is answered (saturation).
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BenchRow } from './bench-row.ts';
import type { LoadPlan, LoadResult } from './cart/load-carts.ts';
import { startServer } from './support/server-process.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PARTS = join(import.meta.dirname, 'cart');
const SECONDS = 5;
const EVERY_MS = 1_000;
const READ_MS = 8;
const ADD_MS = 15;

/** The query of a storefront's cart page. */
const CART = `id total_quantity
  items { uid sku quantity is_available isGift product { name sku }
    prices { price_including_tax { value } row_total_including_tax { value } total_item_discount { value } } }
  prices { grand_total { value currency } subtotal_including_tax { value } applied_taxes { label amount { value } } }
  applied_coupons { code } free_delivery_missing { value } notices { code message }`;
const READ = `query ($id: String!) { cart(cart_id: $id) { ${CART} } }`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { code } } }`;

const run64 = promisify(execFile);

/** Measures both engines, with a prepared select of the same rows as the baseline. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-cart-'));
  const postgres = await startTemporaryPostgres();
  try {
    return [
      ...(await measure('SQLite', join(folder, 'cart.db'), folder)),
      ...(await measure('PostgreSQL', postgres.url, folder)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, databaseUrl: string, folder: string): Promise<BenchRow[]> {
  const { stdout } = await run64(process.execPath, [join(PARTS, 'seed-carts.ts'), databaseUrl]);
  const ids = JSON.parse(stdout) as string[];
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const floor = await startServer(join(PARTS, 'floor-server.ts'), {
    readyPath: '/ready',
    env: (port) => ({ ...env, PORT: String(port) }),
  });
  const registry = await startServer(join(ROOT, 'registry-server/src/server.mjs'), {
    readyPath: '/health/ready',
    env: (port) => ({ ...env, REGISTRY_PORT: String(port) }),
  });
  try {
    const load = (url: string, requests: LoadPlan['requests'], everyMs = 0) =>
      measureLoad({ url, requests, seconds: SECONDS, everyMs }, folder);
    const graphql = (query: string, variables: (id: string, index: number) => object): LoadPlan['requests'] =>
      ids.map((id, index) => ({ path: '/graphql', body: JSON.stringify({ query, variables: variables(id, index) }) }));
    const bare = ids.map((id) => ({ path: `/cart/${id}` }));
    const read = graphql(READ, (id) => ({ id }));
    const add = graphql(ADD, (id, index) => ({ id, items: [{ sku: `RL-${(index * 3) % 200}`, quantity: 1 }] }));
    const [floorPaced, readPaced, addPaced] = [
      await load(floor.url, bare, EVERY_MS),
      await load(registry.url, read, EVERY_MS),
      await load(registry.url, add, EVERY_MS),
    ];
    const [floorFull, readFull, addFull] = [
      await load(floor.url, bare),
      await load(registry.url, read),
      await load(registry.url, add),
    ];
    return [
      row(`cart: read 20 lines, p95, 64 shoppers, ${engine}`, readPaced, { floor: floorPaced, limit: READ_MS }),
      row(`cart: add to 20 lines, p95, 64 shoppers, ${engine}`, addPaced, { floor: floorPaced, limit: ADD_MS }),
      row(`cart: read 20 lines, p95, 64 without a pause, ${engine}`, readFull, { floor: floorFull, limit: READ_MS }),
      row(`cart: add to 20 lines, p95, 64 without a pause, ${engine}`, addFull, { floor: floorFull, limit: ADD_MS }),
    ];
  } finally {
    await Promise.all([floor.stop(), registry.stop()]);
  }
}

async function measureLoad(plan: LoadPlan, folder: string): Promise<LoadResult> {
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const { stdout } = await run64(process.execPath, [join(PARTS, 'load-carts.ts'), file]);
  return JSON.parse(stdout) as LoadResult;
}

function row(name: string, { p95 }: LoadResult, { floor, limit }: { floor: LoadResult; limit: number }): BenchRow {
  return {
    name,
    value: p95,
    unit: 'ms',
    floor: floor.p95,
    ratio: p95 / floor.p95,
    limit: `≤ ${limit} ms`,
    ok: p95 <= limit,
  };
}
