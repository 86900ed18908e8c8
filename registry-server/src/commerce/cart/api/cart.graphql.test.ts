import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { CART, cartsInGraphql, pln } from '../testing/carts-in-graphql.ts';

describe.each(dialects)('carts in GraphQL on $name', (dialect) => {
  const { app, ask, newCart, add, refused } = cartsInGraphql(dialect);

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
    const { products } = aCatalogue(app().db);
    await products.put('RL-7', aProduct('RL-7', { name: 'Zniknie', variants: [aVariant({ sku: 'RL-7' })] }));
    const id = await newCart();
    await add(id, { 'RL-7': 1, 'RL-2': 1 });
    await app().db.deleteFrom('product').where('sku', '=', 'RL-7').execute();
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

  test('cost as many queries with forty lines as with one', async () => {
    const { products } = aCatalogue(app().db);
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
      for (let round = 0; round < 3; round += 1) counts.push(await countQueries(app().db, () => read(id)));
      return Math.min(...counts);
    };
    const reading = await costOf(one);
    expect(await costOf(many)).toBe(reading);
    expect(reading).toBeLessThanOrEqual(14);
  });
});
