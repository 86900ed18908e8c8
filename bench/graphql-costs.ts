// Compares the calculated cost of GraphQL documents with their measured CPU: a catalogue of 20,000 products, each
// document sent as a new one each time and then repeatedly.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from '../registry-server/node_modules/graphql/index.js';
import { readConfig } from '../registry-server/src/config.ts';
import { ensureDefaultSite } from '../registry-server/src/content/sites/index.ts';
import { openDatabase } from '../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../registry-server/src/database/migrate.ts';
import { createDocumentGuard } from '../registry-server/src/graphql/limits/document-guard.ts';
import { parseSchema } from '../registry-server/src/graphql/schema.ts';
import type { BenchRow } from './bench-row.ts';
import { fillCatalogue } from './catalog/fill-catalogue.ts';
import { startServer } from './support/server-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PRODUCTS = 20_000;
const ROUNDS = 20;
const WAIT_MS = 100;
const WAIT_ROUNDS = 600;
/** A cost is an upper bound: the measurement may exceed it slightly. */
const MOST = 1.5;

const CARD = 'uid sku name url_key price_range { minimum_price { final_price { value currency } } }';

const DOCUMENTS: Readonly<Record<string, string>> = {
  'plain fields of 100 products': `{ products(filter: {}, pageSize: 100) { items { uid sku name url_key meta_title } } }`,
  'cards of 100 products': `{ products(filter: {}, pageSize: 100) { items { ${CARD} } } }`,
  '40 products with their categories': `{ products(filter: {}, pageSize: 40) { items { ${CARD} categories { uid name breadcrumbs { category_name } } } } }`,
  '40 products with their variants': `{ products(filter: {}, pageSize: 40) { items { sku ... on ConfigurableProduct { variants { product { ${CARD} } } } } } }`,
  'the filters of a search':
    '{ products(search: "krem", pageSize: 1) { aggregations { label options { label count } } } }',
  'five searches': `{ ${[1, 2, 3, 4, 5].map((at) => `a${at}: products(search: "krem ${at}") { total_count }`).join(' ')} }`,
  'a menu of three levels':
    '{ categoryList { uid name children { uid name children { uid name children { uid name } } } } }',
  'categories with five products each': `{ categories(filters: { name: { match: "grupa" } }, pageSize: 20) { items { name products(pageSize: 5) { items { sku name } } } } }`,
};

/** Compares each document's CPU with its cost. */
export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-graphql-'));
  const databaseUrl = join(folder, 'shop.db');
  await fill(databaseUrl, folder);
  const server = await startServer(join(ROOT, 'registry-server/src/server.mjs'), {
    readyPath: '/health/ready',
    env: (port) => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn', REGISTRY_PORT: String(port) }),
  });
  const { graphql: limits } = readConfig({});
  const schema = parseSchema();
  const guard = createDocumentGuard(() => schema, limits);
  const measure = async (documents: readonly string[]): Promise<number> => {
    const before = server.cpuMs();
    for (const query of documents) await ask(server.url, query);
    return (server.cpuMs() - before) / documents.length;
  };
  try {
    await waitForSearch(server.url);
    const rows: BenchRow[] = [];
    for (const [name, document] of Object.entries(DOCUMENTS)) {
      const floor = guard.admit(parse(document), {}).cost / 1_000;
      const anew = Array.from({ length: ROUNDS }, (_, at) => `${document} #${at}`);
      await measure(anew.map((each) => `${each} warm`));
      for (const [how, documents] of [
        ['anew', anew],
        ['again', Array.from({ length: ROUNDS }, () => document)],
      ] as const) {
        const value = await measure(documents);
        const ratio = value / floor;
        rows.push({
          name: `graphql: ${name}, ${how}`,
          value,
          unit: 'ms',
          floor,
          ratio,
          limit: `≤ ${MOST}`,
          ok: ratio <= MOST,
        });
      }
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(databaseUrl: string, dataDir: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  await migrateToLatest(db);
  await ensureDefaultSite(db, readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }));
  await fillCatalogue(db, PRODUCTS);
  await db.destroy();
}

/** The index is built after the server starts to answer. */
async function waitForSearch(url: string): Promise<void> {
  for (let round = 0; round < WAIT_ROUNDS; round += 1) {
    const isReady = await ask(url, '{ products(filter: {}) { total_count } }').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await setTimeout(WAIT_MS);
  }
  throw new Error('The search index was not ready in time.');
}

async function ask(url: string, query: string): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { readonly errors?: readonly { readonly message: string }[] };
  if (errors) throw new Error(`${query}: ${errors[0]?.message}`);
}
