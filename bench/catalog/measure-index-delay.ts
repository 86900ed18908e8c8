import { createProductsStore } from '../../registry-server/src/commerce/catalog/products/products.store.ts';
import type { App } from '../../registry-server/src/fastify-app.ts';

const CHANGES = 20;

/** Milliseconds from committing a price change until lists show it; the slowest of several. */
export async function measureIndexDelay(app: App): Promise<number> {
  const products = createProductsStore(app.db);
  const cheapest = async () => {
    const list = await app.productSearch.listProducts({ currency: 'PLN', sort: { by: 'price' }, page: 1, pageSize: 1 });
    return list.skus[0];
  };
  let slowest = 0;
  for (let change = 1; change <= CHANGES; change += 1) {
    const sku = `P-${change * 1_000}`;
    await products.setPrice(`${sku}-1`, { currency: 'PLN', regular: CHANGES + 1 - change });
    await products.setStock(`${sku}-1`, 1);
    const started = performance.now();
    while ((await cheapest()) !== sku) await new Promise((resolve) => setTimeout(resolve, 5));
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}
