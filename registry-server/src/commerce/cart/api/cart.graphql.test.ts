import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { toUid } from '../../../graphql/uids.ts';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { optionUid, valueIndexOf } from '../../catalog/graphql/configurable-options.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });
const LINE = `
  __typename uid id sku quantity is_available not_available_message outOfStock isFaF isGift isSample availability
  errors { code message }
  product { __typename sku name uid stock_status }
  prices {
    price { value } price_including_tax { value } row_total { value } row_total_including_tax { value }
    total_item_discount { value } original_item_price { value } discounts { label amount { value } }
    catalog_discount { amount_off percent_off }
  }
  ... on ConfigurableCartItem {
    configured_variant { sku }
    configurable_options { option_label value_label configurable_product_option_value_uid }
  }`;
const CART = `
  id version email total_quantity is_virtual
  items { ${LINE} }
  applied_coupons { code }
  prices {
    grand_total { value currency } grand_total_excluding_tax { value } subtotal_including_tax { value }
    subtotal_excluding_tax { value } subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { label applied_to amount { value } coupon { code } }
  }
  shipping_addresses { city } billing_address { city } available_payment_methods { code }
  free_delivery_missing { value } gifts_declined
  gift_offers { source kind label choices missing { value } items { sku is_available is_chosen product { name } } }
  notices { code message sku quantity }`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { ${CART} }
    user_errors { __typename code message ... on InsufficientStockError { quantity } }
  }
}`;

describe.each(dialects)('carts in GraphQL on $name', (dialect) => {
  let app: App;
  let ask: ReturnType<typeof graphqlClient>;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    ask = graphqlClient(app);
    const { products } = aCatalogue(app.db);
    const prices = { PLN: { regular: 12_300, friendsAndFamily: 10_000 } };
    await products.put('RL-1', aProduct('RL-1', { name: 'Serum', variants: [aVariant({ sku: 'RL-1-30', prices })] }));
    await products.put('RL-2', aProduct('RL-2', { variants: [aVariant({ sku: 'RL-2', stock: 3 })] }));
    const shades = ['malwa', 'wrzos'].map((code) =>
      aVariant({ sku: `RL-3-${code}`, colour: { code, label: code, hex: '#A63A3A' } }),
    );
    await products.put('RL-3', aProduct('RL-3', { variants: shades }));
    await products.put('RL-GRATIS', aProduct('RL-GRATIS', { variants: [aVariant({ sku: 'RL-GRATIS' })] }));
    const staff = await signedIn(app, 'publisher');
    const post = async (url: string, payload: object) => {
      const answer = await staff.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    await post('/staff/coupons', { code: 'LEN10', name: 'Len', kind: 'percent', percent: 10 });
    await post('/staff/coupons', { code: 'KWOTA', name: 'Kwota', kind: 'fixed', amount: 2_000, minimum: 99_999_999 });
    await post('/staff/gift-rules', { name: 'Do serum', kind: 'gift', skus: ['RL-GRATIS'], threshold: 30_000 });
  });

  const newCart = async (client = ask): Promise<string> => {
    const { data } = await client('mutation { createGuestCart(input: {}) { cart { id } } }');
    return data.createGuestCart.cart.id;
  };
  const add = async (id: string, items: Readonly<Record<string, number>>, client = ask) => {
    const cartItems = Object.entries(items).map(([sku, quantity]) => ({ sku, quantity }));
    const { data, errors } = await client(ADD, { id, items: cartItems });
    expect(errors).toBeUndefined();
    return data.addProductsToCart;
  };
  const refused = async (document: string, client = ask) => {
    const { errors, status } = await client(document);
    expect([status, errors?.length]).toEqual([200, 1]);
    return [errors?.[0]?.message, errors?.[0]?.extensions.category];
  };

  test('tell all about what is in them, in gross and in net', async () => {
    const id = await newCart();
    const { cart, user_errors: errors } = await add(id, { 'RL-1': 2 });
    expect(errors).toEqual([]);
    expect(cart).toEqual({
      id,
      version: 2,
      email: null,
      total_quantity: 2,
      is_virtual: false,
      applied_coupons: null,
      items: [
        {
          __typename: 'SimpleCartItem',
          uid: expect.any(String),
          id: expect.any(String),
          sku: 'RL-1-30',
          quantity: 2,
          is_available: true,
          not_available_message: null,
          errors: null,
          availability: 'AVAILABLE',
          outOfStock: false,
          isFaF: false,
          isGift: false,
          isSample: false,
          product: {
            __typename: 'SimpleProduct',
            sku: 'RL-1',
            name: 'Serum',
            uid: expect.any(String),
            stock_status: 'IN_STOCK',
          },
          prices: {
            price: { value: 100 },
            price_including_tax: { value: 123 },
            row_total: { value: 200 },
            row_total_including_tax: { value: 246 },
            total_item_discount: { value: 0 },
            original_item_price: { value: 123 },
            discounts: null,
            catalog_discount: null,
          },
        },
      ],
      prices: {
        grand_total: pln(246),
        grand_total_excluding_tax: { value: 200 },
        subtotal_including_tax: { value: 246 },
        subtotal_excluding_tax: { value: 200 },
        subtotal_with_discount_excluding_tax: { value: 200 },
        discounts: null,
        applied_taxes: [{ label: 'VAT 23%', amount: { value: 46 } }],
      },
      shipping_addresses: [],
      billing_address: null,
      available_payment_methods: [{ code: 'cashondelivery' }, { code: 'banktransfer' }],
      free_delivery_missing: { value: 0 },
      gifts_declined: false,
      notices: [],
      gift_offers: [
        {
          source: expect.stringMatching(/^rule:/),
          kind: 'GIFT',
          label: 'Do serum',
          choices: 1,
          missing: { value: 54 },
          items: [{ sku: 'RL-GRATIS', is_available: true, is_chosen: false, product: { name: 'Krem RL-GRATIS' } }],
        },
      ],
    });
    const query = `{ cart(cart_id: "${id}") { ${CART} } }`;
    expect((await ask(query)).data.cart).toEqual(cart);
    // From its second run on a query is compiled.
    expect((await ask(query)).data.cart).toEqual(cart);
  });

  test('refuse things one by one, in the data', async () => {
    const { cart, user_errors: errors } = await add(await newCart(), { 'RL-9': 1, 'RL-3': 1, 'RL-2': 4, 'RL-1': -1 });
    expect(cart.items).toEqual([]);
    expect(errors).toEqual([
      {
        __typename: 'CartUserInputError',
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "RL-9"',
      },
      {
        __typename: 'CartUserInputError',
        code: 'NOT_SALABLE',
        message: 'The required options you selected are not available',
      },
      {
        __typename: 'InsufficientStockError',
        code: 'INSUFFICIENT_STOCK',
        quantity: 3,
        message: 'The requested qty is not available',
      },
      {
        __typename: 'CartUserInputError',
        code: 'INVALID_PARAMETER_VALUE',
        message: 'The product quantity should be greater than 0',
      },
    ]);
  });

  test('take a product with a choice by its options, by the sku of the variant, and by both skus', async () => {
    const id = await newCart();
    const wrzos = optionUid(93, valueIndexOf('color', 'wrzos'));
    const items = [
      { sku: 'RL-3', quantity: 1, selected_options: [wrzos] },
      { sku: 'RL-3-wrzos', quantity: 1 },
      { sku: 'RL-3-wrzos', parent_sku: 'RL-3', quantity: 1 },
      { sku: 'RL-3-wrzos', parent_sku: 'RL-1', quantity: 1 },
      { sku: 'RL-3', quantity: 1, selected_options: [toUid('configurable/93/1')] },
    ];
    const { data } = await ask(ADD, { id, items });
    expect(data.addProductsToCart.user_errors.map(({ code }: { code: string }) => code)).toEqual([
      'PRODUCT_NOT_FOUND',
      'NOT_SALABLE',
    ]);
    expect(data.addProductsToCart.cart.items).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        sku: 'RL-3-wrzos',
        product: { __typename: 'ConfigurableProduct', sku: 'RL-3' },
        configured_variant: { sku: 'RL-3-wrzos' },
        configurable_options: [{ value_label: 'wrzos', configurable_product_option_value_uid: wrzos }],
      },
    ]);
  });

  test('are changed by uid or id, in one request for several lines', async () => {
    const id = await newCart();
    const { cart } = await add(id, { 'RL-1': 1, 'RL-2': 1, 'RL-3-malwa': 1 });
    const [one, two, three] = cart.items;
    const update = `mutation { updateCartItems(input: { cart_id: "${id}", cart_items: [
      { cart_item_uid: "${one.uid}", quantity: 4 }, { cart_item_id: ${two.id}, quantity: 9 },
      { cart_item_uid: "${three.uid}", quantity: 0 }
    ] }) { cart { items { sku quantity } } errors { code message } } }`;
    expect((await ask(update)).data.updateCartItems).toEqual({
      cart: {
        items: [
          { sku: 'RL-1-30', quantity: 4 },
          { sku: 'RL-2', quantity: 1 },
        ],
      },
      errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
    });
    const remove = `mutation { removeItemFromCart(input: { cart_id: "${id}", cart_item_uid: "${one.uid}" }) {
      cart { items { sku } } } }`;
    expect((await ask(remove)).data.removeItemFromCart.cart.items).toEqual([{ sku: 'RL-2' }]);
    expect(await refused(remove)).toEqual([`Cart doesn't contain the ${one.uid} item.`, 'graphql-no-such-entity']);
  });

  test('say in the words of the contract what is wrong', async () => {
    const id = await newCart();
    const update = (items: string) =>
      `mutation { updateCartItems(input: { cart_id: "${id}", cart_items: [${items}] }) { cart { id } } }`;
    const apply = (cart: string, code: string) =>
      `mutation { applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "${code}" }) { cart { id } } }`;
    const cases: [string, string, string][] = [
      ['{ cart(cart_id: "") { id } }', 'Required parameter "cart_id" is missing', 'graphql-input'],
      ['{ cart(cart_id: "abc") { id } }', 'Could not find a cart with ID "abc"', 'graphql-no-such-entity'],
      ['{ customerCart { id } }', "The current customer isn't authorized.", 'graphql-authorization'],
      [
        `mutation { createEmptyCart(input: { cart_id: "abc" }) }`,
        'Cart ID length should to be 32 symbols.',
        'graphql-input',
      ],
      [
        `mutation { createEmptyCart(input: { cart_id: "${id}" }) }`,
        `Cart with ID "${id}" already exists.`,
        'graphql-already-exists',
      ],
      [
        update('{ cart_item_uid: "MQ==" }'),
        'Required parameter "quantity" for "cart_items" is missing.',
        'graphql-input',
      ],
      [
        update('{ cart_item_uid: "nonsense", quantity: 1 }'),
        'Could not find cart item with id: nonsense.',
        'graphql-no-such-entity',
      ],
      [update(''), 'Required parameter "cart_items" is missing.', 'graphql-input'],
      [
        `mutation { removeItemFromCart(input: { cart_id: "${id}" }) { cart { id } } }`,
        'Required parameter "cart_item_id" is missing.',
        'graphql-input',
      ],
      [apply(id, 'LEN10'), 'Cart does not contain products.', 'graphql-no-such-entity'],
      [apply(id, ' '), 'Required parameter "coupon_code" is missing', 'graphql-input'],
      [
        `mutation { removeCouponFromCart(input: { cart_id: "${id}" }) { cart { id } } }`,
        'Cart does not contain products.',
        'graphql-no-such-entity',
      ],
      [
        `mutation { mergeCarts(source_cart_id: "${id}") { id } }`,
        "The current customer isn't authorized.",
        'graphql-authorization',
      ],
    ];
    for (const [document, message, category] of cases) expect(await refused(document)).toEqual([message, category]);
  });

  test('take a coupon, share it out, and tell why one does not hold', async () => {
    const id = await newCart();
    await add(id, { 'RL-1': 1, 'RL-2': 1 });
    const apply = (code: string) =>
      ask(`mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "${code}" }) { cart { ${CART} } } }`);
    const { data } = await apply('len10');
    const { cart } = data.applyCouponToCart;
    expect(cart.applied_coupons).toEqual([{ code: 'LEN10' }]);
    expect(cart.prices).toMatchObject({
      grand_total: pln(190.8),
      subtotal_including_tax: { value: 212 },
      discounts: [{ label: 'Len', applied_to: 'ITEM', amount: { value: 21.2 }, coupon: { code: 'LEN10' } }],
    });
    expect(cart.items.map(({ prices }: { prices: object }) => prices)).toMatchObject([
      { total_item_discount: { value: 12.3 }, discounts: [{ label: 'Len', amount: { value: 12.3 } }] },
      { total_item_discount: { value: 8.9 } },
    ]);
    const { errors } = await apply('KWOTA');
    expect(errors?.[0]?.message).toMatch(/^A coupon is already applied/);
    await ask(`mutation { removeCouponFromCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    const refusal = (await apply('KWOTA')).errors?.[0];
    expect(refusal?.message).toBe("The coupon code isn't valid. Verify the code and try again.");
    expect(refusal?.extensions).toMatchObject({
      category: 'graphql-no-such-entity',
      code: 'coupon-below-minimum',
      details: {
        reason: 'coupon-below-minimum',
        message: expect.stringMatching(/^Kod „KWOTA” działa przy zakupach od/),
      },
    });
    const several = `mutation { applyCouponsToCart(input: { cart_id: "${id}", coupon_codes: ["LEN10"], type: REPLACE }) {
      cart { applied_coupons { code } } } }`;
    expect((await ask(several)).data.applyCouponsToCart.cart.applied_coupons).toEqual([{ code: 'LEN10' }]);
  });

  test('give a gift that is earned, and take it when it is declined', async () => {
    const id = await newCart();
    await add(id, { 'RL-1': 3 });
    const choose = `mutation { chooseCartGift(input: { cart_id: "${id}", sku: "RL-GRATIS" }) { cart { ${CART} } } }`;
    const { cart } = (await ask(choose)).data.chooseCartGift;
    expect(cart.items[1]).toMatchObject({
      sku: 'RL-GRATIS',
      isGift: true,
      quantity: 1,
      prices: { price: { value: 0 } },
    });
    expect(cart.gift_offers[0]).toMatchObject({ missing: { value: 0 }, items: [{ is_chosen: true }] });
    expect(cart.prices.grand_total).toEqual(pln(369));
    const decline = `mutation { declineCartGifts(input: { cart_id: "${id}" }) { cart { gifts_declined items { sku } } } }`;
    expect((await ask(decline)).data.declineCartGifts.cart).toEqual({
      gifts_declined: true,
      items: [{ sku: 'RL-1-30' }],
    });
    const poor = await newCart();
    const refusal = await refused(choose.replace(id, poor));
    expect(refusal).toEqual(['Product that you are trying to add is not available.', 'graphql-input']);
  });

  test('of a guest become the customer’s, who pays their own prices', async () => {
    const { headers } = await signedInCustomer(app, { friendsAndFamily: true });
    const customer = graphqlClient(app, headers);
    const guestId = await newCart();
    await add(guestId, { 'RL-1': 1 });
    expect(await refused(`{ cart(cart_id: "${guestId}") { id } }`, customer)).toEqual([
      `The current user cannot perform operations on cart "${guestId}"`,
      'graphql-authorization',
    ]);
    const own = (await customer('{ customerCart { id } }')).data.customerCart.id;
    expect((await customer('mutation { createEmptyCart }')).data.createEmptyCart).toBe(own);
    expect((await customer('mutation { createGuestCart(input: {}) { cart { id } } }')).errors?.[0]?.message).toBe(
      'Use `Query.customerCart` for logged in customer.',
    );
    const merge = `mutation { mergeCarts(source_cart_id: "${guestId}", destination_cart_id: "${own}") { ${CART} } }`;
    const { data } = await customer(merge);
    expect(data.mergeCarts).toMatchObject({ id: own, prices: { grand_total: pln(100) } });
    expect(data.mergeCarts.items[0].isFaF).toBe(true);
    expect(await refused(merge, customer)).toEqual(["The cart isn't active.", 'graphql-no-such-entity']);
    expect(await refused(`{ cart(cart_id: "${guestId}") { id } }`)).toEqual([
      "The cart isn't active.",
      'graphql-no-such-entity',
    ]);
    expect(await refused(`{ cart(cart_id: "${own}") { id } }`)).toEqual([
      `The current user cannot perform operations on cart "${own}"`,
      'graphql-authorization',
    ]);
    const second = await newCart();
    await add(second, { 'RL-2': 1 });
    const toOwn = await customer(`mutation { mergeCarts(source_cart_id: "${second}") { id total_quantity } }`);
    expect(toOwn.data.mergeCarts).toEqual({ id: own, total_quantity: 2 });
  });

  test('are made of a link', async () => {
    const link = (items: string) =>
      `mutation { cartFromLink(items: "${items}") { cart { items { sku quantity } } user_errors { code message } } }`;
    expect((await ask(link(' RL-1:2, RL-2 ,RL-9:1,a:b:c,'))).data.cartFromLink).toEqual({
      cart: {
        items: [
          { sku: 'RL-1-30', quantity: 2 },
          { sku: 'RL-2', quantity: 1 },
        ],
      },
      user_errors: [
        { code: 'INVALID_PARAMETER_VALUE', message: '"a:b:c" is not of the form SKU:quantity.' },
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "RL-9"' },
      ],
    });
    expect((await ask(link(''))).data.cartFromLink.cart.items).toEqual([]);
  });

  test('take the older mutations, which add all or nothing', async () => {
    const id = await newCart();
    const simple = (items: string) =>
      `mutation { addSimpleProductsToCart(input: { cart_id: "${id}", cart_items: [${items}] }) {
        cart { items { sku quantity } } } }`;
    const good = '{ data: { sku: "RL-2", quantity: 2 } }';
    expect(await refused(simple(`${good}, { data: { sku: "RL-9", quantity: 1 } }`))).toEqual([
      'Could not find a product with SKU "RL-9"',
      'graphql-no-such-entity',
    ]);
    expect(await refused(simple('{ data: { sku: "RL-2", quantity: 4 } }'))).toEqual([
      'The requested qty is not available',
      'graphql-input',
    ]);
    expect((await ask(simple(good))).data.addSimpleProductsToCart.cart.items).toEqual([{ sku: 'RL-2', quantity: 2 }]);
    const configurable = `mutation { addConfigurableProductsToCart(input: { cart_id: "${id}", cart_items: [
      { parent_sku: "RL-3", data: { sku: "RL-3-malwa", quantity: 1 } }
    ] }) { cart { items { sku } } } }`;
    expect((await ask(configurable)).data.addConfigurableProductsToCart.cart.items).toHaveLength(2);
  });

  test('give their lines page by page, in the order asked for', async () => {
    const id = await newCart();
    await add(id, { 'RL-1': 1, 'RL-2': 3, 'RL-3-malwa': 2 });
    const page = async (args: string) => {
      const { data } = await ask(`{ cart(cart_id: "${id}") { itemsV2(${args}) {
        total_count page_info { current_page page_size total_pages } items { sku }
      } } }`);
      const { items, ...rest } = data.cart.itemsV2;
      return { ...rest, skus: items.map(({ sku }: { sku: string }) => sku) };
    };
    expect(await page('pageSize: 2, currentPage: 2')).toEqual({
      total_count: 3,
      page_info: { current_page: 2, page_size: 2, total_pages: 2 },
      skus: ['RL-3-malwa'],
    });
    expect((await page('sort: { field: QTY, order: DESC }')).skus).toEqual(['RL-2', 'RL-3-malwa', 'RL-1-30']);
    expect((await page('sort: { field: PRICE, order: ASC }')).skus).toEqual(['RL-2', 'RL-3-malwa', 'RL-1-30']);
    expect(await refused(`{ cart(cart_id: "${id}") { itemsV2(pageSize: 0) { total_count } } }`)).toEqual([
      'pageSize value must be greater than 0.',
      'graphql-input',
    ]);
  });

  test('a vanished product is shown as what is left of it', async () => {
    const { products } = aCatalogue(app.db);
    await products.put('RL-7', aProduct('RL-7', { name: 'Zniknie', variants: [aVariant({ sku: 'RL-7' })] }));
    const id = await newCart();
    await add(id, { 'RL-7': 1, 'RL-2': 1 });
    await app.db.deleteFrom('product').where('sku', '=', 'RL-7').execute();
    const { data, errors } = await ask(`{ cart(cart_id: "${id}") { ${CART} } }`);
    expect(errors).toBeUndefined();
    expect(data.cart.items[0]).toMatchObject({
      availability: 'GONE',
      is_available: false,
      outOfStock: true,
      errors: [{ code: 'UNDEFINED' }],
      product: { __typename: 'SimpleProduct', sku: 'RL-7', name: 'Zniknie', stock_status: 'OUT_OF_STOCK' },
    });
    expect(data.cart.notices).toMatchObject([{ code: 'line-gone', sku: 'RL-7' }]);
    expect(data.cart.prices.grand_total).toEqual(pln(89));
  });

  test('an Idempotency-Key makes a repetition harmless', async () => {
    const id = await newCart();
    const keyed = graphqlClient(app, { 'idempotency-key': 'k-1' });
    await add(id, { 'RL-1': 1 }, keyed);
    expect((await add(id, { 'RL-1': 1 }, keyed)).cart.total_quantity).toBe(1);
    const { errors } = await keyed(ADD, { id, items: [{ sku: 'RL-1', quantity: 2 }] });
    expect(errors?.[0]?.extensions.code).toBe('idempotency-key-reused');
    expect((await add(id, { 'RL-1': 1 })).cart.total_quantity).toBe(2);
  });

  test('a repetition is recognised whether its document is read or compiled by then, and in whatever order its names are sent', async () => {
    const id = await newCart();
    const keyed = graphqlClient(app, { 'idempotency-key': 'k-2' });
    const literal = `mutation Again($id: String!) {
      addProductsToCart(cartItems: [{ sku: "RL-1", quantity: 1 }], cartId: $id) { cart { total_quantity } } }`;
    const totals = [];
    for (let time = 0; time < 3; time += 1) totals.push((await keyed(literal, { id })).data?.addProductsToCart);
    totals.push((await keyed(ADD, { items: [{ quantity: 1, sku: 'RL-1' }], id })).data?.addProductsToCart);
    expect(totals.map((answer) => answer?.cart.total_quantity)).toEqual([1, 1, 1, 1]);
  });

  test('cost as many queries with forty lines as with one', async () => {
    const { products } = aCatalogue(app.db);
    const skus = Array.from({ length: 40 }, (_, index) => `RL-MANY-${index}`);
    for (const sku of skus) await products.put(sku, aProduct(sku, { variants: [aVariant({ sku })] }));
    const one = await newCart();
    await add(one, { 'RL-MANY-0': 1 });
    const many = await newCart();
    await add(many, Object.fromEntries(skus.map((sku) => [sku, 1])));
    const read = (id: string) => ask(`{ cart(cart_id: "${id}") { ${CART} } }`);
    // The least of some: the server's own timers ask the database as well.
    const costOf = async (id: string) => {
      const counts: number[] = [];
      for (let round = 0; round < 3; round += 1) counts.push(await countQueries(app.db, () => read(id)));
      return Math.min(...counts);
    };
    const reading = await costOf(one);
    expect(await costOf(many)).toBe(reading);
    expect(reading).toBeLessThanOrEqual(14);
  });
});
