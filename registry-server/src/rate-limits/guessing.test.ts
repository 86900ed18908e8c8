import { beforeAll, describe, expect, test } from 'vitest';
import { createCouponsStore } from '../commerce/coupons/coupons.store.ts';
import type { App } from '../fastify-app.ts';
import { aSmallShop } from '../testing/a-small-shop.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';

const APPLY = `mutation ($cart: String!, $code: String!) {
  applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) { cart { id } }
}`;
const ADD = `mutation ($cart: String!) {
  addProductsToCart(cartId: $cart, cartItems: [{ sku: "KREM-50", quantity: 1 }]) { cart { id } user_errors { code } }
}`;
const from = (network: string) => ({ 'x-forwarded-for': network });

describe.each(dialects)('guessing on $name', (dialect) => {
  let nodes: readonly App[];
  const nodeOf = (index: number) => nodes[index % nodes.length] as App;

  beforeAll(async () => {
    const databaseUrl = await dialect.createDatabase();
    const { app } = await aSmallShop(dialect, { databaseUrl });
    // Two servers mean PostgreSQL.
    nodes = dialect.engine === 'sqlite' ? [app] : [app, await buildTestApp(dialect, { databaseUrl })];
    await createCouponsStore(app.db).create(1, {
      code: 'LEN10',
      name: 'Kupon',
      kind: 'percent',
      percent: 10,
      isActive: true,
      categoryPaths: [],
      giftSkus: [],
    });
  });

  async function aFilledCart(network: string): Promise<string> {
    const ask = graphqlClient(nodeOf(0), from(network));
    const { data } = await ask('mutation { createEmptyCart }');
    const added = await ask(ADD, { cart: data.createEmptyCart });
    expect(added.data.addProductsToCart.user_errors).toEqual([]);
    return data.createEmptyCart;
  }

  const codesOf = (answers: readonly { errors?: readonly { extensions: { code?: string } }[] }[]) =>
    answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok');

  test('coupon codes: of 150 concurrent attempts at one cart ten are tried, across networks and nodes', async () => {
    const cart = await aFilledCart('203.0.113.1');
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        graphqlClient(nodeOf(index), from(`198.51.100.${index}`))(APPLY, { cart, code: `ZGADUJE${index}` }),
      ),
    );
    const codes = codesOf(answers);
    expect(codes.filter((code) => code === 'coupon-unknown')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(140);
  });

  test('coupon codes: one network can try sixty, across carts', async () => {
    const network = '2001:db8:7:7';
    const carts: string[] = [];
    for (let count = 0; count < 10; count += 1) carts.push(await aFilledCart(`${network}::${count}`));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const ask = graphqlClient(nodeOf(index), from(`${network}::${index}`));
        return ask(APPLY, { cart: carts[index % 10], code: `ZGADUJE${index}` });
      }),
    );
    expect(codesOf(answers).filter((code) => code === 'coupon-unknown')).toHaveLength(60);
  });

  test('right codes are not counted, and a refusal says when to try again', async () => {
    const cart = await aFilledCart('203.0.113.2');
    const ask = graphqlClient(nodeOf(0), from('203.0.113.2'));
    for (let count = 0; count < 15; count += 1)
      expect((await ask(APPLY, { cart, code: 'len10' })).errors).toBeUndefined();
    for (let count = 0; count < 10; count += 1) await ask(APPLY, { cart, code: 'NIE' });
    const refused = await nodeOf(1).inject({
      method: 'POST',
      url: '/graphql',
      headers: from('203.0.113.2'),
      payload: { query: APPLY, variables: { cart, code: 'len10' } },
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(refused.json().errors[0].extensions.details).toMatchObject({
      retryAfterSeconds: seconds,
      message: expect.stringMatching(/Spróbuj ponownie za \d+ min/),
    });
  });

  test('new carts: one network can create 200, others are not affected', async () => {
    const make = (index: number) => graphqlClient(nodeOf(index), from('203.0.113.50'))('mutation { createEmptyCart }');
    const answers = [];
    for (let round = 0; round < 10; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 25 }, (_, index) => make(index)))));
    }
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(200);
    const other = await graphqlClient(nodeOf(0), from('203.0.113.51'))('mutation { createGuestCart { cart { id } } }');
    expect(other.errors).toBeUndefined();
  });

  test('checks of e-mails are counted on all nodes together', async () => {
    const check = (index: number) => {
      const query = `{ isEmailAvailable(email: "a${index}@poczta.example") { is_email_available } }`;
      return graphqlClient(nodeOf(index), from('203.0.113.60'))(query);
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => check(index)));
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(30);
  });

  test('numbers of orders are counted, too', async () => {
    const query = `{ guestOrder(input: { number: "1", email: "a@poczta.example", lastname: "Lis" }) { id } }`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => graphqlClient(nodeOf(index), from('203.0.113.61'))(query)),
    );
    expect(codesOf(answers).filter((code) => code !== 'too-many-requests')).toHaveLength(20);
  });

  test('an ordinary request writes nothing into the counts', async () => {
    const { db } = nodeOf(0);
    const cart = await aFilledCart('203.0.113.70');
    const counts = () => db.selectFrom('rate_limit_count').selectAll().orderBy('key').execute();
    const before = await counts();
    const ask = graphqlClient(nodeOf(0), from('203.0.113.70'));
    for (const query of [
      `{ cart(cart_id: "${cart}") { id } }`,
      '{ products(filter: { sku: { eq: "KREM" } }) { items { sku } } }',
      '{ storeConfig { store_code } }',
    ]) {
      expect((await ask(query)).errors).toBeUndefined();
    }
    expect((await nodeOf(0).inject({ url: '/init' })).statusCode).toBe(200);
    expect(await counts()).toEqual(before);
  });
});
