import { expect, test, vi } from 'vitest';
import { ensureFirstAdmin } from '../identity/staff/index.ts';
import { aPicture } from '../testing/a-picture.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { readLanguages } from './language-seed.ts';
import { readSeedCatalogue, seedCatalogue } from './seed-catalogue.ts';
import { seedTranslations } from './seed-translations.ts';
import { signIn } from './staff-api.ts';

// All of the catalogue goes through the API, twice.
vi.setConfig({ testTimeout: 120_000 });

const credentials = { adminEmail: 'admin@rosailen.example', adminPassword: 'poziomki w trawie' };

async function aRegistry() {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('There is no database to test with.');
  const app = await buildTestApp(sqlite);
  await ensureFirstAdmin(app.db, credentials);
  const baseUrl = await app.listen({ port: 0 });
  return { app, api: await signIn(baseUrl, credentials.adminEmail, credentials.adminPassword) };
}

test('the catalogue of the seed is written, and writing it again changes nothing', async () => {
  const { app, api } = await aRegistry();
  const catalogue = readSeedCatalogue();
  const form = new FormData();
  form.set('key', 'hero/swit');
  form.set('file', new Blob([new Uint8Array(await aPicture())]), 'swit.jpg');
  const { id } = await api.upload<{ id: number }>('/staff/media', form);
  const fileIds = new Map([
    ['hero/swit', id],
    ...catalogue.products.slice(0, 1).map(({ picture }) => [`products/${picture}`, id] as const),
  ]);
  const shown = () =>
    app.catalog.summaries(
      catalogue.products.map(({ sku }) => sku),
      { currency: 'PLN' },
    );

  await seedCatalogue(api, catalogue, fileIds);
  const first = await shown();
  await seedCatalogue(api, catalogue, fileIds);
  expect(await shown()).toEqual(first);
  expect(first.products).toHaveLength(120);
  expect(first.products[0]?.images).toMatchObject([{ id }]);
  expect(first.products.flatMap(({ variants }) => variants).filter(({ price }) => !price)).toEqual([]);
  // Nobody has written it in the editor: an import may change all of it.
  const marks = await app.db.selectFrom('product').select('staffEdits').distinct().execute();
  expect(marks).toEqual([{ staffEdits: '' }]);
});

test('on sites of other languages it has their names, addresses and texts; the names of lines stay Polish, and say so', async () => {
  const { app, api } = await aRegistry();
  const catalogue = readSeedCatalogue();
  await seedCatalogue(api, catalogue, new Map());
  const languages = readLanguages();
  const written = await seedTranslations(api, languages, catalogue, new Map());
  expect(await seedTranslations(api, languages, catalogue, new Map())).toBe(written);

  const sku = await app.catalog.findByUrlKey('serum-mit-lein-und-vitamin-c', 'de-DE');
  const german = { currency: 'EUR', language: 'de-DE' };
  const { products } = await app.catalog.summaries([sku ?? ''], german);
  expect(products).toMatchObject([
    {
      sku: 'RL-SW-001',
      name: 'Serum mit Lein und Vitamin C',
      summary: expect.stringMatching(/^Ein Serum für den Morgen/),
      line: { name: 'Świt', language: 'pl' },
    },
  ]);
  expect(products[0]?.languages).toBeUndefined();
  const category = await app.catalog.findCategoryByPath('gesicht/cremes', german.language);
  expect(category).toMatchObject({ path: 'twarz/kremy', name: 'Cremes', ancestors: [{ urlPath: '/gesicht' }] });
  expect(category?.languages).toBeUndefined();
});

test('the registry calculates the lowest price of 30 days as the seed’s author did', async () => {
  const { app, api } = await aRegistry();
  const catalogue = readSeedCatalogue();
  await seedCatalogue(api, catalogue, new Map());
  const expected = catalogue.products.flatMap(({ variants }) =>
    variants.flatMap(({ sku, prices }) =>
      Object.entries(prices as Record<string, { special?: number; lowest30?: number }>).flatMap(
        ([currency, { special, lowest30 }]) => (special === undefined ? [] : [`${sku} ${currency} ${lowest30}`]),
      ),
    ),
  );
  const stored = await app.db
    .selectFrom('product_price')
    .innerJoin('product_variant', 'product_variant.id', 'product_price.variantId')
    .select(['sku', 'currency', 'lowest30'])
    .where('special', 'is not', null)
    .execute();
  expect(expected.length).toBeGreaterThan(20);
  expect(stored.map(({ sku, currency, lowest30 }) => `${sku} ${currency} ${lowest30}`).sort()).toEqual(expected.sort());
});
