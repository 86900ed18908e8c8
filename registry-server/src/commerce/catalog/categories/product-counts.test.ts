import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createProductCounts } from './product-counts.ts';

describe.each(dialects)('counts of products on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    await shop.putCategories('twarz', 'twarz/kremy', 'cialo');
    const rows = await shop.db.selectFrom('category').select(['id', 'path']).orderBy('path').execute();
    const put = (sku: string, changes: Parameters<typeof aProduct>[1]) =>
      shop.products.put(sku, aProduct(sku, changes));
    return { ...shop, put, rows, counts: createProductCounts(shop.db) };
  }
  const byPath = (rows: readonly { id: number; path: string }[], counts: ReadonlyMap<number, number>) =>
    Object.fromEntries(rows.map(({ id, path }) => [path, counts.get(id)]));

  test('products count in their category and above it; withdrawn ones do not', async () => {
    const { rows, counts, put } = await aShop();
    await put('A', { categories: ['twarz/kremy'] });
    await put('B', { categories: ['twarz'] });
    await put('C', { categories: ['twarz'], isActive: false });
    expect(byPath(rows, await counts.of(rows))).toEqual({ cialo: 0, twarz: 2, 'twarz/kremy': 1 });
  });

  test('a count is remembered until a change of its category is told', async () => {
    const { rows, counts, put } = await aShop();
    await counts.of(rows);
    await put('A', { categories: ['twarz/kremy'] });
    expect(byPath(rows, await counts.of(rows))).toMatchObject({ twarz: 0, 'twarz/kremy': 0 });
    counts.drop(['category:twarz', 'category:*']);
    expect(byPath(rows, await counts.of(rows))).toMatchObject({ twarz: 1, 'twarz/kremy': 0 });
  });

  test('what was counted before a change is not remembered after it', async () => {
    const { rows, counts, put } = await aShop();
    const early = counts.of(rows);
    counts.drop(['category:twarz']);
    await early;
    await put('A', { categories: ['twarz'] });
    expect(byPath(rows, await counts.of(rows))).toMatchObject({ twarz: 1 });
  });
});
