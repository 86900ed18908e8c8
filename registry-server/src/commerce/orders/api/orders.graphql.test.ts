import { describe, expect, test } from 'vitest';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { aStoredOrder } from '../testing/a-stored-order.ts';
import { good, PLACE, readyCart } from '../testing/order-through-api.ts';

const EMAIL = 'lena@example.com';

describe.each(dialects)('orders through the API on $name', (dialect) => {
  test('a guest orders, pays by transfer and finds the order again', async () => {
    const { app } = await aSmallShop(dialect);
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email: EMAIL });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(placeOrder.errors).toEqual([]);
    const { order, orderV2 } = placeOrder;
    expect(order).toMatchObject({ order_number: '000000001', order_id: '000000001', payment_method: 'banktransfer' });
    expect(order).toMatchObject({ redirect_url: null, token: orderV2.token });
    expect(orderV2).toMatchObject({ number: '000000001', status: 'Oczekuje na płatność', state: 'pendingPayment' });

    // The answer was lost: the client asks again.
    const again = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(again.placeOrder.order.order_number).toBe('000000001');
    expect(await ask(`{ cart(cart_id: "${cartId}") { id } }`)).toMatchObject({
      errors: [{ message: "The cart isn't active." }],
    });

    const find = (number: string, email: string, lastname: string) =>
      ask('query ($i: OrderInformationInput!) { guestOrder(input: $i) { number } }', {
        i: { number, email, lastname },
      });
    expect(await good(find('000000001', 'LENA@example.com', 'łąkowska'))).toEqual({
      guestOrder: { number: '000000001' },
    });
    const missing = await find('000000009', EMAIL, 'Łąkowska');
    for (const wrong of [
      await find('000000001', 'inna@example.com', 'Łąkowska'),
      await find('000000001', EMAIL, 'Inna'),
    ]) {
      expect(wrong.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
      expect(wrong.errors?.[0]?.extensions).toEqual(missing.errors?.[0]?.extensions);
    }
    const findBy = (input: object) =>
      ask('query ($i: OrderInformationInput!) { guestOrder(input: $i) { number } }', {
        i: { number: '000000001', email: EMAIL, ...input },
      });
    expect(await good(findBy({ postcode: '30-001' }))).toEqual({ guestOrder: { number: '000000001' } });
    expect(await good(findBy({ postcode: ' 30001', lastname: 'Łąkowska' }))).toEqual({
      guestOrder: { number: '000000001' },
    });
    for (const wrong of [{ postcode: '30-002' }, { postcode: '30-001', lastname: 'Inna' }, { postcode: '' }]) {
      expect((await findBy(wrong)).errors?.[0]?.extensions.category, JSON.stringify(wrong)).toBe(
        'postcode' in wrong && wrong.postcode === '' ? 'graphql-input' : 'graphql-no-such-entity',
      );
    }
    expect((await findBy({})).errors?.[0]?.extensions.category).toBe('graphql-input');
    const byToken = 'query ($t: String!) { guestOrderByToken(input: { token: $t }) { number } }';
    expect(await good(ask(byToken, { t: order.token }))).toEqual({ guestOrderByToken: { number: '000000001' } });
    for (const token of [
      `${order.token.slice(0, -1)}${order.token.endsWith('A') ? 'B' : 'A'}`,
      '1',
      '',
      `2${order.token.slice(1)}`,
    ]) {
      expect((await ask(byToken, { t: token })).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    }

    const status =
      'query ($n: String!, $c: String, $t: String) { orderPaymentStatus(orderNumber: $n, cart_id: $c, token: $t) { status can_retry } }';
    const known = { orderPaymentStatus: { status: 'PENDING', can_retry: true } };
    expect(await good(ask(status, { n: '000000001', c: cartId }))).toEqual(known);
    expect(await good(ask(status, { n: '000000001', t: order.token }))).toEqual(known);
    expect((await ask(status, { n: '000000001' })).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
  });

  test('a customer finds the order in the history with everything in it', async () => {
    const { app } = await aSmallShop(dialect);
    const client = await signedInCustomer(app, { email: 'klientka@example.com' });
    const ask = graphqlClient(app, client.headers);
    const cartId = await readyCart(ask, { sku: 'SZ-GLOG', quantity: 2 });
    const cart = await good(ask(`{ cart(cart_id: "${cartId}") { prices { grand_total { value } } } }`));
    await good(ask(PLACE, { input: { cart_id: cartId } }));
    const { customer } = await good(
      ask(`{ customer { orders(sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        total_count page_info { total_pages } date_of_first_order
        items { number email is_virtual available_actions can_retry_payment is_highlighted status_date_label
          total { grand_total { value } subtotal_incl_tax { value } subtotal_excl_tax { value } total_tax { value }
            total_shipping { value } taxes { rate amount { value } } shipping_handling { amount_including_tax { value } } }
          items { __typename id product_name product_sku product_sale_price { value } quantity_ordered quantity_invoiced
            status selected_options { label value } product { sku name }
            prices { row_total_including_tax { value } price { value } } ... on ConfigurableOrderItem { parent_sku } }
          billing_address { firstname lastname street postcode country_code telephone region_id custom_attributesV2 { code } }
          shipping_address { city } payment_methods { name type } shipping_method carrier
          invoices { number } shipments { number } credit_memos { number } comments { message }
          history { status_code status_label } delivery_estimate { from to } pickup_point { code }
        } } } }`),
    );
    const [order] = customer.orders.items;
    expect(customer.orders).toMatchObject({ total_count: 1, page_info: { total_pages: 1 } });
    expect(order).toMatchObject({
      number: '000000001',
      email: 'klientka@example.com',
      available_actions: ['REORDER', 'CANCEL'],
      can_retry_payment: true,
      is_highlighted: true,
      status_date_label: 'Oczekuje na płatność od',
      total: { grand_total: cart.cart.prices.grand_total, subtotal_incl_tax: { value: 158 } },
      items: [
        {
          __typename: 'ConfigurableOrderItem',
          product_sku: 'SZ-GLOG',
          parent_sku: 'SZMINKA',
          quantity_ordered: 2,
          product_sale_price: { value: 79 },
          status: 'Ordered',
          product: { sku: 'SZ-GLOG' },
          selected_options: [
            { label: 'color', value: 'Głóg' },
            { label: 'size', value: '4 ml' },
          ],
          prices: { row_total_including_tax: { value: 158 } },
        },
      ],
      billing_address: { lastname: 'Łąkowska', country_code: 'PL', telephone: '+48600700800' },
      invoices: [],
      shipments: [],
      credit_memos: [],
      comments: [],
      pickup_point: null,
      history: [{ status_code: 'new' }, { status_code: 'pendingPayment' }],
    });
    const { orders } = (
      await good(
        ask(
          '{ customer { orders(filter: { number: { match: "0001" }, status: { eq: "canceled" } }) { total_count } } }',
        ),
      )
    ).customer;
    expect(orders.total_count).toBe(0);
  });

  test('are known by their number, also where it begins as a site has chosen', async () => {
    const shop = { orderNumberPrefix: 'PL-2026-', orderNumberStart: 100_241 };
    const { app } = await aSmallShop(dialect, { site: { properties: { maintenance: false, shop } } });
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email: EMAIL });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const { number, token } = placeOrder.orderV2;
    expect(number).toBe('PL-2026-000100241');
    const status = `query ($n: String!, $t: String!) { orderPaymentStatus(orderNumber: $n, token: $t) { order_number status } }`;
    expect(await good(ask(status, { n: number, t: token }))).toEqual({
      orderPaymentStatus: { order_number: number, status: 'PENDING' },
    });
    for (const typed of [number, '000100241', ' #100241']) {
      const input = { number: typed, email: EMAIL, lastname: 'Łąkowska' };
      const find = 'query ($i: OrderInformationInput!) { guestOrder(input: $i) { number } }';
      expect(await good(ask(find, { i: input })), typed).toEqual({ guestOrder: { number } });
    }
  });

  test('a longer history costs no more queries', async () => {
    const { app } = await aSmallShop(dialect);
    const { headers, customer } = await signedInCustomer(app);
    const siteId = app.sites.require(undefined).id;
    const query = `{ customer { orders(pageSize: 50) { total_count items { number items { product_name product { sku } discounts { label } }
      total { taxes { rate } discounts { label } } shipping_address { city } shipments { number } invoices { number }
      comments { message } history { status_code } } } } }`;
    const ask = () => countQueries(app.db, async () => void (await good(graphqlClient(app, headers)(query))));
    await aStoredOrder(app.db, { siteId, customerId: customer.id });
    await ask();
    const withOne = await ask();
    for (let count = 0; count < 20; count += 1) await aStoredOrder(app.db, { siteId, customerId: customer.id });
    expect(await ask()).toBe(withOne);
  });

  test('a customer cancels, and orders the same again', async () => {
    const { app } = await aSmallShop(dialect);
    const ask = graphqlClient(app, (await signedInCustomer(app)).headers);
    const stranger = graphqlClient(app, (await signedInCustomer(app)).headers);
    const cartId = await readyCart(ask, { sku: 'SZ-GLOG', quantity: 5 });
    const { orderV2 } = (await good(ask(PLACE, { input: { cart_id: cartId } }))).placeOrder;
    const CANCEL = `mutation ($id: ID!, $reason: String!) { cancelOrder(input: { order_id: $id, reason: $reason }) {
      error errorV2 { code } order { status_code } } }`;
    const reason = 'Inny powód';
    const foreign = await good(stranger(CANCEL, { id: orderV2.id, reason }));
    expect(foreign.cancelOrder).toMatchObject({ errorV2: { code: 'ORDER_NOT_FOUND' }, order: null });
    const unknown = await good(ask(CANCEL, { id: orderV2.id, reason: 'bo tak' }));
    expect(unknown.cancelOrder).toMatchObject({ errorV2: { code: 'UNDEFINED' } });
    const done = await good(ask(CANCEL, { id: orderV2.id, reason }));
    expect(done.cancelOrder).toEqual({ error: null, errorV2: null, order: { status_code: 'canceled' } });
    const again = await good(ask(CANCEL, { id: orderV2.id, reason }));
    expect(again.cancelOrder).toMatchObject({ errorV2: { code: 'INVALID_ORDER_STATUS' } });

    const REORDER = `mutation ($n: String!) { reorderItems(orderNumber: $n) {
      cart { items { quantity product { sku } } } userInputErrors { code } } }`;
    const { reorderItems } = await good(ask(REORDER, { n: orderV2.number }));
    expect(reorderItems).toMatchObject({ cart: { items: [{ quantity: 5 }] }, userInputErrors: [] });
    expect((await stranger(REORDER, { n: orderV2.number })).errors?.[0]?.extensions.category).toBe(
      'graphql-no-such-entity',
    );
  });

  test('an address that only stands for one, as estimates send it, is no address of an order', async () => {
    const { app } = await aSmallShop(dialect);
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { email: EMAIL });
    const standsForOne = {
      firstname: 'firstname',
      lastname: 'lastname',
      street: ['street'],
      city: 'city',
      telephone: 'telephone',
      country_code: 'PL',
      postcode: '30-001',
    };
    const SHIP = `mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
        cart { missing_for_order shipping_addresses { available_shipping_methods { method_code } } } } }`;
    const { setShippingAddressesOnCart } = await good(ask(SHIP, { id: cartId, address: standsForOne }));
    const { missing_for_order: missing, shipping_addresses: addresses } = setShippingAddressesOnCart.cart;
    expect(missing).toContain('SHIPPING_ADDRESS');
    expect(addresses[0].available_shipping_methods).not.toEqual([]);
    await good(
      ask(
        `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [
          { carrier_code: "inpostcourier", method_code: "inpostcourier" }] }) { cart { id } } }`,
        { id: cartId },
      ),
    );
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    expect(placeOrder).toMatchObject({
      order: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', reason: 'shipping-address-missing' }],
    });
    expect(await app.db.selectFrom('sales_order').select('id').execute()).toEqual([]);

    const address = { ...standsForOne, firstname: 'Lena', lastname: 'Łąkowska', street: ['Długa 5/7'], city: 'Kraków' };
    await good(ask(SHIP, { id: cartId, address: { ...address, telephone: '600700800' } }));
    expect((await good(ask(PLACE, { input: { cart_id: cartId } }))).placeOrder.errors).toEqual([]);
  });

  test('what stands in the way is told by line, and nothing has happened', async () => {
    const { app } = await aSmallShop(dialect);
    const ask = graphqlClient(app);
    const cartId = await readyCart(ask, { sku: 'SZ-GLOG', quantity: 3, email: EMAIL });
    const shown = { cart_id: cartId, expected_total: 1 };
    const changed = (await good(ask(PLACE, { input: shown }))).placeOrder;
    expect(changed).toMatchObject({
      order: null,
      orderV2: null,
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', reason: 'total-changed', lines: [{ sku: 'SZ-GLOG' }] }],
    });
    await app.db.updateTable('stock').set({ sellable: 2 }).execute();
    const short = (await good(ask(PLACE, { input: { cart_id: cartId } }))).placeOrder;
    expect(short.errors[0]).toMatchObject({
      code: 'UNABLE_TO_PLACE_ORDER',
      reason: 'out-of-stock',
      message: 'Unable to place order: Some of the products are out of stock',
      lines: [
        { sku: 'SZ-GLOG', reason: 'short', available: 2, message: '„Szminka”: w magazynie zostało tylko 2 szt.' },
      ],
    });
    const nobody = (await good(ask(PLACE, { input: { cart_id: 'f'.repeat(32) } }))).placeOrder;
    expect(nobody.errors).toMatchObject([{ code: 'CART_NOT_FOUND' }]);
    const empty = (await good(ask('mutation { createEmptyCart }'))).createEmptyCart;
    const unready = (await good(ask(PLACE, { input: { cart_id: empty } }))).placeOrder;
    expect(unready.errors).toMatchObject([{ code: 'GUEST_EMAIL_MISSING' }]);
    expect(await app.db.selectFrom('sales_order').select('id').execute()).toEqual([]);
  });
});
