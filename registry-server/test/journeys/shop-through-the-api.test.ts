import { DEMO_CLIENT, DEMO_PEOPLE } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/fastify-app.ts';
import { aProduct, aVariant } from '../../src/testing/a-catalogue.ts';
import { aSite } from '../../src/testing/a-site.ts';
import { atProvider } from '../../src/testing/at-provider.ts';
import { buildTestApp } from '../../src/testing/build-test-app.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { graphqlClient } from '../../src/testing/graphql-client.ts';
import { type RunningStandIns, runStandIns, TEST_STOREFRONT_URL } from '../../src/testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../src/testing/staff-client.ts';

// One shopper after another, through the public API alone: what a storefront would do, and what mails say.

const PASSWORD = 'Cichy-Gaj-71';
const CREAM = 'RL-KREM';
const BALM = 'RL-BALSAM';
const GIFT = 'RL-GRATIS-MYDLO';

const CART = `id total_quantity
  items { uid sku quantity isGift isSample outOfStock product { name } prices { row_total_including_tax { value } } }
  applied_coupons { code }
  free_delivery_missing { value }
  gift_offers { source items { sku is_available } missing { value } }
  notices { code message }
  prices {
    grand_total { value currency } subtotal_including_tax { value }
    discounts { label amount { value } } applied_taxes { label amount { value } }
  }`;

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

/** The text of a mail, as the mailbox got it over the network. */
async function mailTo(email: string, subject: RegExp): Promise<string> {
  interface Mail {
    readonly subject: string;
    readonly text: string;
  }
  const find = async () => {
    const list = await fetch(`${standIns.url}/api/mails?to=${encodeURIComponent(email)}`);
    return ((await list.json()) as { readonly items: readonly Mail[] }).items.find((mail) =>
      subject.test(mail.subject),
    );
  };
  await expect.poll(find, { timeout: 20_000, interval: 100 }).toBeDefined();
  return (await find())?.text ?? '';
}

/** What stands behind `#` in the link of a mail. */
function secretsIn(text: string): URLSearchParams {
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1] ?? '');
}

