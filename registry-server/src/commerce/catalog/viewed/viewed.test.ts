import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { faultsAgainst } from '../../../testing/closed-schema.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { DAY_MS } from '../../../time/durations.ts';
import { productCardsSchema } from '../product-card.schema.ts';
import { byFrequency } from './recommend.ts';
import { createViewedStore, MOST_VIEWED, VIEWED_DAYS } from './viewed.store.ts';

test('what is named most often comes first, else what is named first', () => {
  expect(byFrequency(['a', 'b', 'c', 'b'])).toEqual(['b', 'a', 'c']);
});

describe.each(dialects)('looks at products on $name', ({ openDatabase }) => {
  async function aShop(mostLooks?: number) {
    const { db, clock, products } = aCatalogue(await openDatabase());
    const skus = Array.from({ length: MOST_VIEWED + 5 }, (_, index) => `P${index}`);
    for (const sku of skus) await products.put(sku, aProduct(sku));
    return { db, clock, skus, store: createViewedStore(db, () => clock.now, mostLooks) };
  }

  test('are kept last first, each product once, of one browser only', async () => {
    const { clock, store } = await aShop();
    for (const sku of ['P1', 'P2', 'P1', 'unknown']) {
      clock.now = new Date(clock.now.getTime() + 1000);
      await store.record('viewer-aaaaaaaaaa', [sku]);
    }
    expect(await store.read('viewer-aaaaaaaaaa', 10)).toEqual(['P1', 'P2']);
    expect(await store.read('viewer-bbbbbbbbbb', 10)).toEqual([]);
  });

  test('are told in their order also within one instant', async () => {
    const { store } = await aShop();
    for (const sku of ['P1', 'P2', 'P1']) await store.record('viewer-aaaaaaaaaa', [sku]);
    expect(await store.read('viewer-aaaaaaaaaa', 10)).toEqual(['P1', 'P2']);
  });

  test('are bounded: the oldest of a browser are forgotten', async () => {
    const { db, clock, skus, store } = await aShop();
    for (const sku of skus) {
      clock.now = new Date(clock.now.getTime() + 1000);
      await store.record('viewer-aaaaaaaaaa', [sku]);
    }
    expect(await store.read('viewer-aaaaaaaaaa', 100)).toEqual(skus.toReversed().slice(0, MOST_VIEWED));
    const { total } = await db
      .selectFrom('viewed_product')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(MOST_VIEWED);
  });

  test('expire, and are then removed', async () => {
    const { clock, store } = await aShop();
    await store.record('viewer-aaaaaaaaaa', ['P1']);
    clock.now = new Date(clock.now.getTime() + VIEWED_DAYS * DAY_MS + 1000);
    await store.record('viewer-aaaaaaaaaa', ['P2']);
    expect(await store.read('viewer-aaaaaaaaaa', 10)).toEqual(['P2']);
    expect(await store.forgetOld()).toBe(1);
    expect(await store.forgetOld()).toBe(0);
    expect(await store.read('viewer-aaaaaaaaaa', 10)).toEqual(['P2']);
  });

  describe('when a guest becomes a customer', () => {
    const [guest, customer] = ['viewer-aaaaaaaaaa', 'customer:1'];
    async function lookedAt(looks: readonly (readonly [viewer: string, sku: string])[]) {
      const shop = await aShop();
      for (const [viewer, sku] of looks) {
        shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
        await shop.store.record(viewer, [sku]);
      }
      return shop;
    }

    test('join the customer’s by their time, the later of two counts, and nothing is left with the guest', async () => {
      const { store } = await lookedAt([
        [guest, 'P1'],
        [customer, 'P2'],
        [customer, 'P1'],
        [guest, 'P3'],
        [customer, 'P4'],
        [guest, 'P2'],
        ['viewer-bbbbbbbbbb', 'P5'],
      ]);
      await store.merge(guest, customer);
      expect(await store.read(customer, 10)).toEqual(['P2', 'P4', 'P3', 'P1']);
      expect(await store.read(guest, 10)).toEqual([]);
      await store.merge(guest, customer);
      expect(await store.read(customer, 10)).toEqual(['P2', 'P4', 'P3', 'P1']);
      expect(await store.read('viewer-bbbbbbbbbb', 10)).toEqual(['P5']);
    });

    test('are no more than the newest that are kept of anybody', async () => {
      const skus = Array.from({ length: MOST_VIEWED + 5 }, (_, index) => `P${index}`);
      const { db, store } = await lookedAt(
        skus.map((sku, index) => [index % 2 === 0 ? guest : customer, sku] as const),
      );
      await store.merge(guest, customer);
      expect(await store.read(customer, 100)).toEqual(skus.toReversed().slice(0, MOST_VIEWED));
      expect(await db.selectFrom('viewed_product').selectAll().execute()).toHaveLength(MOST_VIEWED);
    });

    test('do not come back when they are too old, and are gone all the same', async () => {
      const { db, clock, store } = await lookedAt([[guest, 'P1']]);
      clock.now = new Date(clock.now.getTime() + VIEWED_DAYS * DAY_MS + 1000);
      await store.merge(guest, customer);
      expect(await db.selectFrom('viewed_product').selectAll().execute()).toEqual([]);
    });
  });

  test('are bounded in all: somebody who makes up browsers does not fill the disk', async () => {
    const { clock, store } = await aShop(3);
    for (let index = 0; index < 5; index += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      await store.record(`viewer-${index}-aaaaaaaa`, ['P1']);
    }
    expect(await store.forgetOld()).toBe(2);
    expect(await store.read('viewer-0-aaaaaaaa', 10)).toEqual([]);
    expect(await store.read('viewer-4-aaaaaaaa', 10)).toEqual(['P1']);
  });

  test('name no browser in the database', async () => {
    const { db, store } = await aShop();
    await store.record('viewer-aaaaaaaaaa', ['P1']);
    const [row] = await db.selectFrom('viewed_product').selectAll().execute();
    expect(row?.viewerHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe.each(dialects)('cards for one browser on $name', (dialect) => {
  let app: App;
  const headers = { 'x-viewer': 'viewer-aaaaaaaaaa' };
  const skus = async (url: string, given: Record<string, string> = headers) => {
    const answer = (await app.inject({ url, headers: given })).json();
    expect(faultsAgainst(productCardsSchema, answer)).toEqual([]);
    return answer.data.products.map(({ sku }: { sku: string }) => sku);
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    const staff = await signedIn(app, 'publisher');
    const put = (sku: string, changes: object) =>
      staff.inject({ method: 'PUT', url: `/staff/catalogue/products/${sku}`, payload: aProduct(sku, changes) });
    const prices = { PLN: { regular: 8900, friendsAndFamily: 5900 } };
    await put('A', { recommended: ['C'], complementary: ['B'], variants: [aVariant({ sku: 'A-50', prices })] });
    await put('B', { recommended: ['C'] });
    await put('C', {});
    await put('BEST', { flags: { isBestseller: true } });
  });

  test('a look is kept when it is told, and leads to what was chosen for it, then to bestsellers', async () => {
    const look = (sku: string) =>
      app.inject({ method: 'POST', url: '/products/viewed', headers, payload: { skus: [sku] } });
    expect((await app.inject({ url: '/products?sku=C&action=view', headers })).statusCode).toBe(422);
    expect(await skus('/products/viewed')).toEqual([]);
    expect((await look('A')).statusCode).toBe(204);
    expect(await skus('/products/viewed')).toEqual(['A']);
    expect(await skus('/products/recommended')).toEqual(['C', 'B', 'BEST']);
    await look('B');
    expect(await skus('/products/recommended?limit=2')).toEqual(['C', 'BEST']);
  });

  test('who has no id gets bestsellers, and a guessable id is none', async () => {
    expect(await skus('/products/recommended', {})).toEqual(['BEST']);
    await app.inject({
      method: 'POST',
      url: '/products/viewed',
      headers: { 'x-viewer': '1' },
      payload: { skus: ['A'] },
    });
    expect(await skus('/products/viewed', { 'x-viewer': '1' })).toEqual([]);
  });

  test('is forgotten when the browser says so, and only what it looked at', async () => {
    const other = { 'x-viewer': 'viewer-bbbbbbbbbb' };
    for (const given of [headers, other])
      await app.inject({ method: 'POST', url: '/products/viewed', headers: given, payload: { skus: ['C'] } });
    const forget = (given: Record<string, string>) =>
      app.inject({ method: 'DELETE', url: '/products/viewed', headers: given });
    expect((await forget({})).statusCode).toBe(204);
    expect((await forget(headers)).statusCode).toBe(204);
    expect([await skus('/products/viewed'), await skus('/products/viewed', other)]).toEqual([[], ['C']]);
  });

  test('is never kept on the way', async () => {
    const { headers: answered } = await app.inject({ url: '/products/viewed', headers });
    expect(answered['cache-control']).toBe('private, no-store');
  });

  test('a member of friends and family gets the prices of their own, others never', async () => {
    const member = await signedInCustomer(app, { friendsAndFamily: true });
    const priceOf = async (given: Readonly<Record<string, string>>) => {
      const answer = await app.inject({ url: '/products?sku=A', headers: given });
      return [answer.json().data.products[0].price.final.amount, answer.headers['cache-control']];
    };
    expect(await priceOf(member.headers)).toEqual([5900, 'private, no-store']);
    expect(await priceOf((await signedInCustomer(app)).headers)).toEqual([8900, 'private, no-store']);
    expect(await priceOf({})).toEqual([8900, 'no-cache']);
  });
});
