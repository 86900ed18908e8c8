import { afterEach, expect, test, vi } from 'vitest';
import { anAnswer, anInit, aSite } from '../../src/testing/an-answer.ts';
import { aStorefront, type TestStorefront } from '../testing/a-storefront.ts';

const open: TestStorefront[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((storefront) => storefront.close()));
});

async function start(options: Parameters<typeof aStorefront>[0] = {}) {
  const storefront = await aStorefront(options);
  open.push(storefront);
  const get = (url: string, headers: Record<string, string> = {}) =>
    storefront.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
  return { ...storefront, get };
}

const home = { answer: anAnswer({ urlPath: '/', title: 'Start' }), tags: ['page:1'] };
const stateOf = (body: string) => JSON.parse(/id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '');

test.each([
  ['/account/orders', 'signIn'],
  ['/checkout', 'checkout payment signIn'],
  ['/cart', undefined],
])('%s comes with the sheets of what it shows as soon as it is alive', async (path, late) => {
  const { registry, get } = await start();
  registry.set('/', home);
  const { body } = await get(path);
  expect(/<style[^>]* data-late-parts="([^"]*)"/.exec(body)?.[1]).toBe(late);
});

test.each([
  ['/newsletter/confirm', 'Potwierdź zapis do newslettera'],
  ['/newsletter/unsubscribe', 'Wypisz się z newslettera'],
  ['/stock-alert/confirm', 'Potwierdź powiadomienie o dostępności'],
  ['/confirm-email', 'Potwierdź adres e-mail'],
  ['/reset-password', 'Ustaw nowe hasło'],
  ['/request-reset-password', 'Nie pamiętasz hasła?'],
  ['/auth', 'Logowanie'],
  ['/order', 'Twoje zamówienie'],
  ['/thank-you', 'Zamówienie przyjęte'],
  ['/payment-verification', 'Sprawdzamy płatność'],
  ['/payment-error', 'Błąd płatności'],
  ['/account', 'Moje konto'],
  ['/account/profile', 'Moje dane'],
  ['/account/orders', 'Historia zamówień'],
  ['/account/addresses-billings', 'Adresy i\u00a0rachunki'],
  ['/account/benefits-programs', 'Konto - Programy Benefitowe'],
  ['/account/newsletter', 'Newsletter'],
  ['/account/security', 'Bezpieczeństwo i dane'],
  ['/my-wishlist', 'Ulubione'],
])('%s is a page that nobody stores, indexes or hears of', async (path, title) => {
  const { registry, get } = await start();
  registry.set('/', home);
  const { statusCode, headers, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(body).toContain(`<title>${title} – Rosa i Len</title>`);
  expect(body).toMatch(/<meta[^>]*name="robots" content="noindex"/);
  expect(stateOf(body).view).toEqual({
    kind: 'screen',
    path,
    title,
    surroundings: { ...home.answer, isPartial: true },
  });
});

test('it is rendered once, and anew when the home page that lends header and footer has changed', async () => {
  const { registry, get, renders } = await start();
  registry.set('/', home);
  await get('/newsletter/confirm');
  await get('/newsletter/confirm');
  expect(renders()).toBe(1);
  registry.set('/', { ...home, answer: anAnswer({ urlPath: '/', title: 'Nowy start' }) });
  registry.change('page:1');
  await vi.waitFor(async () => expect((await get('/newsletter/confirm')).body).toContain('Nowy start'));
  expect(renders()).toBe(2);
});

test.each([
  ['/reset-password', 'Set a new password'],
  ['/account/favourites', 'Favorites'],
  ['/account/benefits-programs', 'Account - Benefits Programs'],
  ['/my-wishlist', 'My Wishlist'],
])('a site in another language and folder has %s in its language', async (path, title) => {
  const { get } = await start({
    prepare: (registry) => {
      const pl = aSite();
      const { features } = pl;
      const en = aSite({ id: 2, code: 'en', language: 'en-GB', basePath: '/en', features });
      registry.setInit(anInit({ site: pl, sites: [pl, en] }));
      registry.setInit(anInit({ site: en, sites: [pl, en] }));
      registry.set('/', home);
    },
  });
  expect((await get(`/en${path}`)).body).toContain(`<title>${title} – Rosa i Len</title>`);
});

test('without a home page it stands alone', async () => {
  const { get } = await start();
  const { statusCode, headers, body } = await get('/reset-password');
  expect([statusCode, headers['cache-control'], stateOf(body).view.surroundings]).toEqual([200, 'no-store', undefined]);
});

test('a slash at the end is taken away, and other pages below are none of these', async () => {
  const { get } = await start();
  expect((await get('/newsletter/confirm/')).headers.location).toBe('/newsletter/confirm');
  expect((await get('/newsletter/archive')).statusCode).toBe(404);
});

test('links that fill a cart are one page for all of them, which nobody indexes', async () => {
  const { registry, get } = await start();
  registry.set('/', home);
  const first = await get('/cart/RL-1:2,RL-2');
  expect([first.statusCode, first.headers['x-robots-tag'], first.headers['cache-control']]).toEqual([
    200,
    'noindex',
    'no-store',
  ]);
  expect(stateOf(first.body).view).toMatchObject({ kind: 'screen', path: '/cart/:items' });
  expect((await get('/cart/RL-9')).body).toBe(first.body);
  expect((await get('/cart/RL-9/x')).statusCode).toBe(404);
});

test('a site without accounts of customers has no page to sign in', async () => {
  const site = aSite({ features: { ...aSite().features, user: false } });
  const { get } = await start({
    prepare: (registry) => {
      registry.setInit(anInit({ site, sites: [site] }));
      registry.set('/', home);
    },
  });
  const statuses = await Promise.all(['/auth', '/account', '/request-reset-password'].map((path) => get(path)));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
});

test('a site without a cart has neither the cart’s page nor links that fill it', async () => {
  const site = aSite({ features: { ...aSite().features, cart: false } });
  const { get } = await start({
    prepare: (registry) => {
      registry.setInit(anInit({ site, sites: [site] }));
      registry.set('/', home);
    },
  });
  expect([(await get('/cart')).statusCode, (await get('/cart/RL-1')).statusCode]).toEqual([404, 404]);
});

const maintenance = { status: 503, body: { code: 'maintenance' }, headers: { 'retry-after': '600' } };

test.each(['/cart', '/cart/RL-SW-001:1', '/checkout'])(
  '%s is closed while the site is in maintenance',
  async (path) => {
    const { registry, get } = await start();
    for (const own of ['/', '/cart', '/checkout']) registry.set(own, maintenance);
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '600', 'no-store']);
    expect(body).toContain('maintenance in pl-PL');
  },
);

