import { describe, expect, test } from 'vitest';
import { toUid } from '../../../graphql/uids.ts';
import { dialects } from '../../../testing/dialects.ts';
import { optionUid, valueIndexOf } from '../../catalog/graphql/configurable-options.ts';
import { ADD, CART, cartsInGraphql, pln } from '../testing/carts-in-graphql.ts';

describe.each(dialects)('changes of carts in GraphQL on $name', (dialect) => {
  const { ask, newCart, add, refused } = cartsInGraphql(dialect);

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
        message: expect.stringMatching(/^Kod „KWOTA” działa od .+, brakuje /),
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
});
