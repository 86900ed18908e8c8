import { expect, test } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { SHOP_DEFAULTS } from '../shop-settings.ts';
import { COUNTRY_CODES } from './country-codes.ts';

const english = aSite({
  code: 'en',
  name: 'Rosa i Len EN',
  locale: 'en-US',
  language: 'en-US',
  currency: 'EUR',
  isDefault: false,
  address: 'https://en.rosailen.example',
  domain: 'en.rosailen.example',
});

async function aShop() {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite, { sites: [aSite(), english] });
  return { polish: graphqlClient(app), english: graphqlClient(app, { store: 'en' }) };
}

test('the configuration is that of the site which the request names', async () => {
  const shop = await aShop();
  const query = `{ storeConfig { store_code store_name locale base_currency_code default_display_currency_code is_default_store
    base_url base_media_url product_url_suffix root_category_uid order_cancellation_reasons { description } title_suffix } }`;
  expect((await shop.polish(query)).data.storeConfig).toEqual({
    store_code: 'pl',
    store_name: 'Rosa i Len',
    locale: 'pl_PL',
    is_default_store: true,
    product_url_suffix: null,
    base_currency_code: 'PLN',
    default_display_currency_code: 'PLN',
    order_cancellation_reasons: SHOP_DEFAULTS.cancellationReasons.map((description) => ({ description })),
    base_url: 'https://rosailen.example/',
    base_media_url: 'https://rosailen.example/media/',
    root_category_uid: 'MjAwMDAwMDAwMA==',
    title_suffix: ' – Rosa i Len',
  });
  expect((await shop.english(query)).data.storeConfig).toMatchObject({ store_code: 'en', base_currency_code: 'EUR' });
});

test('pages that the configuration names are there, or it names none', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  const ask = graphqlClient(app);
  const named = async () =>
    (await ask('{ storeConfig { cms_home_page cms_no_route cms_no_cookies } }')).data.storeConfig as object;
  expect(await named()).toEqual({ cms_home_page: null, cms_no_route: null, cms_no_cookies: null });

  const staff = await signedIn(app, 'admin');
  const publish = async (urlPath: string) => {
    const payload = { type: 'page', urlPath, title: 'Strona', document: aDocument({ title: 'Strona' }) };
    const { page } = (await staff.inject({ method: 'POST', url: '/staff/pages', payload })).json();
    await staff.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
  };
  await publish('/');
  expect(await named()).toEqual({ cms_home_page: 'home', cms_no_route: null, cms_no_cookies: null });
  await publish('/no-route');
  const { cms_no_route } = (await named()) as { readonly cms_no_route: string };
  expect(cms_no_route).toBe('no-route');
  expect((await ask(`{ cmsPage(identifier: "${cms_no_route}") { title } }`)).data.cmsPage).toEqual({ title: 'Strona' });
});

test('the page for addresses at which nothing is, is the one that the site has chosen, where it is published', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite, { sites: [aSite({ staticRouting: { 'error.404': '/nie-ma' } })] });
  const ask = graphqlClient(app);
  const noRoute = async () => (await ask('{ storeConfig { cms_no_route } }')).data.storeConfig;
  expect(await noRoute()).toEqual({ cms_no_route: null });
  await publishPage(await signedIn(app, 'admin'), { type: 'page', urlPath: '/nie-ma', title: 'Nie ma' });
  expect(await noRoute()).toEqual({ cms_no_route: 'nie-ma' });
});

test('the logo is found where clients of Magento look for it, and they learn its size', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  const admin = await signedIn(app, 'admin');
  const bytes = await aPicture({ width: 700, height: 500 });
  const form = await aForm({ bytes, name: 'logo.jpg' });
  const { url, srcset } = (await admin.inject({ method: 'POST', url: '/staff/media', ...form })).json();
  const smallest = srcset[0];
  const { code: _, ...site } = aSite({ logo: { light: smallest.url }, favicon: url });
  const payload = { ...site, revision: 1 };
  expect((await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload })).statusCode).toBe(200);

  const { data } = await graphqlClient(app)(
    '{ storeConfig { base_media_url header_logo_src logo_width logo_height head_shortcut_icon } }',
  );
  const { base_media_url, header_logo_src, logo_width, logo_height, head_shortcut_icon } = data.storeConfig;
  expect([logo_width, logo_height]).toEqual([smallest.width, smallest.height]);
  for (const address of [`${base_media_url}logo/${header_logo_src}`, `${base_media_url}favicon/${head_shortcut_icon}`])
    expect((await app.inject(new URL(address).pathname)).headers['content-type']).toMatch(/^image/);
});

