import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { deleteNow } from '../../../identity/customers/testing/delete-now.ts';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { type CustomerClient, signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { customerViewer, MOST_VIEWED } from './viewed.store.ts';

const withoutCart = aSite({ code: 'look', domain: 'look.example', isDefault: false, features: { cart: false } });

describe.each(dialects)('what a customer looked at on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite(), withoutCart], env: { CUSTOMER_LIMITS_FACTOR: '100' } });
    const staff = await signedIn(app, 'publisher');
    for (const sku of ['A', 'B', 'C'])
      await staff.inject({ method: 'PUT', url: `/staff/catalogue/products/${sku}`, payload: aProduct(sku) });
  });

  const look = (person: CustomerClient, ...skus: string[]) =>
    person.inject({ method: 'POST', url: '/me/viewed', payload: { skus } });
  async function shownTo(person: CustomerClient, page = ''): Promise<string[]> {
    const ask = graphqlClient(app, person.headers);
    const { data } = await ask(`{ customer { recently_viewed${page} { sku } } }`);
    return data.customer.recently_viewed.map(({ sku }: { readonly sku: string }) => sku);
  }

  test('is with the account, last first, and nobody else’s', async () => {
    const [mine, other] = await Promise.all([signedInCustomer(app), signedInCustomer(app)]);
    for (const sku of ['A', 'B', 'A', 'unknown']) expect((await look(mine, sku)).statusCode).toBe(204);
    expect(await shownTo(mine)).toEqual(['A', 'B']);
    expect(await shownTo(mine, '(pageSize: 1)')).toEqual(['A']);
    const cards = await mine.inject({ url: '/me/viewed?limit=5' });
    expect(cards.json().data.products.map(({ sku }: { readonly sku: string }) => sku)).toEqual(['A', 'B']);
    expect(cards.headers['cache-control']).toBe('private, no-store');
    expect(await shownTo(mine, '(pageSize: -5)')).toEqual(['A']);
    expect(await shownTo(other)).toEqual([]);
    // No browser can take the name under which an account's looks are kept.
    const headers = { 'x-viewer': customerViewer(mine.customer.id) };
    expect((await app.inject({ url: '/products/viewed', headers })).json().data.products).toEqual([]);
  });

  describe('has what the guest looked at once they sign in', () => {
    const guestLooks = (viewer: string, sku: string) =>
      app.inject({
        method: 'POST',
        url: '/products/viewed',
        headers: { 'x-viewer': viewer },
        payload: { skus: [sku] },
      });
    const merge = (headers: Readonly<Record<string, string>>) =>
      app.inject({ method: 'POST', url: '/me/viewed/merge', headers });
    const ofGuest = async (viewer: string) =>
      (await app.inject({ url: '/products/viewed', headers: { 'x-viewer': viewer } })).json().data.products.length;

    test('once, and it is no guest’s any more', async () => {
      const [mine, other] = await Promise.all([signedInCustomer(app), signedInCustomer(app)]);
      const viewer = `viewer-of-${mine.customer.id}-aaaaaa`;
      await look(mine, 'A', 'B');
      await guestLooks(viewer, 'C');
      for (const _ of ['first', 'again'])
        expect((await merge({ ...mine.headers, 'x-viewer': viewer })).statusCode).toBe(204);
      expect((await shownTo(mine)).toSorted()).toEqual(['A', 'B', 'C']);
      expect((await shownTo(mine))[0]).toBe('C');
      expect(await ofGuest(viewer)).toBe(0);
      expect((await merge({ ...other.headers, 'x-viewer': viewer })).statusCode).toBe(204);
      expect(await shownTo(other)).toEqual([]);
    });

    test('not by the name of another customer, and not without an id', async () => {
      const [mine, other] = await Promise.all([signedInCustomer(app), signedInCustomer(app)]);
      await look(other, 'A');
      for (const viewer of [customerViewer(other.customer.id), '1'])
        expect((await merge({ ...mine.headers, 'x-viewer': viewer })).statusCode).toBe(204);
      expect((await merge(mine.headers)).statusCode).toBe(204);
      expect([await shownTo(mine), await shownTo(other)]).toEqual([[], ['A']]);
    });

    test('needs a customer, and a site with a cart', async () => {
      const viewer = 'viewer-who-stays-a-guest';
      await guestLooks(viewer, 'A');
      expect((await merge({ 'x-viewer': viewer })).statusCode).toBe(401);
      const mine = await signedInCustomer(app);
      const refused = await merge({ ...mine.headers, 'x-viewer': viewer, 'x-site': withoutCart.code });
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'feature-off']);
      expect([await shownTo(mine), await ofGuest(viewer)]).toEqual([[], 1]);
    });
  });

  test('is cleared when the customer says so, and only theirs', async () => {
    const [mine, other] = await Promise.all([signedInCustomer(app), signedInCustomer(app)]);
    await Promise.all([look(mine, 'A', 'B'), look(other, 'C')]);
    expect((await mine.inject({ method: 'DELETE', url: '/me/viewed' })).statusCode).toBe(204);
    expect([await shownTo(mine), await shownTo(other)]).toEqual([[], ['C']]);
  });

  test('needs a customer, and a bounded list', async () => {
    const payload = { skus: ['A'] };
    expect((await app.inject({ method: 'POST', url: '/me/viewed', payload })).statusCode).toBe(401);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await app.inject({ method, url: '/me/viewed' })).statusCode).toBe(401);
    const mine = await signedInCustomer(app);
    const many = Array.from({ length: MOST_VIEWED + 1 }, (_, index) => `P${index}`);
    expect((await look(mine, ...many)).statusCode).toBe(422);
  });

  test('goes with the account', async () => {
    const mine = await signedInCustomer(app);
    await look(mine, 'A');
    const kept = () => app.viewed.read(customerViewer(mine.customer.id), 10);
    expect(await kept()).toHaveLength(1);
    await graphqlClient(app, { ...mine.headers, 'user-agent': 'Firefox/140.0' })('mutation { deleteCustomer }');
    await deleteNow(app);
    expect(await kept()).toEqual([]);
  });
});
