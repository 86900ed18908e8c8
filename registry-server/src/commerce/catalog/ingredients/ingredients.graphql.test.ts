import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aMediaFile, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { aSite } from '../../../testing/a-site.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { MOST_SHOWN_INGREDIENTS } from './match-ingredients.ts';

const FLAX_SEED = 'Linum Usitatissimum Seed Extract';
const ROSE_OIL = 'Rosa Canina Seed Oil';
const FIELDS = 'ingredients { code inci name text url image { __typename url label } }';
const SHADES = ['malwa', 'glog'].map((shade) =>
  aVariant({ sku: `BALSAM-${shade}`, colour: { code: shade, label: shade, hex: '#A63A3A', pantone: '18-1550' } }),
);

describe.each(dialects)('ingredients of products in GraphQL on $name', (dialect) => {
  let app: App;
  let put: Awaited<ReturnType<typeof aSmallShop>>['put'];

  beforeAll(async () => {
    ({ app, put } = await aSmallShop(dialect));
    await put('/ingredients/len', {
      name: 'Len',
      inci: ['Linum Usitatissimum'],
      description: 'Z pola.',
      image: await aMediaFile(app.db, 'len'),
      urlPath: '/zielnik#len',
    });
    await put('/ingredients/roza', { name: 'Dzika róża', inci: ['Rosa Canina'], urlPath: '/zielnik#roza' });
    const items = [{ kind: 'ingredient', key: 'len', name: 'Flax', text: 'From a field.', page: '/herbarium#len' }];
    await put('/translations/en', { items });
    await put('/products/OLEJEK', aProduct('OLEJEK', { categories: ['twarz'], inci: ['Aqua', ROSE_OIL, FLAX_SEED] }));
    await put('/products/BALSAM', aProduct('BALSAM', { categories: ['usta'], inci: [FLAX_SEED], variants: SHADES }));
  });

  const itemOf = async (sku: string, selection: string, headers = {}) => {
    const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${selection} } } }`;
    const client = graphqlClient(app, headers);
    const { data, errors } = await client(query);
    expect(errors).toBeUndefined();
    // From its second run on a query is compiled.
    expect((await client(query)).data).toEqual(data);
    return data.products.items[0];
  };

  test('a simple product has those of its list that the shop tells of, in its order', async () => {
    const { ingredients } = await itemOf('OLEJEK', `__typename ${FIELDS}`);
    expect(ingredients).toEqual([
      {
        code: 'roza',
        inci: ROSE_OIL,
        name: 'Dzika róża',
        text: null,
        url: `${aSite().address}/zielnik#roza`,
        image: null,
      },
      {
        code: 'len',
        inci: FLAX_SEED,
        name: 'Len',
        text: 'Z pola.',
        url: `${aSite().address}/zielnik#len`,
        image: {
          __typename: 'ProductImage',
          url: expect.stringContaining(`${aSite().address}/media/`),
          label: 'Len',
        },
      },
    ]);
  });

  test('a configurable product has them, and each of its variants has the same', async () => {
    const names = 'ingredients { name }';
    const found = await itemOf(
      'BALSAM',
      `__typename ${names} ... on ConfigurableProduct { variants { product { sku ${names} } } }`,
    );
    const ingredients = [{ name: 'Len' }];
    expect(found).toEqual({
      __typename: 'ConfigurableProduct',
      ingredients,
      variants: SHADES.map(({ sku }) => ({ product: { sku, ingredients } })),
    });
  });

  test.each([
    ['lists nothing', 'TONIK', []],
    ['lists what the shop does not tell of', 'KREM', ['Aqua', 'Glycerin']],
  ])('a product that %s has none', async (_, sku, composition) => {
    expect(await itemOf(sku, `composition ${FIELDS}`)).toEqual({ composition, ingredients: [] });
  });

  test('on a site of another language they are in it; what it lacks is in Polish, without the Polish page', async () => {
    const { ingredients } = await itemOf('OLEJEK', 'ingredients { code name text url }', { store: 'en' });
    const { address } = app.sites.resolve({ store: 'en' });
    expect(ingredients).toEqual([
      { code: 'roza', name: 'Dzika róża', text: null, url: null },
      { code: 'len', name: 'Flax', text: 'From a field.', url: `${address}/herbarium#len` },
    ]);
  });

  test('of very many the first are told', async () => {
    const codes = Array.from({ length: MOST_SHOWN_INGREDIENTS + 1 }, (_, at) => `roslina-${at}`);
    for (const code of codes) await put(`/ingredients/${code}`, { name: code, inci: [code] });
    await put('/products/ZIOLA', aProduct('ZIOLA', { inci: codes }));
    const { ingredients } = await itemOf('ZIOLA', 'ingredients { code }');
    expect(ingredients.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, MOST_SHOWN_INGREDIENTS));
  });

  test('a change is told at once', async () => {
    await put('/products/MASLO', aProduct('MASLO', { inci: ['Butyrospermum Parkii Butter'] }));
    const namesNow = async () => (await itemOf('MASLO', 'ingredients { name }')).ingredients;
    expect(await namesNow()).toEqual([]);
    await put('/ingredients/shea', { name: 'Masłosz', inci: ['Butyrospermum Parkii'] });
    expect(await namesNow()).toEqual([{ name: 'Masłosz' }]);
  });

  describe('of a list of products', () => {
    /** How many statements they cost, in the list, its variants and the products that each recommends. */
    const costOf = async (category: string, pageSize: number, store = 'pl') => {
      const ask = graphqlClient(app, { store });
      const query = (
        fields: string,
      ) => `{ products(filter: { category_url_path: { eq: "${category}" } }, pageSize: ${pageSize}) {
        items { sku ${fields} related_products { sku ${fields} }
          ... on ConfigurableProduct { variants { product { sku ${fields} } } } } } }`;
      // What runs in the background sends queries too: the fewest of some runs are those of the request.
      const fewest = async (document: string) => {
        const counts: number[] = [];
        for (let run = 0; run < 5; run += 1) counts.push(await countQueries(app.db, () => ask(document)));
        return Math.min(...counts);
      };
      return (await fewest(query(FIELDS))) - (await fewest(query('')));
    };

    test('they cost one query, however many products there are and on whichever site', async () => {
      for (let at = 0; at < 12; at += 1) {
        const inci = [at % 2 ? ROSE_OIL : FLAX_SEED, `Planta ${at}`];
        await put(
          `/products/LOT-${at}`,
          aProduct(`LOT-${at}`, { categories: ['usta'], inci, recommended: ['OLEJEK'] }),
        );
      }
      expect(await costOf('usta', 2)).toBe(1);
      expect(await costOf('usta', 14)).toBe(1);
      expect(await costOf('usta', 14, 'en')).toBe(1);
    });

    test('they cost nothing where no product lists any', async () => {
      await put('/categories', { path: 'dodatki', name: 'Dodatki' });
      await put('/products/PEDZEL', aProduct('PEDZEL', { categories: ['dodatki'] }));
      expect(await costOf('dodatki', 5)).toBe(0);
    });
  });
});
