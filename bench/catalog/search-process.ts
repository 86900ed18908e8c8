// Measures the registry on a large catalogue in a separate process; prints the measurements as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../../registry-server/src/app.ts';
import type { ProductQuery } from '../../registry-server/src/commerce/catalog/index.ts';
import { readConfig } from '../../registry-server/src/config.ts';
import { ensureDefaultSite } from '../../registry-server/src/content/sites/index.ts';
import { openDatabase } from '../../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../../registry-server/src/database/migrate.ts';
import { askFilteredList, publishFilteredCategory } from './filtered-lists.ts';
import { measureIndexDelay } from './measure-index-delay.ts';
import { listingQueries, phraseQueries, typedPrefixes, typoQueries } from './queries.ts';
import { createRandom } from './random-words.ts';

/** Times are 95th percentiles in milliseconds. */
export interface SearchMeasures {
  readonly indexMs: number;
  /** The longest block of the event loop. */
  readonly longestHoldMs: number;
  readonly floor: number;
  readonly listing: number;
  /** As the registry answers a filtered category, facets and cards included. */
  readonly filtered: number;
  readonly search: number;
  readonly typo: number;
  readonly suggestion: number;
  readonly following: number;
  readonly memoryMb: number;
  readonly rebuiltMemoryMb: number;
}

const ROUNDS = 300;
const WARM_UP = 60;

const config = readConfig();
const db = openDatabase(config.databaseUrl);
await migrateToLatest(db);
await ensureDefaultSite(db, config);
const app = await buildApp(config, { db });
await app.listen({ host: config.host, port: 0 });
const listeningMs = performance.now();
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
while (app.productSearch.status().version === 0) await new Promise((resolve) => setTimeout(resolve, 5));
delay.disable();
const indexMs = performance.now() - listeningMs;

const random = createRandom(7);
const ask = (query: ProductQuery) => app.productSearch.listProducts(query);
const floor = (page: number) =>
  db
    .selectFrom('product_category')
    .innerJoin('product', 'product.id', 'product_category.productId')
    .select(['product.id', 'product.sku'])
    .where('categoryId', '=', page)
    .orderBy('product_category.position')
    .orderBy('productId')
    .limit(24)
    .execute();

await publishFilteredCategory(app);

const results = {
  indexMs,
  longestHoldMs: delay.max / 1e6,
  floor: await measure(() => floor(1 + Math.floor(random() * 10))),
  listing: await measure(() => ask(listingQueries(random))),
  filtered: await measure(() => askFilteredList(app, random)),
  search: await measure(() => ask(phraseQueries(random))),
  typo: await measure(() => ask(typoQueries(random))),
  suggestion: await measure(() => app.productSearch.suggest(typedPrefixes(random))),
  following: await measureIndexDelay(app),
  memoryMb: process.resourceUsage().maxRSS / 1024,
};
await app.productSearch.rebuild();
const measures: SearchMeasures = { ...results, rebuiltMemoryMb: process.resourceUsage().maxRSS / 1024 };
process.stdout.write(`${JSON.stringify(measures)}\n`);
await app.close();
await db.destroy();

/** The 95th percentile in milliseconds. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? Number.NaN;
}