test.each(['/payment-verification', '/order', '/account'])('%s is found in maintenance too', async (path) => {
  const { registry, get } = await start();
  for (const own of ['/', path]) registry.set(own, maintenance);
  expect((await get(path)).statusCode).toBe(200);
});

const VIEW = { accept: 'application/json' };

test('an app that goes to a screen without a document is told its view, which nobody stores', async () => {
  const { registry, get } = await start();
  registry.set('/', home);
  const { statusCode, headers, body } = await get('/cart', VIEW);
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-store',
    'noindex',
  ]);
  expect(JSON.parse(body)).toEqual({ kind: 'screen', path: '/cart', title: 'Koszyk', surroundings: home.answer });
  // Beside it the document stays one.
  expect((await get('/cart')).headers['content-type']).toBe('text/html; charset=utf-8');
  const checkout = JSON.parse((await get('/checkout', VIEW)).body);
  expect(checkout).not.toHaveProperty('surroundings');
});

test('a page that the site has at the address of a screen stands around it in its view, too', async () => {
  const { registry, get } = await start();
  registry.set('/', home);
  const own = anAnswer({ urlPath: '/cart', title: 'Mój koszyk' });
  registry.set('/cart', { answer: own, tags: ['page:2'] });
  expect(JSON.parse((await get('/cart', VIEW)).body)).toMatchObject({ isOwnPage: true, surroundings: own });
});
