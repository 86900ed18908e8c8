import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aDocument } from '../testing/a-document.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { faultsAgainst } from '../testing/closed-schema.ts';
import { dialects } from '../testing/dialects.ts';
import { signedIn } from '../testing/staff-client.ts';
import { searchAnswerSchema } from './search-answer.schema.ts';
import { quickAnswerSchema, suggestionsAnswerSchema } from './suggestions-answer.schema.ts';

describe.each(dialects)('an answer of the search on $name', (dialect) => {
  let app: App;
  const search = async (query: string) => (await app.inject(`/search?${query}`)).json();

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    const staff = await signedIn(app, 'publisher');
    const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
      const response = await staff.inject({ method, url, payload });
      expect(response.statusCode, response.body).toBeLessThan(300);
      return response.body ? response.json() : undefined;
    };
    await send('PUT', '/staff/catalogue/categories', { path: 'twarz', name: 'Kremy do twarzy' });
    await send('PUT', '/staff/catalogue/brands/rosa', { name: 'Rosa' });
    for (const [sku, regular] of [
      ['A', 5000],
      ['B', 9000],
    ] as const) {
      await send('PUT', `/staff/catalogue/products/${sku}`, {
        ...aProduct(sku, {
          name: `Krem ${sku}`,
          urlKey: `krem-${sku}`.toLowerCase(),
          categories: ['twarz'],
          brand: 'rosa',
        }),
        variants: [aVariant({ sku: `${sku}-50`, size: { value: 50, unit: 'ml' }, prices: { PLN: { regular } } })],
      });
    }
    const document = aDocument({ type: 'article', title: 'Jak wybrać krem', contentProperties: { lead: 'Krótko' } });
    const { page } = await send('POST', '/staff/pages', {
      type: 'article',
      urlPath: '/poradnik/krem',
      title: 'Jak wybrać krem',
      document,
    });
    await send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
  });

  test.each(['q=krem', 'q=kerm', 'q=nicniema', 'q=krem&scope=products&brand=rosa', 'q=krem&related=none'])(
    'to %s is as the contract describes it',
    async (query) => {
      const answer = await search(query);
      expect(answer.data.phrase).toBe(new URLSearchParams(query).get('q'));
      expect(faultsAgainst(searchAnswerSchema, answer)).toEqual([]);
    },
  );

  test.each(['?q=kre', '?q=krem', '?q=jak', '', '?q=nicniema'])(
    'while typing%s is as the contract describes it',
    async (query) => {
      const answer = (await app.inject(`/search/suggestions${query}`)).json();
      expect(answer.data.phrase).toBe(new URLSearchParams(query).get('q') ?? '');
      expect(faultsAgainst(suggestionsAnswerSchema, answer)).toEqual([]);
    },
  );

  test('in the short form is as the contract describes it', async () => {
    const answer = (await app.inject('/core/search?q=krem')).json();
    expect([answer.data.products.length, answer.data.categories.length]).toEqual([2, 1]);
    expect(faultsAgainst(quickAnswerSchema, answer)).toEqual([]);
  });

  test('has of the entities those that are asked for', async () => {
    const keys = async (related: string) =>
      Object.keys((await search(`q=krem&related=${related}`)).meta.related).toSorted();
    expect(await keys('none')).toEqual([]);
    expect(await keys('products,productFilters')).toEqual(['productFilters', 'products']);
    const all = await search('q=krem');
    expect((await search('q=krem&related=none')).data).toEqual(all.data);
    expect((await app.inject('/search?q=krem&related=wszystko')).statusCode).toBe(422);
  });
});
