import { beforeAll, describe, expect, test } from 'vitest';
import { good, PLACE, readyCart } from '../../../commerce/orders/testing/order-through-api.ts';
import type { App } from '../../../fastify-app.ts';
import { type CustomerClient, signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { hashPassword } from '../../credentials/index.ts';
import { amountText, exportOf } from './data-export.ts';

const PASSWORD = 'Poziomki1!';

test.each([
  [12_900, '129.00 PLN'],
  [5, '0.05 PLN'],
  [0, '0.00 PLN'],
  [-12_345, '-123.45 PLN'],
])('%i grosze are %s', (grosze, text) => {
  expect(amountText(grosze, 'PLN')).toBe(text);
});

test('lists, things, texts with line breaks and nothing make one document, set in by two blanks', async () => {
  async function* two() {
    yield { note: 'a\nb' };
    yield 2;
  }
  async function* none() {}
  const sections = [
    { name: 'list', read: () => two() },
    { name: 'empty', read: () => none() },
    { name: 'thing', read: async () => ({ a: [1] }) },
    { name: 'nothing', read: async () => undefined },
  ];
  let text = '';
  for await (const piece of exportOf(undefined, sections, new Date('2026-11-24T12:00:00Z'))) text += piece;
  const found = {
    exportedAt: '2026-11-24T12:00:00.000Z',
    list: [{ note: 'a\nb' }, 2],
    empty: [],
    thing: { a: [1] },
    nothing: null,
  };
  expect(JSON.parse(text)).toEqual(found);
  expect(text).toBe(`${JSON.stringify(found, null, 2)}\n`);
});

describe.each(dialects)('a copy of the data on $name', (dialect) => {
  let app: App;
  let passwordHash: string;
  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect));
    passwordHash = await hashPassword(PASSWORD);
  });

  const copyOf = ({ inject }: CustomerClient, password = PASSWORD) =>
    inject({ method: 'POST', url: '/me/data-export', payload: { password } });

  test('holds what there is of this customer, and nothing of another', async () => {
    const mine = await signedInCustomer(app, { passwordHash, firstName: 'Jagna', phone: '+48601234567' });
    const other = await signedInCustomer(app, { passwordHash, firstName: 'Zofia' });
    for (const [person, street] of [
      [mine, 'Lniana 1'],
      [other, 'Obca 5'],
    ] as const) {
      const ask = graphqlClient(app, person.headers);
      await good(
        ask(`mutation { createCustomerAddress(input: { firstname: "Jagna", lastname: "Lis", street: ["${street}"],
          city: "Łódź", postcode: "90-001", country_code: PL, telephone: "601234567" }) { id } }`),
      );
      await good(ask(PLACE, { input: { cart_id: await readyCart(ask) } }));
      await good(
        ask('mutation { createWishlist(input: { name: "Na prezent", visibility: PRIVATE }) { wishlist { id } } }'),
      );
      await good(ask(`mutation { subscribeEmailToNewsletter(email: "${person.customer.email}") { status } }`));
    }
    const answer = await copyOf(mine);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="data-\d{4}-\d\d-\d\d\.json"$/),
    });
    const copy = answer.json();
    expect(copy).toMatchObject({
      profile: { email: mine.customer.email, firstName: 'Jagna', phone: '+48601234567', hasPassword: true },
      addresses: expect.arrayContaining([expect.objectContaining({ street: ['Lniana 1'], city: 'Łódź' })]),
      orders: [
        {
          status: expect.any(String),
          total: expect.stringMatching(/^\d+\.\d\d PLN$/),
          lines: [{ sku: 'TONIK-50', quantity: 1 }],
          addresses: expect.arrayContaining([expect.objectContaining({ street: ['Długa 5/7'] })]),
        },
      ],
      sessions: [{ createdAt: expect.any(String) }],
      newsletter: { email: mine.customer.email },
      wishlists: expect.arrayContaining([expect.objectContaining({ name: 'Na prezent' })]),
    });
    for (const key of [
      'consents',
      'signInProviders',
      'returns',
      'reviews',
      'stockAlerts',
      'comparedProducts',
      'carts',
    ]) {
      expect(copy).toHaveProperty(key);
    }
    for (const strange of ['Obca 5', 'Zofia', other.customer.email, passwordHash, 'tokenHash', 'emailHash']) {
      expect(answer.body).not.toContain(strange);
    }
  });

  test('asks who it is, and for the password', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    const stranger = await app.inject({ method: 'POST', url: '/me/data-export', payload: { password: PASSWORD } });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not-signed-in']);
    const wrong = await copyOf(mine, 'Porzeczki1!');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'password-wrong']);
    expect((await copyOf(mine, 'x'.repeat(300))).statusCode).toBe(422);
    const passwordless = await copyOf(await signedInCustomer(app));
    expect(passwordless.json().code).toBe('password-wrong');
  });

  test('is given a few times an hour', async () => {
    const mine = await signedInCustomer(app, { passwordHash });
    const statuses: number[] = [];
    for (let copy = 0; copy < 7; copy += 1) statuses.push((await copyOf(mine)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
