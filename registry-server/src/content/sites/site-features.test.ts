import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { signedIn } from '../../testing/staff-client.ts';

const [sqlite] = dialects;
if (!sqlite) throw new Error('no dialect');

const english = aSite({ code: 'en', language: 'en-US', locale: 'en-US', domain: 'en.example', isDefault: false });

describe('features of sites', () => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(sqlite, { sites: [aSite(), english] });
  });

  test('are in /init: those of the code, where nothing is set', async () => {
    const featuresOn = async (site: string) =>
      (await app.inject({ url: '/init', headers: { 'x-site': site } })).json().data.site.features;
    expect(await featuresOn('pl')).toMatchObject({ cart: true, user: true, chat: true, unavailableVariants: false });
    expect(await featuresOn('en')).toMatchObject({ cart: false, user: false, search: true, unavailableVariants: true });
  });

  test.each([
    ['mutation { createEmptyCart }', 'cart', 'Orders cannot be placed in this version of the shop.'],
    ['mutation { placeOrder(input: { cart_id: "x" }) { order { order_number } } }', 'cart', 'Orders cannot'],
    ['{ checkoutAgreements { name } }', 'cart', 'Orders cannot'],
    ['{ customer { id } }', 'user', 'There are no customer accounts'],
    ['mutation { generateCustomerToken(email: "a@example.com", password: "x") { token } }', 'user', 'There are no'],
  ])('are refused where they are off: %s', async (query, feature, sentence) => {
    const { errors } = await graphqlClient(app, { store: 'en' })(query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'feature-off', details: { feature } });
    expect(JSON.stringify(errors?.[0])).toContain(sentence);
    const polish = await graphqlClient(app, { store: 'pl' })(query);
    expect(polish.errors?.[0]?.extensions.code).not.toBe('feature-off');
  });

  test('orders that are there stay to be read', async () => {
    const { errors } = await graphqlClient(app, { store: 'en' })(
      '{ guestOrderByToken(input: { token: "x" }) { number } }',
    );
    expect(errors?.[0]?.extensions.code).not.toBe('feature-off');
  });

  test.each(['/sso/redirect/google', '/me/subscriptions'])('%s needs accounts', async (url) => {
    const answer = await app.inject({ url, headers: { 'x-site': 'en' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'feature-off']);
  });

  test('are switched by administrators, in effect at once', async () => {
    const admin = await signedIn(app, 'admin');
    const { code, ...body } = english;
    const put = (features: object) =>
      admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload: { ...body, features } });
    expect((await put({ cart: true, search: false })).json().features).toMatchObject({ cart: true, search: false });
    const { data } = await graphqlClient(app, { store: 'en' })('mutation { createEmptyCart }');
    expect(data.createEmptyCart).toMatch(/^[0-9a-f]{32}$/);
    const search = await app.inject({ url: '/search?q=krem', headers: { 'x-site': 'en' } });
    expect([search.statusCode, search.json().code]).toEqual([404, 'feature-off']);
    expect((await put({ glitter: true })).statusCode).toBe(422);
  });
});
