import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import { createShopClient, NOBODY, type Send } from './shop-client.ts';
import { resultOfGraphql, resultOfStatus, statusOfGraphql } from './shop-result.ts';

test.each([
  [200, 'done'],
  [422, 'invalid'],
  [400, 'invalid'],
  [429, 'limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('the status %i of the shop means %s', (status, kind) => {
  expect(resultOfStatus(status)).toEqual({ kind });
});

const refused = (extensions: object) => ({ data: null, errors: [{ message: 'x', extensions }] });

test.each([
  [200, { data: { resetPassword: true } }, 'done'],
  [200, refused({ category: 'graphql-input', code: 'token-invalid' }), 'invalid'],
  [200, refused({ category: 'graphql-input', code: 'too-many-requests' }), 'limited'],
  [200, refused({ category: 'internal' }), 'unavailable'],
  [200, { data: null }, 'unavailable'],
  [502, undefined, 'unavailable'],
  [429, {}, 'limited'],
])('GraphQL’s answer %i %o means %s', (status, body, kind) => {
  expect(resultOfGraphql(status, body)).toEqual({ kind });
});

test.each([
  [200, { data: { cart: {} } }, 200],
  [200, refused({ category: 'graphql-authorization' }), 401],
  [401, undefined, 401],
  [200, refused({ category: 'graphql-input' }), 500],
  [503, undefined, 500],
])('the answer %i %o counts as %i', (status, body, counted) => {
  expect(statusOfGraphql(status, body)).toBe(counted);
});

const site = { code: 'pl', language: 'pl-PL' };
const document = 'query Ask { x }';
afterEach(() => localStorage.clear());

test('every request says its site, language, client and what pictures the browser shows', async () => {
  const send = vi.fn<Send>(async () => Response.json({ data: {} }));
  await createShopClient(site, { send }).query(document, {}, { idempotencyKey: 'k1', outlivesPage: true });
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    keepalive: true,
    headers: {
      'Accept-Language': 'pl-PL',
      'X-Site': 'pl',
      Store: 'pl',
      'X-Client-Id': 'witryna-storefront',
      'X-Browser-Accept': 'image/webp',
      'Idempotency-Key': 'k1',
    },
  });
});

test('who is signed in and who has a viewer’s id is named; a server speaks for nobody', async () => {
  localStorage.setItem(storageKeys.customerToken, 't');
  const viewer = 'v'.repeat(16);
  localStorage.setItem(storageKeys.viewer, viewer);
  const send = vi.fn<Send>(async () => Response.json({ data: {} }));
  await createShopClient(site, { send }).query(document, {});
  await createShopClient(site, { send, person: NOBODY }).query(document, {});
  const [own, nobody] = send.mock.calls.map(([, init]) => new Headers(init.headers));
  expect([own?.get('authorization'), own?.get('x-viewer')]).toEqual(['Bearer t', viewer]);
  expect([nobody?.get('authorization'), nobody?.get('x-viewer')]).toEqual([null, null]);
});

test.each(['short', 'x'.repeat(10_000), '<img src=x onerror=alert(1)>', 'a\nX-Site: 2'])(
  'a viewer’s id that somebody has changed is not sent: %s',
  async (stored) => {
    localStorage.setItem(storageKeys.viewer, stored);
    const send = vi.fn<Send>(async () => Response.json({ data: {} }));
    await createShopClient(site, { send }).query(document, {});
    expect(new Headers(send.mock.calls[0]?.[1].headers).get('x-viewer')).toBeNull();
  },
);

test('a token that was revoked is forgotten, and the request is sent once more without it', async () => {
  localStorage.setItem(storageKeys.customerToken, 't');
  const send = vi.fn<Send>(async (_address, init) =>
    new Headers(init.headers).has('authorization')
      ? Response.json({ errors: [{ message: 'x' }] }, { status: 401 })
      : Response.json({ data: { x: 1 } }),
  );
  expect(await createShopClient(site, { send }).query(document, {})).toEqual({
    result: { kind: 'done' },
    data: { x: 1 },
  });
  expect([send.mock.calls.length, localStorage.getItem(storageKeys.customerToken)]).toEqual([2, null]);
});
