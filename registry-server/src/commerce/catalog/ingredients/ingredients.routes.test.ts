import { describe, expect, test, vi } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { aDocument } from '../../../testing/a-document.ts';
import { aForm, aPicture } from '../../../testing/a-picture.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { MOST_INGREDIENTS } from './ingredients.schema.ts';

vi.setConfig({ testTimeout: 60_000 });

const URL = '/staff/catalogue/ingredients';
const FLAX = { name: 'Len', inci: ['Linum Usitatissimum'], description: 'Z pola.', urlPath: '/zielnik#len' };
const POLISH = { currency: 'PLN', language: 'pl-PL' };

describe.each(dialects)('ingredients through the API on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const admin = await signedIn(app, 'admin');
    const put = (code: string, payload: object) => admin.inject({ method: 'PUT', url: `${URL}/${code}`, payload });
    const sell = (inci: string[]) =>
      admin.inject({
        method: 'PUT',
        url: '/staff/catalogue/products/KREM',
        payload: aProduct('KREM', { urlKey: 'krem', inci }),
      });
    const shownIngredients = async (view: { currency: string; language?: string } = POLISH) =>
      (await app.catalog.details('KREM', view))?.product.ingredients;
    const translate = (language: string, item: object) =>
      admin.inject({
        method: 'PUT',
        url: `/staff/catalogue/translations/${language}`,
        payload: { items: [item] },
      });
    return { app, admin, put, sell, shownIngredients, translate };
  }

  test('are written, listed by name, opened and removed', async () => {
    const { admin, put } = await aShop();
    expect((await put('len', FLAX)).statusCode).toBe(204);
    await put('chaber', { name: 'Chaber', inci: [' Centaurea Cyanus '] });
    const chaber = { code: 'chaber', name: 'Chaber', inci: ['Centaurea Cyanus'] };
    const list = async () => (await admin.inject({ url: URL })).json();
    expect(await list()).toEqual({ items: [chaber, { code: 'len', ...FLAX }], total: 2, page: 1, pageSize: 2 });
    expect((await admin.inject({ url: `${URL}/len` })).json()).toEqual({ code: 'len', ...FLAX });
    await put('lopian', { name: 'Łopian', inci: ['Arctium Lappa'] });
    await put('mak', { name: 'Mak', inci: ['Papaver Somniferum'] });
    const names = (await list()).items.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Chaber', 'Len', 'Łopian', 'Mak']);
    await put('len', { name: 'Len zwyczajny', inci: ['Linum Usitatissimum'] });
    expect((await admin.inject({ url: `${URL}/len` })).json().name).toBe('Len zwyczajny');
    const remove = () => admin.inject({ method: 'DELETE', url: `${URL}/len` });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect([(await admin.inject({ url: `${URL}/len` })).statusCode, (await list()).total]).toEqual([404, 3]);
  });

  test('are told of the products that list them, as the list calls them and in its order', async () => {
    const { put, sell, shownIngredients } = await aShop();
    await put('len', FLAX);
    await put('roza', { name: 'Dzika róża', inci: ['Rosa Canina'] });
    await sell(['Aqua', 'Rosa Canina Seed Oil', 'Linum Usitatissimum Seed Extract']);
    expect(await shownIngredients()).toEqual([
      { code: 'roza', inci: 'Rosa Canina Seed Oil', name: 'Dzika róża' },
      { code: 'len', inci: 'Linum Usitatissimum Seed Extract', name: 'Len', text: 'Z pola.', urlPath: '/zielnik#len' },
    ]);
    await sell(['Aqua']);
    expect(await shownIngredients()).toBeUndefined();
  });

  test('change the page of a product at once', async () => {
    const { app, admin, put, sell } = await aShop();
    await sell(['Linum Usitatissimum Seed Extract']);
    const document = { ...aDocument({ title: 'Szablon' }), type: 'product' as const };
    const page = { urlPath: '/szablon', type: 'product', title: 'Szablon', isTemplate: true, document };
    const { id, version } = (await admin.inject({ method: 'POST', url: '/staff/pages', payload: page })).json().page;
    await admin.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    const shown = async () => {
      const { ingredients = [] } = (await app.inject('/registry/krem')).json().data.contentProperties.product;
      return ingredients.map(({ name }: { name: string }) => name);
    };
    expect(await shown()).toEqual([]);
    await put('len', FLAX);
    await vi.waitFor(async () => expect(await shown()).toEqual(['Len']));
    await admin.inject({ method: 'DELETE', url: `${URL}/len` });
    await vi.waitFor(async () => expect(await shown()).toEqual([]));
  });

  test('say what they say in other languages; the page that tells of them is only where it has one', async () => {
    const { admin, put, sell, shownIngredients, translate } = await aShop();
    await put('len', FLAX);
    await sell(['Linum Usitatissimum Seed Extract']);
    const words = { kind: 'ingredient', key: 'len', name: 'Flax', text: 'From a field.', page: '/herbarium#len' };
    expect((await translate('en', words)).statusCode).toBe(204);
    await translate('de', { kind: 'ingredient', key: 'len', name: 'Lein' });
    const inci = 'Linum Usitatissimum Seed Extract';
    expect(await shownIngredients({ currency: 'EUR', language: 'en-US' })).toEqual([
      { code: 'len', inci, name: 'Flax', text: 'From a field.', urlPath: '/herbarium#len' },
    ]);
    expect(await shownIngredients({ currency: 'EUR', language: 'de-DE' })).toEqual([
      { code: 'len', inci, name: 'Lein', text: 'From a field.', languages: { text: 'en' } },
    ]);
    const entry = await admin.inject({ url: '/staff/catalogue/translations/entry?kind=ingredient&key=len' });
    expect(entry.json()).toMatchObject({
      original: { name: 'Len', text: 'Z pola.', page: '/zielnik#len' },
      translations: [
        { language: 'de', missing: ['text'] },
        { language: 'en', missing: [], page: '/herbarium#len' },
      ],
    });
    await admin.inject({ method: 'DELETE', url: `${URL}/len` });
    const left = await admin.inject({ url: '/staff/catalogue/translations/en' });
    expect(left.json()).toEqual({ items: [] });
  });

  test('the page about a brand is only on sites of languages that have it', async () => {
    const { app, admin, translate } = await aShop();
    const payload = { name: 'Rosa i Len', urlPath: '/o-nas' };
    await admin.inject({ method: 'PUT', url: '/staff/catalogue/brands/rosa-i-len', payload });
    await translate('en', { kind: 'brand', key: 'rosa-i-len', page: '/about-us' });
    const pageIn = async (language: string) => (await app.catalog.brands(['rosa-i-len'], language))[0]?.urlPath;
    expect(await Promise.all(['pl-PL', 'en-US', 'de-DE'].map(pageIn))).toEqual(['/o-nas', '/about-us', undefined]);
  });

  test('have a plate of the library, which cannot be deleted meanwhile', async () => {
    const { admin, put, sell, shownIngredients } = await aShop();
    const form = await aForm({ bytes: await aPicture(), name: 'len.jpg' });
    const file = (await admin.inject({ method: 'POST', url: '/staff/media', ...form })).json();
    await put('len', { ...FLAX, image: file.id });
    await sell(['Linum Usitatissimum']);
    expect((await shownIngredients())?.[0]?.image).toMatchObject({ id: file.id, url: file.url });
    const removed = await admin.inject({ method: 'DELETE', url: `/staff/media/${file.id}` });
    expect(removed.json()).toMatchObject({
      code: 'content-in-use',
      details: { catalogue: [{ kind: 'ingredient', key: 'len', name: 'Len' }] },
    });
    expect((await put('len', { ...FLAX, image: 999 })).json().details.faults).toMatchObject([
      { path: '/image', rule: 'reference' },
    ]);
  });

  test.each([
    ['without names', { ...FLAX, inci: [] }, '/inci'],
    ['with a blank name', { ...FLAX, inci: ['\u00a0 '] }, '/inci/0'],
    ['with a page of another host', { ...FLAX, urlPath: '//host.example' }, '/urlPath'],
    ['with endless words', { ...FLAX, description: 'x'.repeat(401) }, '/description'],
  ])('are refused %s', async (_, payload, path) => {
    const { put } = await aShop();
    const response = await put('len', payload);
    expect([response.statusCode, response.json().details.faults[0].path]).toEqual([422, path]);
  });

  test('are as many as a page can look through', async () => {
    const { app, put } = await aShop();
    const values = Array.from({ length: MOST_INGREDIENTS }, (_, at) => ({
      code: `roslina-${at}`,
      name: `Roślina ${at}`,
      inci: JSON.stringify([`Planta ${at}`]),
    }));
    await app.db.insertInto('ingredient').values(values).execute();
    expect((await put('len', FLAX)).statusCode).toBe(422);
    expect((await put('roslina-7', FLAX)).statusCode).toBe(204);
  });
});
