import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aSmallShop } from '../testing/a-small-shop.ts';
import { dialects } from '../testing/dialects.ts';
import { type GraphqlAnswer, graphqlClient } from '../testing/graphql-client.ts';

const [sqlite] = dialects;
if (!sqlite) throw new Error('no dialect');

const MISSING_CART = 'f'.repeat(32);
const SITES = ['pl', 'en'] as const;
const POLISH = /[ąćęłńóśźż]|\b(nie|jest|się|albo|podaj|wybierz|adres|dane|zaloguj|koszyk)\b/i;

type Ask = ReturnType<typeof graphqlClient>;

/** What is refused, with its code, and the field that is at fault where one is. */
type Refused = readonly [ask: (ask: Ask) => Promise<GraphqlAnswer>, code: string, path?: string];

const REFUSED: Readonly<Record<string, Refused>> = {
  'a cart that is not there': [(ask) => ask(`{ cart(cart_id: "${MISSING_CART}") { id } }`), 'cart-missing'],
  'a gift that was not earned': [
    async (ask) =>
      ask(`mutation { chooseCartGift(input: { cart_id: "${await newCart(ask)}", sku: "KREM-50" }) { cart { id } } }`),
    'gift-not-earned',
    '/sku',
  ],
  'an unknown coupon': [
    async (ask) =>
      ask(
        `mutation { applyCouponToCart(input: { cart_id: "${await filledCart(ask)}", coupon_code: "NIC" }) { cart { id } } }`,
      ),
    'coupon-unknown',
    '/coupon_code',
  ],
  'a coupon for an empty cart': [
    async (ask) =>
      ask(
        `mutation { applyCouponToCart(input: { cart_id: "${await newCart(ask)}", coupon_code: "NIC" }) { cart { id } } }`,
      ),
    'cart-empty',
  ],
  'an e-mail that is none': [
    async (ask) =>
      ask(`mutation { setGuestEmailOnCart(input: { cart_id: "${await newCart(ask)}", email: "x" }) { cart { id } } }`),
    'email-invalid',
    '/email',
  ],
  'a message without a text': [
    (ask) => ask('mutation { contactUs(input: { name: "Lena", email: "lena@example.com", comment: " " }) { status } }'),
    'contact-invalid',
    '/comment',
  ],
  'a wrong password': [
    (ask) => ask('mutation { generateCustomerToken(email: "a@example.com", password: "x") { token } }'),
    'credentials-invalid',
  ],
  'a review of a guest': [
    (ask) =>
      ask(`mutation { createProductReview(input: { sku: "KREM", nickname: "L", summary: "S", text: "T",
          ratings: [] }) { review { nickname } } }`),
    'guest-review',
  ],
  'lists of a guest': [(ask) => ask('{ customer { id } }'), 'not-authorized'],
  'a link that was used': [
    (ask) =>
      ask('mutation { resetPassword(email: "a@example.com", resetPasswordToken: "x", newPassword: "Abcdef1!") }'),
    'token-invalid',
  ],
  'an account without a name': [
    (ask) =>
      ask(`mutation { createCustomerV2(input: { firstname: "", lastname: "L", email: "l@example.com",
          password: "Abcdef1!" }) { customer { email } } }`),
    'input-invalid',
    '/firstname',
  ],
};

const REST = [
  ['/search?q=krem&page=x', 422, 'input-invalid', '/page'],
  ['/search?q=krem&flags=nowhere', 422, 'input-invalid', '/flags'],
  ['/synerise/search?q=krem', 404, 'not-found', undefined],
  ['/registry/nothing-here', 404, 'not-found', undefined],
  ['/registry/Nothing%20Here', 404, 'not-found', 'slug'],
  ['/me/subscriptions', 401, 'not-signed-in', undefined],
  ['/sso/callback/twitter?code=1', 404, 'not-found', undefined],
  ['/nowhere', 404, 'not-found', undefined],
  ['/products?sku=', 422, 'input-invalid', '/sku'],
] as const;