test('what the configuration says of accounts and lists is what the site asks for', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const site = aSite({ properties: { maintenance: false, shop: { accountConfirmation: true, maxWishlists: 3 } } });
  const ask = graphqlClient(await buildTestApp(sqlite, { sites: [site] }));
  const { data } = await ask('{ storeConfig { create_account_confirmation maximum_number_of_wishlists } }');
  expect(data.storeConfig).toEqual({ create_account_confirmation: true, maximum_number_of_wishlists: '3' });
});

test('nobody pays by a cheque that is sent: its address is not told', async () => {
  const { polish } = await aShop();
  const { data, errors } = await polish(
    '{ storeConfig { check_money_order_make_check_payable_to check_money_order_send_check_to } }',
  );
  expect(errors).toBeUndefined();
  expect(data.storeConfig).toEqual({
    check_money_order_make_check_payable_to: null,
    check_money_order_send_check_to: null,
  });
});

test('all sites can be listed', async () => {
  const { polish } = await aShop();
  const { data } = await polish('{ availableStores { store_code locale } }');
  expect(data.availableStores).toEqual([
    { store_code: 'pl', locale: 'pl_PL' },
    { store_code: 'en', locale: 'en_US' },
  ]);
});

test('countries are named and ordered in the language of the site', async () => {
  const shop = await aShop();
  const query =
    '{ countries { id two_letter_abbreviation three_letter_abbreviation full_name_locale full_name_english } }';
  const [polish, inEnglish] = [(await shop.polish(query)).data.countries, (await shop.english(query)).data.countries];
  expect(polish).toContainEqual({
    id: 'PL',
    two_letter_abbreviation: 'PL',
    three_letter_abbreviation: 'POL',
    full_name_locale: 'Polska',
    full_name_english: 'Poland',
  });
  const names = (countries: readonly { full_name_locale: string }[]) =>
    countries.map((country) => country.full_name_locale);
  expect(names(polish)).toEqual(names(polish).toSorted(new Intl.Collator('pl').compare));
  expect(names(inEnglish)[0]).toBe('Austria');
  expect(new Set(names(polish)).size).toBe(polish.length);
});

test('a country tells its regions, or that it has none', async () => {
  const { polish } = await aShop();
  const query = 'query ($id: String) { country(id: $id) { id available_regions { id code name } } }';
  const { data } = await polish(query, { id: 'PL' });
  expect(data.country.available_regions).toHaveLength(16);
  expect(data.country.available_regions).toContainEqual({ id: 10, code: 'PL-10', name: 'łódzkie' });
  expect((await polish(query, { id: 'DE' })).data.country.available_regions).toBeNull();
});

test.each([
  [{}, 'Country "id" value should be specified', 'graphql-input'],
  [{ id: 'XX' }, "The country isn't available.", 'graphql-no-such-entity'],
  [{ id: 'US' }, "The country isn't available.", 'graphql-no-such-entity'],
])('the country of %j is refused', async (variables, message, category) => {
  const { polish } = await aShop();
  const { errors } = await polish('query ($id: String) { country(id: $id) { id } }', variables);
  expect([errors?.[0]?.message, errors?.[0]?.extensions.category]).toEqual([message, category]);
});

test('the currency is the one of the site, and nothing is converted', async () => {
  const shop = await aShop();
  const query =
    '{ currency { base_currency_code base_currency_symbol available_currency_codes exchange_rates { currency_to rate } } }';
  expect((await shop.polish(query)).data.currency).toEqual({
    base_currency_code: 'PLN',
    base_currency_symbol: 'zł',
    available_currency_codes: ['PLN'],
    exchange_rates: [{ currency_to: 'PLN', rate: 1 }],
  });
  expect((await shop.english(query)).data.currency.base_currency_symbol).toBe('€');
});

test('every country has two letters and three, each but once', () => {
  const threes = [...COUNTRY_CODES.values()];
  expect(COUNTRY_CODES.size).toBe(249);
  expect(new Set(threes).size).toBe(249);
  for (const [two, three] of COUNTRY_CODES) expect(`${two} ${three}`).toMatch(/^[A-Z]{2} [A-Z]{3}$/);
});
