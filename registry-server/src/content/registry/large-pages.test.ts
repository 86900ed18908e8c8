import type { PlacedModule } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { dialects } from '../../testing/dialects.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const LISTS = 10;
const PRODUCTS_PER_LIST = 10;
const OTHERS = 6;

const skuOf = (index: number) => `RL-${String(index).padStart(3, '0')}`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(dialects)('a large page on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  let files: readonly number[];

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite()] });
    staff = await signedIn(app, 'admin');
    const put = async (url: string, payload: object) => {
      const answer = await staff.inject({ method: 'PUT', url: `/staff/catalogue/${url}`, payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    };
    for (const index of numbers(LISTS * PRODUCTS_PER_LIST)) {
      const sku = skuOf(index);
      await put(`products/${sku}`, aProduct(sku));
    }
    for (const index of numbers(OTHERS)) {
      await put(`brands/marka-${index}`, { name: `Marka ${index}` });
      const module = aPlaced('t', 'heading', { text: `Fragment ${index}` });
      await publishPage(staff, { urlPath: `/f/${index}`, type: 'snippet', document: aDocument({}, module) });
      await publishPage(staff, { urlPath: `/artykuly/${index}`, type: 'article' });
    }
    files = await Promise.all(numbers(OTHERS).map(upload));
  });

  async function upload(index: number): Promise<number> {
    const bytes = await aPicture({ colour: `#${String(111_111 * (index + 1))}` });
    const answer = await staff.inject({ method: 'POST', url: '/staff/media', ...(await aForm({ bytes })) });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  }

  /** A module of each kind for each number below `others`, and lists of so many products each. */
  function modules(lists: number, productsPerList: number, others: number): PlacedModule[] {
    return [
      ...numbers(lists).map((list) => {
        const skus = numbers(productsPerList).map((index) => skuOf(list * productsPerList + index));
        return aPlaced(`lista-${list}`, 'products-list', { source: { kind: 'selected', skus } });
      }),
      ...numbers(others).flatMap((index) => {
        const image = { file: files[index], alt: 'Len' };
        const article = { kind: 'selected', articles: [`artykuly/${index}`] };
        return [
          aPlaced(`marka-${index}`, 'brand-teaser', { brand: `marka-${index}` }),
          aPlaced(`fragment-${index}`, 'snippet', { snippet: `f/${index}` }),
          aPlaced(`artykuly-${index}`, 'articles-list', { source: article, count: 3 }),
          aPlaced(`obraz-${index}`, 'image', { image }),
          aPlaced(`opinie-${index}`, 'product-reviews', { sku: skuOf(index) }),
        ];
      }),
    ];
  }

  test('of 40 modules with 100 products is read with as many queries as one of six modules', async () => {
    const large = modules(LISTS, PRODUCTS_PER_LIST, OTHERS);
    expect(large).toHaveLength(40);
    await publishPage(staff, { urlPath: '/mala', document: aDocument({}, ...modules(1, 1, 1)) });
    await publishPage(staff, { urlPath: '/duza', document: aDocument({}, ...large) });
    const read = async (urlPath: string) => {
      const answer = await app.inject(`/registry${urlPath}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().meta.related;
    };
    let related: Awaited<ReturnType<typeof read>> = {};
    const few = await countQueries(app.db, () => read('/mala'));
    const many = await countQueries(app.db, async () => {
      related = await read('/duza');
    });
    for (const [kind, count] of Object.entries({
      products: 100,
      brands: 6,
      snippets: 6,
      articles: 6,
      files: 6,
      reviews: 6,
    }))
      expect([kind, Object.keys(related[kind]).length]).toEqual([kind, count]);
    expect(many).toBe(few);
  });
});
