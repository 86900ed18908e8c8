import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { anAddressInput } from '../../../testing/a-checkout.ts';
import { CART, checkoutClient, METHOD } from '../../../testing/a-checkout-client.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { aShopToCheckOut } from '../testing/a-shop-to-check-out.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });
describe.each(dialects)('the checkout in GraphQL on $name', (dialect) => {
  let app: App;
  let ask: ReturnType<typeof graphqlClient>;

  beforeAll(async () => {
    app = await aShopToCheckOut(dialect);
    ask = graphqlClient(app);
  });

  const { newCart, step, refused, ship, deliver } = checkoutClient(() => ask);

  test('of a guest goes from the address to a cart that can be ordered', async () => {
    const id = await newCart();
    const cart = await step('setGuestEmailOnCart', { cart_id: id, email: 'lena@example.com' });
    expect([cart.email, cart.shipping_addresses, cart.billing_address]).toEqual(['lena@example.com', [], null]);
    expect(cart.missing_for_order).toEqual([
      'SHIPPING_ADDRESS',
      'BILLING_ADDRESS',
      'SHIPPING_METHOD',
      'PAYMENT_METHOD',
    ]);

    const {
      shipping_addresses: [address],
    } = await ship(id, { customer_notes: 'Dzwonek nie działa' });
    expect(address).toMatchObject({
      firstname: 'Lena',
      lastname: 'Różana',
      street: ['ul. Lipowa 3', 'm. 5'],
      city: 'Łódź',
      postcode: '90-001',
      telephone: '+48600100200',
      country: { code: 'PL', label: 'Polska' },
      items_weight: 0.25,
      region: { code: 'PL-10', label: 'łódzkie', region_id: 10 },
      customer_notes: 'Dzwonek nie działa',
      cart_items: [{ quantity: 1 }],
      cart_items_v2: [{ quantity: 1 }],
      selected_shipping_method: null,
    });
    const offered = address.available_shipping_methods;
    expect(offered[0]).toMatchObject({
      carrier_code: 'inpostcourier',
      method_code: 'inpostcourier',
      carrier_title: 'InPost',
      available: true,
      amount: pln(14.99),
      price_incl_tax: { value: 14.99 },
      price_excl_tax: { value: 12.19 },
      error_message: null,
      delivery_time: { from: expect.any(String), to: expect.any(String) },
    });

    const chosen = await deliver(id, 'inpostcourier');
    expect(chosen.shipping_addresses[0].selected_shipping_method).toMatchObject({
      method_code: 'inpostcourier',
      amount: pln(14.99),
      displayed_delivery_time: null,
      disabled_payment_methods: ['cashondelivery'],
    });
    expect(chosen.prices).toMatchObject({
      grand_total: pln(54.99),
      grand_total_excluding_tax: { value: 44.71 },
      subtotal_including_tax: { value: 40 },
      applied_taxes: [{ label: 'VAT 23%', amount: { value: 10.28 } }],
    });

    const billed = await step('setBillingAddressOnCart', {
      cart_id: id,
      billing_address: { same_as_shipping: true },
    });
    expect(billed.billing_address).toMatchObject({ city: 'Łódź', vat_id: null });
    expect(billed.shipping_addresses[0]).toMatchObject({
      same_as_billing: true,
      selected_shipping_method: { method_code: 'inpostcourier' },
    });

    const paid = await step('setPaymentMethodOnCart', {
      cart_id: id,
      payment_method: { code: 'banktransfer', purchase_order_number: ' ZAM/7 ' },
    });
    expect(paid.selected_payment_method).toMatchObject({ code: 'banktransfer', purchase_order_number: 'ZAM/7' });
    expect(paid.missing_for_order).toEqual([]);
    const query = `{ cart(cart_id: "${id}") { ${CART} } }`;
    for (const round of [1, 2]) expect([round, (await ask(query)).data.cart]).toEqual([round, paid]);
  });

  test('of a customer is written to at the account', async () => {
    const { customer, headers } = await signedInCustomer(app);
    const client = graphqlClient(app, headers);
    const id = await newCart(client);
    const cart = await ship(id, {}, client);
    expect(cart).toMatchObject({ email: customer.email, shipping_addresses: [{ city: 'Łódź' }] });
    expect(cart.missing_for_order).not.toContain('EMAIL');
  });

  test.each([
    ['setGuestEmailOnCart', { email: 'lena' }, 'Invalid email format', 'graphql-input'],
    [
      'setShippingMethodsOnCart',
      { shipping_methods: [{ carrier_code: 'pigeon', method_code: 'pigeon' }] },
      'The shipping address is missing. Set the address and try again.',
      'graphql-input',
    ],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: '' } },
      'Required parameter "code" for "payment_method" is missing.',
      'graphql-input',
    ],
    [
      'setPaymentMethodOnCart',
      { payment_method: { code: 'paynow_blik_gateway', blik_code: '12345' } },
      'The BLIK code has six digits.',
      'graphql-input',
    ],
    [
      'setShippingAddressesOnCart',
      { shipping_addresses: [{ address: anAddressInput({ country_code: 'CZ' }) }] },
      'Country is not available',
      'graphql-input',
    ],
    [
      'setInPostLockerNumberOnCart',
      { locker_number: 'KRA999' },
      'There is no pick-up point with this code. Please choose another.',
      'graphql-input',
    ],
    [
      'setDeliveryDetailsOnCart',
      { display_info: 'jutro' },
      'The shipping method is missing. Select the shipping method and try again',
      'graphql-input',
    ],
  ])('%s with %j is refused', async (name, input, ...expected) => {
    expect(await refused(name, { cart_id: await newCart(), ...input })).toEqual(expected);
  });

  test('of somebody else is refused, whatever is sent', async () => {
    const { headers } = await signedInCustomer(app);
    const id = await newCart(graphqlClient(app, headers));
    expect(await refused('setGuestEmailOnCart', { cart_id: id, email: 'a@example.com' })).toEqual([
      `The current user cannot perform operations on cart "${id}"`,
      'graphql-authorization',
    ]);
  });

  test('tells which payments do not go with the delivery, and offers the others', async () => {
    const id = await newCart();
    await ship(id);
    const prepaid = await deliver(id, 'Dpdshipping');
    const codes = (methods: readonly { readonly code: string }[]) => methods.map(({ code }) => code);
    expect(codes(prepaid.available_payment_methods)).toContain('banktransfer');
    expect(codes(prepaid.available_payment_methods)).not.toContain('cashondelivery');
    const unavailable = prepaid.unavailable_payment_methods.find(
      ({ code }: { readonly code: string }) => code === 'cashondelivery',
    );
    expect(unavailable?.reason).toEqual(expect.stringMatching(/\S+/));
    expect(
      await refused('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: 'cashondelivery' } }),
    ).toEqual(['The requested Payment Method is not available.', 'graphql-input']);
    const onDelivery = await deliver(id, 'Dpdshippingcod');
    expect(codes(onDelivery.available_payment_methods)).toEqual(['cashondelivery']);
    expect(onDelivery.unavailable_payment_methods).toContainEqual({
      code: 'banktransfer',
      title: 'Przelew tradycyjny',
      reason: 'Przesyłkę z tą dostawą opłaca się tylko przy odbiorze.',
    });
    const { errors } = await ask(
      `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) {
        cart { id } } }`,
      { id },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'payment-method-unavailable',
      details: { message: 'Przesyłkę z tą dostawą opłaca się tylko przy odbiorze.' },
    });
  });

  test('keeps a BLIK code sealed, and nowhere as it is', async () => {
    const id = await newCart();
    await ship(id);
    await deliver(id, 'inpostcourier');
    const cart = await step('setPaymentMethodOnCart', {
      cart_id: id,
      payment_method: { code: 'przelewy24_blik', blik_code: '777 123' },
    });
    expect(cart.selected_payment_method.code).toBe('przelewy24_blik');
    const rows = await app.db.selectFrom('cart_checkout').selectAll().where('cartId', '=', id).execute();
    // Whole: three digits of it may stand in any id or moment.
    expect(JSON.stringify(rows)).not.toMatch(/777 ?123/);
    expect(await app.payments.secrets.take(id)).toEqual({ blikCode: '777123' });
    await step('setPaymentMethodOnCart', {
      cart_id: id,
      payment_method: { code: 'przelewy24_blik', blik_code: '777124' },
    });
    await step('setPaymentMethodOnCart', { cart_id: id, payment_method: { code: 'banktransfer' } });
    expect(await app.payments.secrets.take(id)).toBeUndefined();
  });

  test('estimates delivery and totals for a place, and keeps nothing of it', async () => {
    const id = await newCart();
    const address = { country_code: 'PL', postcode: '90001' };
    const estimate = (name: string, fields: string, input: object) =>
      ask(`mutation ($input: EstimateTotalsInput!) { ${name}(input: $input) { ${fields} } }`, { input });
    const { data: methods } = await estimate('estimateShippingMethods', METHOD, { cart_id: id, address });
    expect(methods.estimateShippingMethods[0]).toMatchObject({ method_code: 'inpostcourier', amount: pln(14.99) });
    const chosen = { carrier_code: 'inpostcourier', method_code: 'inpostcourier' };
    const { data: totals } = await estimate('estimateTotals', `cart { ${CART} }`, {
      cart_id: id,
      address,
      shipping_method: chosen,
    });
    expect(totals.estimateTotals.cart).toMatchObject({ prices: { grand_total: pln(54.99) }, shipping_addresses: [] });
    const { data } = await ask(`{ cart(cart_id: "${id}") { ${CART} } }`);
    expect(data.cart).toMatchObject({ prices: { grand_total: pln(40) }, shipping_addresses: [] });
    const abroad = await estimate('estimateTotals', 'cart { id }', { cart_id: id, address: { country_code: 'DE' } });
    expect(abroad.errors?.[0]?.message).toBe('Country is not available');
    const unknown = { cart_id: id, address, shipping_method: { carrier_code: 'a', method_code: 'b' } };
    const { errors } = await estimate('estimateTotals', 'cart { id }', unknown);
    expect(errors?.[0]?.message).toBe('Carrier with such method not found: a, b');
  });

  test('tells a free delivery by coupon as a discount of delivery', async () => {
    const id = await newCart();
    await ship(id);
    await deliver(id, 'inpostcourier');
    const apply = `mutation { applyCouponToCart(input: { cart_id: "${id}", coupon_code: "DOSTAWA" }) { cart { ${CART} } } }`;
    const { cart } = (await ask(apply)).data.applyCouponToCart;
    expect(cart.prices).toMatchObject({
      grand_total: pln(40),
      discounts: [{ applied_to: 'SHIPPING', amount: { value: 14.99 } }],
    });
    expect(cart.shipping_addresses[0].selected_shipping_method.amount).toEqual(pln(0));
  });

  test('asks for what an order needs, and for more when it is asked to', async () => {
    const fields = 'agreement_id code name checkbox_text content is_html mode is_required text_version';
    const { data } = await ask(`{ checkoutAgreements { ${fields} } }`);
    expect(data.checkoutAgreements).toEqual([
      expect.objectContaining({ agreement_id: 1, code: 'terms', mode: 'MANUAL', is_required: true, text_version: '1' }),
      expect.objectContaining({ agreement_id: 2, code: 'privacy', mode: 'MANUAL', is_required: true }),
    ]);
    const all = await ask('{ checkoutAgreements(include_optional: true) { code is_required } }');
    expect(all.data.checkoutAgreements[2]).toEqual({ code: 'newsletter', is_required: false });
  });

  test('takes a declined agreement for what it is', async () => {
    const id = await newCart();
    const consents = (isGranted: boolean) =>
      step('setCheckoutConsentsOnCart', { cart_id: id, consents: [{ agreement_id: 1, is_granted: isGranted }] });
    expect((await consents(false)).missing_for_order).toContain('CONSENTS');
    const agreed = await consents(true);
    expect(agreed.missing_for_order).not.toContain('CONSENTS');
    expect(agreed.consents).toEqual([{ agreement_id: 1, is_granted: true, text_version: '1', source: 'checkout' }]);
  });

  test('is read with as many queries as a cart and its offer', async () => {
    const id = await newCart();
    await ship(id);
    await deliver(id, 'inpostcourier');
    const query = `{ cart(cart_id: "${id}") { ${CART} } }`;
    await ask(query);
    expect(await countQueries(app.db, () => ask(query))).toBeLessThanOrEqual(6);
  });
});
