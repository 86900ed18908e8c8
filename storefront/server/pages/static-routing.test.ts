import { featuresOf } from '@witryna/module-schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { anAnswer, anInit, aSite } from '../../src/testing/an-answer.ts';
import { aStorefront, type TestStorefront } from '../testing/a-storefront.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

const home = { answer: anAnswer({ urlPath: '/', title: 'Start' }), tags: ['page:1'] };
const around = { answer: anAnswer({ urlPath: '/koszyk', title: 'Wokół koszyka' }), tags: ['page:2'] };
const stateOf = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '');

async function start(
  staticRouting: Record<string, string>,
  changes: Parameters<typeof aSite>[0] = {},
  generalSettings: Record<string, unknown> = {},
) {
  const storefront = await aStorefront({
    prepare: (registry) => {
      const main = aSite();
      const site = aSite(changes);
      const sites = site.code === main.code ? [site] : [main, site];
      for (const each of sites) registry.setInit(anInit({ site: each, sites, staticRouting, generalSettings }));
      registry.set('/', home);
    },
  });
  open.push(storefront);
  const get = (url: string) => storefront.app.inject({ url, headers: { host: 'localhost:3000' } });
  return { ...storefront, get };
}

test('a screen stands at the address that the site has chosen; the other one leads there with its query', async () => {
  const { get } = await start({ cart: '/koszyk', 'newsletter.confirm': '/newsletter/potwierdz' });
  const { statusCode, headers, body } = await get('/koszyk');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(stateOf(body)).toMatchObject({
    shop: { routes: { cart: '/koszyk' } },
    view: { kind: 'screen', path: '/cart', surroundings: { data: { title: 'Start' } } },
  });
  const moved = await get('/cart?kod=WIOSNA&x=1');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/koszyk?kod=WIOSNA&x=1']);
  expect((await get('/newsletter/potwierdz')).statusCode).toBe(200);
  expect((await get('/newsletter/confirm')).headers.location).toBe('/newsletter/potwierdz');
  expect((await get('/koszyk/inne')).statusCode).toBe(404);
});

test('a site may begin the account with the orders, wherever they stand', async () => {
  const { get } = await start({ 'me-orders': '/konto/zamowienia' }, {}, { account: { home: 'orders' } });
  const { statusCode, headers } = await get('/account?from=mail');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/konto/zamowienia?from=mail',
    'no-store',
  ]);
  const others = await start({});
  expect((await others.get('/account')).statusCode).toBe(200);
});

test('the content page at its address stands around it', async () => {
  const { get, registry } = await start({ cart: '/koszyk' });
  registry.set('/koszyk', around);
  const { view } = stateOf((await get('/koszyk')).body);
  expect(view).toMatchObject({ isOwnPage: true, surroundings: { data: { title: 'Wokół koszyka' } } });
});

test('so it does where the screen has its own address, and around the error page', async () => {
  const { get, registry } = await start({});
  registry.set('/cart', around);
  registry.set('/error', around);
  expect(stateOf((await get('/cart')).body).view).toMatchObject({ path: '/cart', isOwnPage: true });
  expect(stateOf((await get('/error')).body).view).toMatchObject({ kind: 'error-route', isOwnPage: true });
  expect(stateOf((await get('/order')).body).view.isOwnPage).toBeUndefined();
});

test('a site in a folder has its addresses there', async () => {
  const { get } = await start(
    { cart: 'basket/*' },
    { id: 2, code: 'en', basePath: '/en', features: featuresOf('en', { cart: true }) },
  );
  expect((await get('/en/basket')).statusCode).toBe(200);
  expect((await get('/en/cart?a=1')).headers.location).toBe('/en/basket?a=1');
});

test('without a page of their own screens have the header and footer of the site, not those of the home page', async () => {
  const { get, registry } = await start({ cart: '/koszyk' });
  registry.set('/site-frame', { answer: anAnswer({ urlPath: '/', title: 'Rama' }), tags: ['page:7'] });
  const surroundingsAt = async (address: string) => stateOf((await get(address)).body).view.surroundings.data.title;
  for (const address of ['/koszyk', '/order', '/error', '/nie-ma', '/confirm-email'])
    expect([address, await surroundingsAt(address)]).toEqual([address, 'Rama']);
  registry.set('/site-frame', { answer: anAnswer({ urlPath: '/', title: 'Nowa rama' }), tags: ['page:7'] });
  registry.change('page:7');
  await vi.waitFor(async () => expect(await surroundingsAt('/koszyk')).toBe('Nowa rama'));
});

test.each(['/payment-return', '/payu-return'])('%s leads on to where the payment is checked', async (path) => {
  const { get } = await start({});
  const { statusCode, headers } = await get(`${path}?order=000000012&error=501`);
  expect([statusCode, headers.location]).toEqual([303, '/payment-verification?order=000000012&error=501']);
  expect(headers['cache-control']).toBe('no-store');
  expect((await get(`${path}/000000012?x=1`)).headers.location).toBe('/payment-verification/000000012?x=1');
  expect((await get(`${path}/`)).headers.location).toBe(path);
  expect((await get(`${path}/a/b`)).statusCode).toBe(404);
});

test('the way back from a payment keeps to the folder of its site and to the addresses that it has chosen', async () => {
  const { get } = await start(
    { 'payment-verification': '/sprawdzamy', 'payment-return': '/powrot', 'payment-error': '/blad-platnosci' },
    { id: 2, code: 'en', basePath: '/en', features: featuresOf('en', { cart: true }) },
  );
  expect((await get('/en/payment-return?order=1')).headers.location).toBe('/en/powrot?order=1');
  expect((await get('/en/powrot?order=1')).headers.location).toBe('/en/sprawdzamy?order=1');
  expect((await get('/en/payu-return/1?a=b')).headers.location).toBe('/en/sprawdzamy/1?a=b');
  const page = await get('/en/sprawdzamy/1?a=b');
  expect([page.statusCode, stateOf(page.body).view.path]).toEqual([200, '/payment-verification']);
  const error = await get('/en/blad-platnosci/501');
  expect([error.statusCode, error.headers['cache-control'], stateOf(error.body).view.path]).toEqual([
    200,
    'no-store',
    '/payment-error',
  ]);
  expect((await get('/en/blad-platnosci/REJECTED')).body).toBe(error.body);
});
