import { describe, expect, test } from 'vitest';
import type { ProductQuery } from '../../commerce/catalog/index.ts';
import { openDatabase } from '../../database/dialects.ts';
import { aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { aSearch } from '../../testing/a-search.ts';
import { atFileEnd } from '../../testing/at-file-end.ts';
import { dialects } from '../../testing/dialects.ts';
import type { ProductIndex } from '../index/product-index.ts';
import { listProducts } from '../query/list-products.ts';
import { QueryBuffers } from '../query/query-buffers.ts';
import { buildInWorker } from './create-index-builder.ts';

const QUERIES: readonly Partial<ProductQuery>[] = [
  { withFacets: true },
  { phrase: 'krem z różą', withFacets: true },
  { phrase: 'szanpon' },
  { phrase: 'P-1-b' },
  { sort: { by: 'price' } },
  { sort: { by: 'name', direction: 'desc' } },
  { filters: { skus: ['P-3', 'P-4'], name: 'krem' } },
  { filters: { urlKeys: ['krem-p-5'] } },
];

describe.each(dialects)('an index built in a thread on $name', ({ createDatabase }) => {
  async function aShop() {
    const databaseUrl = await createDatabase();
    const db = openDatabase(databaseUrl);
    atFileEnd(() => db.destroy());
    const shop = await aSearch(db);
    const special = { regular: 9_000, special: 500, specialFrom: '2030-01-01' };
    for (let at = 0; at < 12; at += 1) {
      const prices = { PLN: at === 7 ? special : { regular: 1_000 + at } };
      await shop.products.put(
        `P-${at}`,
        aProduct(`P-${at}`, {
          name: at % 3 === 0 ? 'Szampon' : 'Krem z różą',
          skinType: ['dry'],
          variants: [aVariant({ sku: `P-${at}-a`, prices }), aVariant({ sku: `P-${at}-b` })],
        }),
      );
    }
    const now = Date.parse('2027-01-01T00:00:00Z');
    const answers = (index: ProductIndex, at = now) =>
      QUERIES.map((query) =>
        listProducts(
          { index, synonyms: new Map(), buffers: new QueryBuffers(), now: at },
          { currency: 'PLN', page: 1, pageSize: 20, ...query },
        ),
      );
    return { ...shop, databaseUrl, answers };
  }

  test('answers as one built here, also after changes and as time goes by', async () => {
    const { databaseUrl, manager, answers, products, follow } = await aShop();
    await manager.rebuild();
    const here = manager.index as ProductIndex;
    const there = await buildInWorker(databaseUrl, new AbortController().signal);
    expect(answers(there)).toEqual(answers(here));
    expect(answers(there)[0]?.total).toBe(12);
    const later = Date.parse('2030-06-01T00:00:00Z');
    expect(answers(there, later)).toEqual(answers(here, later));
    expect(answers(there, later)[4]?.skus[0]).toBe('P-7');

    await products.put('P-4', aProduct('P-4', { name: 'Tonik miętowy' }));
    await products.remove('P-5');
    await follow();
    const reread = await buildInWorker(databaseUrl, new AbortController().signal);
    expect(answers(reread)).toEqual(answers(here));
  });

  test('is given up when the server stops', async () => {
    const { databaseUrl } = await aShop();
    const stopping = new AbortController();
    const building = buildInWorker(databaseUrl, stopping.signal);
    stopping.abort();
    await expect(building).rejects.toThrow('aborted');
  });

  test('fails aloud when there is no database', async () => {
    await expect(buildInWorker('postgres://nobody@127.0.0.1:1/none', new AbortController().signal)).rejects.toThrow();
  });
});
