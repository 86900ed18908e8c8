import { describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '../../testing/a-cart.ts';
import { aCheckout, anAddressInput } from '../../testing/a-checkout.ts';
import { aPoint } from '../../testing/a-point.ts';
import { dialects } from '../../testing/dialects.ts';
import { applyCoupons } from '../cart/changes/cart-coupons.ts';
import { writePoints } from '../delivery/points/write-points.ts';
import { createDeliverySettingsStore } from '../delivery/settings/delivery-settings.store.ts';
import { completeDeliverySettings } from '../delivery/settings/delivery-settings.ts';
import { shownPoint } from './chosen-point.ts';
import { missingForOrder } from './missing-for-order.ts';
import { setShippingAddress } from './steps/set-addresses.ts';
import { clearPoint, setDeliveryDetails, setPoint } from './steps/set-delivery.ts';

const NO_ADDRESS = 'The shipping address is missing. Set the address and try again.';
const NO_METHOD = 'The shipping method is missing. Select the shipping method and try again';
const EMPTY = "The shipping method can't be set for an empty cart. Add an item to cart and try again.";

describe.each(dialects)('the checkout on $name', ({ openDatabase }) => {
  const shop = async () => {
    const made = await aShop(await openDatabase());
    await made.stock({ 'RL-1': 50, 'RL-2': 50 }, 4_000);
    const cartId = await made.newCart();
    await made.add(cartId, { 'RL-1': 1 });
    return { ...made, cartId, checkout: aCheckout(made, cartId) };
  };
  const codes = ({ notices }: { readonly notices: readonly { readonly code: string }[] }) =>
    notices.map(({ code }) => code);

  test('goes step by step; what comes too early is refused', async () => {
    const made = await shop();
    const { checkout, newCart } = made;
    const empty = aCheckout(made, await newCart());
    await expect(empty.deliver('inpostcourier')).rejects.toThrow(EMPTY);
    await expect(checkout.deliver('inpostcourier')).rejects.toThrow(NO_ADDRESS);
    await expect(checkout.pay('banktransfer')).rejects.toThrow(NO_ADDRESS);
    await expect(checkout.bill()).rejects.toThrow(
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    );
    await checkout.ship();
    await expect(checkout.pay('banktransfer')).rejects.toThrow(NO_METHOD);
    await expect(checkout.deliver('pigeon')).rejects.toThrow('Carrier with such method not found: pigeon, pigeon');
    await checkout.deliver('inpostcourier');
    await expect(checkout.pay('cheque')).rejects.toThrow('The requested Payment Method is not available.');
    await checkout.bill();
    const { state } = await checkout.pay('banktransfer');
    expect(state).toMatchObject({
      payment: { code: 'banktransfer' },
      delivery: { methodCode: 'inpostcourier', priceGross: 1_499 },
      totals: { goods: 4_000, delivery: { payable: 1_499, tax: 280 }, total: 5_499 },
    });
    expect(await checkout.read()).toEqual({ ...state, notices: [] });
  });

  test('has one address of the parcel, from one source', async () => {
    const { carts, offers, cartId, guest, checkout } = await shop();
    const send = (inputs: Parameters<typeof setShippingAddress>[0]) => async () =>
      carts.change({ cartId, shopper: guest }, setShippingAddress(inputs, offers));
    const address = anAddressInput();
    await expect(send([{ address }, { address }])).rejects.toThrow('You cannot specify multiple shipping addresses.');
    await expect(send([{}])).rejects.toThrow(
      'The shipping address must contain either "customer_address_id" or "address".',
    );
    await expect(send([{ address, customer_address_id: 1 }])).rejects.toThrow(
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    );
    await expect(send([])).rejects.toThrow('Required parameter "shipping_addresses" is missing.');
    await expect(checkout.shipToSaved(1)).rejects.toThrow("The current customer isn't authorized.");
    expect((await checkout.read()).checkout.shippingAddress).toBeUndefined();
  });

  test('keeps the delivery when the address of the invoice is set', async () => {
    const { checkout } = await shop();
    await checkout.ship();
    await checkout.deliver('inpostcourier');
    const same = await checkout.bill();
    expect(same.state).toMatchObject({ checkout: { billingAddress: 'same' }, delivery: { priceGross: 1_499 } });
    const company = { company: 'Len sp. z o.o.', vat_id: '123-456-32-18' };
    const own = await checkout.bill({ address: anAddressInput(company) });
    expect(own.state).toMatchObject({
      checkout: { billingAddress: { company: 'Len sp. z o.o.', vatId: '1234563218' } },
      delivery: { priceGross: 1_499 },
    });
    const invoice = await checkout.bill({ same_as_shipping: true, address: anAddressInput({ ...company, city: 'X' }) });
    expect(invoice.state.checkout.billingAddress).toMatchObject({ city: 'Łódź', vatId: '1234563218' });
    await expect(checkout.bill({})).rejects.toThrow(
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    );
  });

  test('may send the parcel where the invoice goes', async () => {
    const { checkout } = await shop();
    const { state } = await checkout.bill({ address: anAddressInput(), use_for_shipping: true });
    expect(state.checkout.shippingAddress).toMatchObject({ city: 'Łódź' });
    const abroad = { address: anAddressInput({ country_code: 'DE', region: null }) };
    await checkout.bill(abroad);
    await expect(checkout.bill({ ...abroad, use_for_shipping: true })).rejects.toThrow('Country is not available');
  });

  test('drops a delivery that a change makes impossible, with its payment, and says so', async () => {
    const made = await shop();
    const { checkout, cartId, set, delivery } = made;
    await checkout.ship();
    await checkout.deliver('Dpdshippingcod');
    const { state: paid } = await checkout.pay('cashondelivery');
    expect(paid.payment?.code).toBe('cashondelivery');
    expect((await delivery.methods({ ...factsOf(paid, made), lines: 0 })).length).toBe(0);
    const { state: emptied } = await set(cartId, 'RL-1', 0);
    expect(codes(emptied)).toEqual(['delivery-removed', 'payment-removed']);
    expect(emptied.notices[0]?.message).toContain('Wybrany sposób dostawy nie jest już możliwy');
    expect(emptied).toMatchObject({ totals: { total: 0 } });
    expect(emptied.checkout).not.toHaveProperty('delivery');
    expect(codes(await checkout.read())).toEqual([]);
  });

  test('marks what the shop no longer offers when it is read, and takes it off with the next change', async () => {
    const made = await shop();
    const { checkout, db, cartId, add } = made;
    await checkout.ship();
    await checkout.deliver('inpostcourier');
    await checkout.pay('banktransfer');
    await switchOff(made, 'inpostcourier');
    const read = await checkout.read();
    expect([codes(read), read.delivery, read.totals.total]).toEqual([['delivery-unavailable'], undefined, 4_000]);
    const { state } = await add(cartId, { 'RL-1': 1 });
    expect(codes(state)).toEqual(['delivery-removed']);
    expect(codes(await checkout.read())).toEqual([]);
    const row = await db.selectFrom('cart_checkout').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ delivery: null, payment: { code: 'banktransfer' } });
  });

  test('a payment that another delivery switches off goes', async () => {
    const { checkout } = await shop();
    await checkout.ship();
    await checkout.deliver('Dpdshippingcod');
    await checkout.pay('cashondelivery');
    const { state } = await checkout.deliver('Dpdshipping');
    expect([codes(state), state.payment, state.delivery?.methodCode]).toEqual([
      ['payment-removed'],
      undefined,
      'Dpdshipping',
    ]);
  });

  test('is free from the threshold on, and with a coupon for it, where the method can be free', async () => {
    const { checkout, cartId, add, carts, guest, aCoupon } = await shop();
    await aCoupon({ code: 'DOSTAWA', kind: 'freeDelivery', percent: undefined });
    await checkout.ship();
    await checkout.deliver('inpostcourier');
    const { state: freed } = await carts.change({ cartId, shopper: guest }, applyCoupons(['DOSTAWA'], 'append'));
    expect(freed.totals).toMatchObject({
      total: 4_000,
      delivery: { price: 1_499, discount: 1_499, payable: 0, tax: 0 },
      coupons: [{ goods: 0, delivery: 1_499 }],
    });
    const { state: courier } = await checkout.deliver('Dpdshipping');
    expect(courier.totals).toMatchObject({ delivery: { discount: 0 }, coupons: [{ goods: 0, delivery: 0 }] });
    expect(courier.totals.total).toBe(4_000 + courier.totals.delivery.price);
    expect(courier.totals.delivery.price).toBeGreaterThan(0);
    await checkout.deliver('inpostcourier');
    const { state: many } = await add(cartId, { 'RL-1': 2 });
    expect(many.totals).toMatchObject({ total: 12_000, delivery: { price: 0, payable: 0 } });
  });

  test('keeps one point, by whichever way it was told, and only one that takes parcels', async () => {
    const { db, carts, offers, cartId, guest, checkout } = await shop();
    const written = [
      aPoint(),
      aPoint({ code: 'KRA011', isOperating: false }),
      aPoint({ code: 'KRA012', takesPayment: false }),
    ];
    await writePoints(db, 'inpost', { written, removed: [] }, { points: 3, refreshedAt: new Date() });
    const point = (code: string) => carts.change({ cartId, shopper: guest }, setPoint(code, offers));
    await checkout.ship({}, { pickup_location_code: ' kra 010 ' });
    expect((await checkout.read()).checkout.points).toEqual({ inpost: 'KRA010' });
    await expect(point('KRA999')).rejects.toMatchObject({
      code: 'point-unknown',
      message: 'There is no pick-up point with this code. Please choose another.',
    });
    await expect(point('KRA011')).rejects.toMatchObject({ code: 'point-not-operating' });
    await expect(point(' ')).rejects.toMatchObject({ code: 'parameter-missing' });
    await checkout.deliver('inpostlockercod');
    const { state } = await point('KRA012');
    expect([codes(state), state.checkout.points]).toEqual([['delivery-removed'], { inpost: 'KRA012' }]);
    expect(state.notices[0]?.message).toContain('W tym punkcie nie można zapłacić przy odbiorze.');
    const { state: kept } = await checkout.ship({ city: 'Pabianice' });
    expect(kept.checkout.points).toEqual({ inpost: 'KRA012' });
    const { state: emptied } = await checkout.ship({}, { pickup_location_code: '' });
    expect(emptied.checkout).not.toHaveProperty('points');
  });

  test('keeps a point of each network; the chosen delivery uses its own', async () => {
    const { db, carts, offers, cartId, guest, checkout } = await shop();
    const list = { points: 2, refreshedAt: new Date() };
    const both = aPoint({ code: 'OBA1' });
    await writePoints(db, 'inpost', { written: [aPoint(), both], removed: [] }, list);
    const orlen = [aPoint({ provider: 'orlen', code: 'WAW77' }), { ...both, provider: 'orlen' as const }];
    await writePoints(db, 'orlen', { written: orlen, removed: [] }, list);
    const point = (code: string) => carts.change({ cartId, shopper: guest }, setPoint(code, offers));
    await checkout.ship();
    await point('KRA010');
    // A locker of InPost keeps nobody from ORLEN.
    const { state: withOrlen } = await checkout.deliver('95_0');
    expect([codes(withOrlen), withOrlen.delivery?.methodCode]).toEqual([[], '95_0']);
    expect(missingForOrder(withOrlen, guest.site)).toContain('PICKUP_LOCATION');

    // A code of another network, of two, or of none changes nothing.
    for (const [code, refusal] of [
      ['KRA010', 'point-of-other-network'],
      ['OBA1', 'point-ambiguous'],
      ['NIC1', 'point-unknown'],
    ] as const) {
      await expect(point(code), code).rejects.toMatchObject({ code: refusal });
      await expect(checkout.ship({}, { pickup_location_code: code }), code).rejects.toMatchObject({ code: refusal });
      const { delivery, checkout: kept } = await checkout.read();
      expect([delivery?.methodCode, kept.points]).toEqual(['95_0', { inpost: 'KRA010' }]);
    }
    const { state: complete } = await point('waw77');
    expect([codes(complete), complete.delivery?.methodCode]).toEqual([[], '95_0']);
    expect(complete.checkout.points).toEqual({ inpost: 'KRA010', orlen: 'WAW77' });
    expect(missingForOrder(complete, guest.site)).not.toContain('PICKUP_LOCATION');
    const { state: back } = await checkout.deliver('inpostlocker');
    expect([shownPoint(back.checkout), shownPoint(complete.checkout)]).toEqual(['KRA010', 'WAW77']);

    const clear = () => carts.change({ cartId, shopper: guest }, clearPoint());
    const { state: cleared } = await clear();
    expect([cleared.delivery?.methodCode, cleared.checkout.points]).toEqual(['inpostlocker', { orlen: 'WAW77' }]);
    expect(shownPoint(cleared.checkout)).toBeUndefined();
    await checkout.deliver('inpostcourier');
    expect((await checkout.read()).checkout.points).toEqual({ orlen: 'WAW77' });
    expect((await clear()).state.checkout).not.toHaveProperty('points');
  });

  test('shows the client’s words about a delivery, and lets it switch payments off, never on', async () => {
    const { carts, cartId, guest, checkout } = await shop();
    const details = async (input: object) =>
      carts.change({ cartId, shopper: guest }, setDeliveryDetails({ cart_id: cartId, ...input }));
    await checkout.ship();
    await expect(details({ display_info: 'jutro' })).rejects.toThrow(NO_METHOD);
    await checkout.deliver('inpostcourier');
    const { state } = await details({
      display_info: ' jutro ',
      delivery_time: { from: '8:00', to: '12:00' },
      disabled_payment_methods: ['banktransfer', null, 'banktransfer'],
    });
    expect(state.checkout.delivery).toMatchObject({
      displayInfo: 'jutro',
      deliveryTime: { from: '8:00', to: '12:00' },
      disabledPaymentMethods: ['banktransfer'],
    });
    // What the method itself switches off stays off.
    expect(state.delivery?.disabledPaymentMethods).toEqual(['cashondelivery', 'banktransfer']);
    await expect(checkout.pay('banktransfer')).rejects.toThrow('The requested Payment Method is not available.');
    await expect(checkout.pay('cashondelivery')).rejects.toThrow('The requested Payment Method is not available.');
    await details({ disabled_payment_methods: [] });
    await expect(checkout.pay('cashondelivery')).rejects.toThrow('The requested Payment Method is not available.');
    await expect(details({ display_info: 'ż'.repeat(501) })).rejects.toThrow('"display_info" is too long.');
  });

  test('a step costs as many statements with forty lines as with one', async () => {
    const db = await openDatabase();
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1;
        return result;
      },
    });
    const made = await aShop(counted);
    const forty = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`RL-${index}`, 1]));
    await made.stock(Object.fromEntries(Object.keys(forty).map((sku) => [sku, 20])), 100);
    const costs = async (items: Readonly<Record<string, number>>) => {
      const cartId = await made.newCart();
      await made.add(cartId, items);
      const checkout = aCheckout(made, cartId);
      const spent: number[] = [];
      const count = async (work: () => Promise<unknown>) => {
        statements = 0;
        await work();
        spent.push(statements);
      };
      await count(() => checkout.ship());
      await count(() => checkout.deliver('inpostcourier'));
      await count(() => checkout.bill());
      await count(() => checkout.pay('banktransfer'));
      await count(() => checkout.read());
      return spent;
    };
    const one = await costs({ 'RL-0': 1 });
    expect(await costs(forty)).toEqual(one);
    expect(Math.max(...one)).toBeLessThanOrEqual(18);
  });
});

function factsOf({ currency, totals }: Awaited<ReturnType<TestShop['carts']['find']>>, { site }: TestShop) {
  return { site, currency, valueAfterDiscounts: totals.goods, freeDeliveryByCoupon: false, now: new Date() };
}

/** Staff switch a method off for the shop's site. */
async function switchOff({ db, site }: TestShop, methodCode: string): Promise<void> {
  const settings = completeDeliverySettings(undefined, site);
  const methods = settings.methods.map((method) =>
    method.methodCode === methodCode ? { ...method, isActive: false } : method,
  );
  await createDeliverySettingsStore(db).replace(site.id, 0, { ...settings, methods });
}
