import { buildApp } from '../../registry-server/src/app.ts';
import { createProductsStore } from '../../registry-server/src/commerce/catalog/products/products.store.ts';
import { readConfig } from '../../registry-server/src/config.ts';
import { ensureDefaultSite, type Site } from '../../registry-server/src/content/sites/index.ts';
import { type Db, openDatabase } from '../../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../../registry-server/src/database/migrate.ts';
import type { App } from '../../registry-server/src/fastify-app.ts';
import { aProduct, aVariant } from '../../registry-server/src/testing/a-catalogue.ts';

const PRODUCTS = 200;
const STOCK = 100_000_000;

export interface OpenShop {
  readonly app: App;
  readonly db: Db;
  readonly site: Site;
}

/** The sku of one of the shop's products. */
export function skuOf(index: number): string {
  return `RL-${index % PRODUCTS}`;
}

/** A database with a site and products. */
export async function fillDatabase(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  await migrateToLatest(db);
  await ensureDefaultSite(db, { storefrontUrl: 'http://localhost:3000' });
  const products = createProductsStore(db);
  for (let index = 0; index < PRODUCTS; index += 1) {
    const sku = skuOf(index);
    await products.put(sku, aProduct(sku, { variants: [aVariant({ sku, stock: STOCK })] }));
  }
  await db.destroy();
}

/** The whole server over that database, without a port. */
export async function openShop(databaseUrl: string, dataDir: string): Promise<OpenShop> {
  const db = openDatabase(databaseUrl);
  const env = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const app = await buildApp(readConfig(env), { db });
  await app.ready();
  return { app, db, site: app.sites.require(undefined) };
}