async function stock(publisher: StaffClient): Promise<void> {
  const put = async (url: string, payload: object) => {
    const answer = await publisher.inject({ method: 'PUT', url, payload });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };
  const post = async (url: string, payload: object) => {
    const answer = await publisher.inject({ method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  await put('/staff/catalogue/categories', { path: 'twarz', name: 'Twarz', position: 0 });
  const product = (sku: string, name: string, regular: number, stockLevel = 20) =>
    put(
      `/staff/catalogue/products/${sku}`,
      aProduct(sku, {
        name,
        urlKey: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
        categories: ['twarz'],
        variants: [aVariant({ sku: `${sku}-1`, prices: { PLN: { regular } }, stock: stockLevel })],
      }),
    );
  await product(CREAM, 'Krem do twarzy z rumiankiem', 8_900);
  await product(BALM, 'Balsam z miodem', 3_900, 3);
  await product(GIFT, 'Mydełko lniane', 1_000);
  await post('/staff/coupons', { code: 'LATO10', name: 'Lato', kind: 'percent', percent: 10 });
  await post('/staff/gift-rules', {
    name: 'Mydełko w prezencie',
    kind: 'gift',
    threshold: 15_000,
    skus: [`${GIFT}-1`],
  });
}

describe.each(dialects)('shopping through the API on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;
  beforeAll(async () => {
    app = await buildTestApp(dialect, {
      sites: [aSite({ address: TEST_STOREFRONT_URL, domain: 'sklep.example:3000' })],
      env: {
        SMTP_URL: standIns.smtpUrl,
        CUSTOMER_LIMITS_FACTOR: '1000',
        SSO_GOOGLE_ISSUER: `${standIns.url}/oidc`,
        SSO_GOOGLE_CLIENT_ID: DEMO_CLIENT.id,
        SSO_GOOGLE_CLIENT_SECRET: DEMO_CLIENT.secret,
      },
    });
    publisher = await signedIn(app, 'publisher');
    await stock(publisher);
  });

  /** Sends a document that has to be answered without a refusal. */
  function asking(headers: Record<string, string> = {}) {
    const ask = graphqlClient(app, headers);
    return async (query: string, variables?: object) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      return data;
    };
  }

  const add = `mutation ($cart: String!, $items: [CartItemInput!]!) {
    addProductsToCart(cartId: $cart, cartItems: $items) { cart { ${CART} } user_errors { code message } }
  }`;

  test('a guest browses, searches, filters, fills a cart, uses a coupon, takes a gift, and subscribes', async () => {
    const ask = asking();
    const found = await ask(`{
      products(search: "kremy do twarzy", filter: { category_url_path: { eq: "twarz" } }, pageSize: 5) {
        total_count items { sku name price_range { minimum_price { final_price { value } } } }
        aggregations { attribute_code options { label value count } }
      }
    }`);
    expect(found.products.items[0]).toMatchObject({ sku: CREAM, name: 'Krem do twarzy z rumiankiem' });
    const cheap = await ask('{ products(filter: { price: { to: "50" } }) { items { sku } } }');
    expect(cheap.products.items.map(({ sku }: { sku: string }) => sku).sort()).toEqual([BALM, GIFT]);

    const cart = (await ask('mutation { createEmptyCart }')).createEmptyCart;
    const tried = await ask(add, {
      cart,
      items: [
        { sku: CREAM, quantity: 1 },
        { sku: BALM, quantity: 9 },
        { sku: `${GIFT}-1`, quantity: 1 },
      ],
    });
    expect(tried.addProductsToCart.user_errors.map(({ code }: { code: string }) => code)).toEqual([
      'INSUFFICIENT_STOCK',
      'NOT_SALABLE',
    ]);
    expect(tried.addProductsToCart.cart).toMatchObject({ total_quantity: 1, prices: { grand_total: { value: 89 } } });
    const { addProductsToCart: added } = await ask(add, { cart, items: [{ sku: CREAM, quantity: 1 }] });
    expect(added.cart).toMatchObject({ total_quantity: 2, gift_offers: [{ missing: { value: 0 } }] });

    const gift = await ask(
      `mutation ($cart: String!) { chooseCartGift(input: { cart_id: $cart, sku: "${GIFT}-1" }) { cart { ${CART} } } }`,
      { cart },
    );
    expect(gift.chooseCartGift.cart.items).toContainEqual(expect.objectContaining({ sku: `${GIFT}-1`, isGift: true }));
    expect(gift.chooseCartGift.cart.prices.grand_total.value).toBe(178);

    const reduced = await ask(
      `mutation ($cart: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: "lato10" }) { cart { ${CART} } } }`,
      { cart },
    );
    expect(reduced.applyCouponToCart.cart).toMatchObject({
      applied_coupons: [{ code: 'LATO10' }],
      free_delivery_missing: { value: 0 },
      prices: { grand_total: { value: 160.2, currency: 'PLN' }, discounts: [{ amount: { value: 17.8 } }] },
    });

    const email = `gosc-${dialect.engine}@poczta.example`;
    const subscribed = await ask(
      'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }',
      {
        email,
      },
    );
    expect(subscribed.subscribeEmailToNewsletter.status).toBe('UNCONFIRMED');
    const token = secretsIn(await mailTo(email, /newsletter/i)).get('token');
    const confirmed = await app.inject({ method: 'POST', url: '/newsletter/confirm', payload: { token } });
    expect(confirmed.json()).toEqual({ status: 'SUBSCRIBED' });
  });

  test('a guest becomes a customer: sign-up, merge, wishlist, review, password reset', async () => {
    const guest = asking();
    const guestCart = (await guest('mutation { createEmptyCart }')).createEmptyCart;
    await guest(add, { cart: guestCart, items: [{ sku: CREAM, quantity: 1 }] });

    const email = `lena-${dialect.engine}@poczta.example`;
    await guest(`mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`, {
      input: { firstname: 'Lena', lastname: 'Różana', email, password: PASSWORD },
    });
    const signIn = async (password: string) =>
      (
        await guest(
          'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
          {
            email,
            password,
          },
        )
      ).generateCustomerToken.token as string;
    const token = await signIn(PASSWORD);
    const lena = asking({ authorization: `Bearer ${token}` });

    const own = (await lena('{ customerCart { id } }')).customerCart.id;
    await lena(add, { cart: own, items: [{ sku: CREAM, quantity: 2 }] });
    const merged = await lena(
      `mutation ($guest: String!, $own: String) { mergeCarts(source_cart_id: $guest, destination_cart_id: $own) { ${CART} } }`,
      { guest: guestCart, own },
    );
    expect(merged.mergeCarts).toMatchObject({ id: own, total_quantity: 3 });
    const dead = await graphqlClient(app)('query ($id: String!) { cart(cart_id: $id) { id } }', { id: guestCart });
    expect(dead.errors?.[0]).toMatchObject({
      message: "The cart isn't active.",
      extensions: { category: 'graphql-no-such-entity' },
    });

    const { createWishlist } = await lena(
      'mutation { createWishlist(input: { name: "Na urodziny", visibility: PUBLIC }) { wishlist { id sharing_code } } }',
    );
    await lena(
      `mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "${BALM}", quantity: 1 }]) { wishlist { items_count } } }`,
      { id: createWishlist.wishlist.id },
    );
    const shared = await guest(
      'query ($code: String!) { wishlistBySharingCode(code: $code) { name items_v2 { items { product { sku } } } } }',
      {
        code: createWishlist.wishlist.sharing_code,
      },
    );
    expect(shared.wishlistBySharingCode.items_v2.items).toEqual([{ product: { sku: BALM } }]);

    const { productReviewRatingsMetadata: ratings } = await lena(
      '{ productReviewRatingsMetadata { items { id values { value value_id } } } }',
    );
    const best = ratings.items[0].values.find(({ value }: { value: string }) => value === '5').value_id;
    await lena(
      `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }`,
      {
        input: {
          sku: CREAM,
          nickname: 'Lena',
          summary: 'Bardzo dobry',
          text: 'Skóra jest miękka cały dzień.',
          ratings: [{ id: ratings.items[0].id, value_id: best }],
        },
      },
    );
    const reviewsOf = async () =>
      (
        await guest(
          `{ products(filter: { sku: { eq: "${CREAM}" } }) { items { review_count reviews { items { text } } } } }`,
        )
      ).products.items[0];
    expect(await reviewsOf()).toMatchObject({ review_count: 0 });
    const pending = (await publisher.inject({ url: '/staff/reviews?status=pending' })).json();
    const [review] = pending.items;
    await publisher.inject({ method: 'POST', url: `/staff/reviews/${review.id}/approve`, payload: {} });
    expect(await reviewsOf()).toMatchObject({
      review_count: 1,
      reviews: { items: [{ text: 'Skóra jest miękka cały dzień.' }] },
    });

    await guest('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email });
    const secrets = secretsIn(await mailTo(email, /has/i));
    const reset = { email, token: secrets.get('token'), password: `${PASSWORD}2` };
    const resetPassword =
      'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }';
    expect((await guest(resetPassword, reset)).resetPassword).toBe(true);
    const again = await graphqlClient(app)(resetPassword, reset);
    expect(again.errors?.[0]?.extensions.category).toBe('graphql-input');
    const old = await graphqlClient(app, { authorization: `Bearer ${token}` })('{ customer { email } }');
    expect(old.status).toBe(401);
    const anew = asking({ authorization: `Bearer ${await signIn(`${PASSWORD}2`)}` });
    expect((await anew('{ customer { firstname } customerCart { total_quantity } }')).customerCart.total_quantity).toBe(
      3,
    );
  });

  test('a new person signs in with Google, accepts the terms, and is a customer', async () => {
    const [anna] = DEMO_PEOPLE;
    let cookie = '';
    const ask = async (url: string) => {
      const answer = await app.inject({ url, headers: { cookie } });
      const [set] = answer.cookies;
      if (set) cookie = `${set.name}=${set.value}`;
      return answer;
    };
    const { redirectUri } = (await ask('/sso/redirect/google')).json();
    const back = await atProvider(standIns.url, redirectUri, anna?.id ?? '');
    const asked = await ask(`/sso/callback/google?${back.searchParams}`);
    expect(asked.statusCode).toBe(422);
    const consent = new URLSearchParams({ consents_accepted: '1', session_id: asked.json().session_id });
    const done = await ask(`/sso/callback/google?${consent}`);
    expect(done.statusCode, done.body).toBe(200);
    const customer = asking({ authorization: `Bearer ${done.json().token.accessToken}` });
    expect((await customer('{ customer { email } }')).customer.email).toBe('anna.nowak@poczta.example');
  });
});
