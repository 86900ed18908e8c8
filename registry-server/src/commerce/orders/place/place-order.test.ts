import { describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { RequestKeyReused } from '../../cart/cart.errors.ts';
import { anOrderingShop } from '../testing/an-order.ts';

describe.each(dialects)('placing on $name', ({ openDatabase }) => {
  test('a cart becomes an order with everything in it', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5, TONIK: 5 });
    const cartId = await shop.readyCart({ KREM: 2, TONIK: 1 });
    const state = await shop.carts.find(shop.guest, cartId);
    const { order, isNew } = await shop.place(cartId);
    expect(isNew).toBe(true);
    const view = await shop.orders.find(order.id);
    expect(view).toMatchObject({
      number: '000000001',
      cartId,
      customerId: null,
      email: 'lena@example.com',
      lastNameKey: 'lakowska',
      status: 'pendingPayment',
      total: state.totals.total,
      currency: 'PLN',
      paymentMethod: 'banktransfer',
      lines: [
        { sku: 'KREM', quantity: 2, unitPrice: 8_900, total: 17_800, position: 0 },
        { sku: 'TONIK', quantity: 1 },
      ],
      shippingAddress: { lastName: 'Łąkowska', street: ['Długa 5/7'], kind: 'shipping' },
      billingAddress: { lastName: 'Łąkowska', kind: 'billing' },
      taxes: [{ rate: 23, amount: state.totals.tax }],
      consents: [{ agreement: 'terms', isGranted: true }],
      history: [
        { from: null, to: 'new', actorKind: 'shopper' },
        { from: 'new', to: 'pendingPayment' },
      ],
    });
    expect(await shop.stockOf('KREM')).toBe(3);
    expect(shop.prepared).toEqual([{ orderId: order.id, code: 'banktransfer' }]);
  });

  test('the same cart gives the same order, also to twenty at once', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 50 });
    const cartId = await shop.readyCart({ KREM: 1 });
    const placements = await Promise.all(Array.from({ length: 20 }, () => shop.place(cartId)));
    expect(new Set(placements.map(({ order }) => order.number))).toEqual(new Set([placements[0]?.order.number]));
    expect(placements.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await shop.stockOf('KREM')).toBe(49);
  });

  test('a key that was used for another request is refused, the same request is answered alike', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const cartId = await shop.readyCart({ KREM: 1 });
    const request = { key: 'placeOrder k1', body: '{"total":1}' };
    await shop.carts.change({ cartId, shopper: shop.guest, request }, async () => ({ outcome: null }));
    await expect(shop.place(cartId, { request: { ...request, body: '{"total":2}' } })).rejects.toBeInstanceOf(
      RequestKeyReused,
    );
    const mine = { key: 'placeOrder k2', body: '{}' };
    const { order } = await shop.place(cartId, { request: mine });
    expect(await shop.place(cartId, { request: mine })).toMatchObject({ order: { id: order.id }, isNew: false });
  });

  test('what fails after the order was written leaves nothing of it', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const { id } = await shop.aCoupon({ code: 'RAZ', usageLimit: 1 });
    const cartId = await shop.readyCart({ KREM: 1 });
    await shop.db.insertInto('cart_coupon').values({ cartId, couponId: id, position: 0 }).execute();
    let isDown = true;
    shop.orders.onPlaced(async () => {
      if (isDown) throw new Error('The mail could not be written.');
    });
    await expect(shop.place(cartId)).rejects.toThrow('The mail could not be written.');
    expect(await shop.stockOf('KREM')).toBe(5);
    expect(await shop.coupons.find(id)).toMatchObject({ uses: 0 });
    expect(await shop.db.selectFrom('sales_order').select('id').execute()).toEqual([]);
    isDown = false;
    expect(await shop.place(cartId)).toMatchObject({ isNew: true });
    expect(await shop.stockOf('KREM')).toBe(4);
  });

  test('an order outlives its cart: the client that asks late still gets it, a stranger does not', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 5 });
    const cartId = await shop.readyCart({ KREM: 1 });
    const { order } = await shop.place(cartId);
    await shop.db.deleteFrom('cart').where('id', '=', cartId).execute();
    expect((await shop.place(cartId)).order.number).toBe(order.number);
    await expect(shop.place(cartId, { shopper: shop.aCustomer(7) })).rejects.toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  test('payment and consents that come with the order count for it, and are refused with it', async () => {
    const hasConsents = (consents: readonly { agreement: string; isGranted: boolean }[]) =>
      ['terms', 'privacy'].every((code) =>
        consents.some(({ agreement, isGranted }) => agreement === code && isGranted),
      );
    const shop = await anOrderingShop(await openDatabase(), { hasConsents });
    await shop.stock({ KREM: 5 });
    const cartId = await shop.readyCart({ KREM: 1 }, { checkout: { payment: undefined } } as never);
    const consents = [
      { agreement_id: 2, is_granted: true },
      { agreement_id: 3, is_granted: false },
    ];
    const payment = { code: 'banktransfer', additionalData: {} };
    await expect(shop.place(cartId, { consents })).rejects.toMatchObject({ reason: 'payment-method-missing' });
    await expect(shop.place(cartId, { payment })).rejects.toMatchObject({ reason: 'consents-missing' });
    // What is not possible with this delivery orders with nothing else instead.
    const atTheDoor = { code: 'cashondelivery', additionalData: {} };
    await expect(shop.place(cartId, { consents, payment: atTheDoor })).rejects.toMatchObject({
      reason: 'payment-method-unavailable',
    });
    const state = await shop.carts.find(shop.guest, cartId);
    expect([state.checkout.payment, state.checkout.consents.map(({ agreement }) => agreement)]).toEqual([
      undefined,
      ['terms'],
    ]);
    expect(await shop.stockOf('KREM')).toBe(5);
    const { order } = await shop.place(cartId, { consents, payment });
    const view = await shop.orders.find(order.id);
    expect(view).toMatchObject({ paymentMethod: 'banktransfer', status: 'pendingPayment' });
    expect(view?.consents.map(({ agreement, isGranted }) => [agreement, isGranted])).toEqual([
      ['newsletter', false],
      ['privacy', true],
      ['terms', true],
    ]);
    expect(shop.prepared).toEqual([{ orderId: order.id, code: 'banktransfer' }]);
  });

  test('whatever is missing is named, in the codes of the contract', async () => {
    const shop = await anOrderingShop(await openDatabase());
    await shop.stock({ KREM: 50 });
    const delivery = { carrierCode: 'inpostlocker', methodCode: 'inpostlocker', disabledPaymentMethods: [] };
    const cases = [
      [{ email: null }, 'guest-email-missing'],
      [{ checkout: { shippingAddress: undefined, billingAddress: undefined } }, 'shipping-address-missing'],
      [{ checkout: { billingAddress: undefined } }, 'billing-address-missing'],
      [{ checkout: { delivery: undefined } }, 'shipping-method-missing'],
      [{ checkout: { delivery } }, 'point-missing'],
      [{ checkout: { payment: undefined } }, 'payment-method-missing'],
      // The cart itself drops a payment that does not go with its delivery.
      [{ checkout: { payment: { code: 'cashondelivery', additionalData: {} } } }, 'payment-method-missing'],
    ] as const;
    for (const [given, reason] of cases) {
      const cartId = await shop.readyCart({ KREM: 1 }, given as never);
      await expect(shop.place(cartId), reason).rejects.toMatchObject({ reason });
    }
    expect(await shop.stockOf('KREM')).toBe(50);
  });
});