async function newCart(ask: Ask): Promise<string> {
  return (await ask('mutation { createEmptyCart }')).data.createEmptyCart as unknown as string;
}

async function filledCart(ask: Ask): Promise<string> {
  const id = await newCart(ask);
  await ask(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "BALSAM-50", quantity: 1 }]) { cart { id } } }`,
  );
  return id;
}

function fail(what: string): never {
  throw new Error(`Nothing is known of ${what}.`);
}

const isPolish = (text: string) => POLISH.test(text);

describe('errors are in the language of the site', () => {
  let app: App;
  beforeAll(async () => {
    const shop = await aSmallShop(sqlite, { env: { CUSTOMER_LIMITS_FACTOR: '1000' } });
    ({ app } = shop);
    // Sold on both sites.
    const prices = { PLN: { regular: 4900 }, EUR: { regular: 1200 } };
    await shop.put('/products/BALSAM', aProduct('BALSAM', { variants: [aVariant({ sku: 'BALSAM-50', prices })] }));
  });

  test.each(Object.keys(REFUSED))('%s, in GraphQL', async (what) => {
    const [asked, code, path] = REFUSED[what] ?? fail(what);
    const messages: string[] = [];
    for (const site of SITES) {
      const { errors } = await asked(graphqlClient(app, { store: site }));
      const error = errors?.[0] ?? fail(what);
      expect(error.extensions).toMatchObject({ code, details: { message: expect.any(String) } });
      messages.push(error.message);
      const { message, faults = [] } = error.extensions.details as {
        readonly message: string;
        readonly faults?: readonly { readonly path: string; readonly message: string }[];
      };
      expect(isPolish(message), message).toBe(site === 'pl');
      expect(faults.map((fault) => fault.path)).toEqual(path === undefined ? [] : [path]);
      for (const fault of faults) expect(isPolish(fault.message), fault.message).toBe(site === 'pl');
    }
    // The contract's own words are the same everywhere.
    expect(messages[0]).toBe(messages[1]);
  });

  test.each(REST)('%s, in REST', async (url, status, code, path) => {
    for (const site of SITES) {
      const answer = await app.inject({ url, headers: { 'x-site': site } });
      const { message, details, ...rest } = answer.json();
      expect([answer.statusCode, rest.code]).toEqual([status, code]);
      const sentence = details?.message ?? message;
      expect(isPolish(sentence), sentence).toBe(site === 'pl');
      if (path !== undefined) expect(details.faults[0].path).toBe(path);
      for (const fault of details?.faults ?? []) expect(isPolish(fault.message), fault.message).toBe(site === 'pl');
    }
  });

  test('errors returned as data have a sentence and a path too', async () => {
    const add = `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TONIK-50", quantity: 1 },
      { sku: "KREM-50", quantity: 9 }]) { user_errors { code message sentence path } } }`;
    for (const [site, sentence] of [
      ['pl', 'W magazynie zostało tylko 3 szt.'],
      ['en', 'This product cannot be bought at the moment.'],
    ] as const) {
      const ask = graphqlClient(app, { store: site });
      const { data } = await ask(add, { id: await newCart(ask) });
      expect(data.addProductsToCart.user_errors.at(-1)).toMatchObject({
        sentence,
        path: site === 'pl' ? '/cartItems/1/quantity' : '/cartItems/1/sku',
      });
    }
  });

  test.each([
    ['pl', 'Podaj adres e-mail.'],
    ['en', 'Enter your e-mail address.'],
  ] as const)('placing without an e-mail on %s', async (site, sentence) => {
    const ask = graphqlClient(app, { store: site });
    const place =
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code reason sentence path } } }';
    const { data } = await ask(place, { id: await newCart(ask) });
    expect(data.placeOrder.errors).toEqual([
      { code: 'GUEST_EMAIL_MISSING', reason: 'guest-email-missing', sentence, path: '/email' },
    ]);
  });
});
