// Fills a migrated database with products and guests' carts, and prints the carts' ids: node seed-carts.ts DATABASE_URL

import { createCarts } from '../../registry-server/src/commerce/cart/carts.ts';
import { addItems } from '../../registry-server/src/commerce/cart/index.ts';
import { createProductsStore } from '../../registry-server/src/commerce/catalog/products/products.store.ts';
import { createSitesStore, ensureDefaultSite } from '../../registry-server/src/content/sites/index.ts';
import { openDatabase } from '../../registry-server/src/database/dialects.ts';
import { migrateToLatest } from '../../registry-server/src/database/migrate.ts';
import { aProduct, aVariant } from '../../registry-server/src/testing/a-catalogue.ts';

const CARTS = 64;
const LINES = 20;
const PRODUCTS = 200;
const STOCK = 1_000_000;

const db = openDatabase(process.argv[2] ?? '');
await migrateToLatest(db);
await ensureDefaultSite(db, { storefrontUrl: 'http://localhost:3000' });
const products = createProductsStore(db);
const skuOf = (index: number) => `RL-${index % PRODUCTS}`;
for (let index = 0; index < PRODUCTS; index += 1) {
  const sku = skuOf(index);
  await products.put(sku, aProduct(sku, { variants: [aVariant({ sku, stock: STOCK })] }));
}
const sites = createSitesStore(db);
const [first] = await sites.list();
if (!first) throw new Error('The database has no site.');
// High enough that adding never reaches the maximum quantity.
const { site } = await sites.save({ ...first, properties: { maintenance: false, shop: { maxQuantity: 10_000 } } });
const carts = createCarts({
  db,
  giftRules: { rulesOf: async () => [], drop: () => {} },
  offers: { delivery: { methods: async () => [], point: async () => undefined }, payments: { methods: () => [] } },
  now: () => new Date(),
});
const ids: string[] = [];
for (let count = 0; count < CARTS; count += 1) {
  const { cart } = await carts.create({ site });
  const wanted = Array.from({ length: LINES }, (_, line) => ({ sku: skuOf(count * 3 + line), quantity: 1 }));
  await carts.change({ cartId: cart.id, shopper: { site } }, addItems(wanted));
  ids.push(cart.id);
}
await db.destroy();
console.log(JSON.stringify(ids));
