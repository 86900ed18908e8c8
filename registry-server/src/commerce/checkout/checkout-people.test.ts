import { describe, expect, test } from 'vitest';
import { aShop } from '../../testing/a-cart.ts';
import { aCheckout, anAddressInput } from '../../testing/a-checkout.ts';
import { aStoredCustomer } from '../../testing/a-customer.ts';
import { aPoint } from '../../testing/a-point.ts';
import { dialects } from '../../testing/dialects.ts';
import type { Shopper } from '../cart/index.ts';
import { writePoints } from '../delivery/points/write-points.ts';
import { setConsents } from './steps/set-consents.ts';
import { setPoint } from './steps/set-delivery.ts';
import { setGuestEmail } from './steps/set-guest-email.ts';

describe.each(dialects)('whom a checkout is of, on $name', ({ openDatabase }) => {
  const shop = async () => {
    const made = await aShop(await openDatabase());
    await made.stock({ 'RL-1': 50 }, 4_000);
    const cartId = await made.newCart();
    await made.add(cartId, { 'RL-1': 1 });
    return { ...made, cartId, checkout: aCheckout(made, cartId) };
  };

  test('takes an e-mail of guests only', async () => {
    const { carts, cartId, guest, aCustomer } = await shop();
    const email = (typed: string) => carts.change({ cartId, shopper: guest }, setGuestEmail(typed));
    expect((await email(' Lena@Example.com ')).state.checkout.email).toBe('Lena@Example.com');
    await expect(email('lena@')).rejects.toThrow('Invalid email format');
    const customer = aCustomer(7);
    const own = (await carts.ofCustomer(customer)).cart.id;
    const change = carts.change({ cartId: own, shopper: customer }, setGuestEmail('a@example.com'));
    await expect(change).rejects.toThrow('The request is not allowed for logged in customers');
  });

  test('records consents with their wording, their time and where they were given', async () => {
    const { carts, cartId, guest, catalogue } = await shop();
    const consent = (inputs: Parameters<typeof setConsents>[0]) =>
      carts.change({ cartId, shopper: guest }, setConsents(inputs));
    await consent([
      { agreement_id: 1, is_granted: false },
      { agreement_id: 3, is_granted: false },
    ]);
    const { state } = await consent([
      { agreement_id: 1, is_granted: true },
      { agreement_id: 2, is_granted: true },
    ]);
    const reported = { textVersion: '1', source: 'checkout', at: catalogue.clock.now.toISOString() };
    expect(state.checkout.consents).toEqual([
      { agreement: 'newsletter', isGranted: false, ...reported },
      { agreement: 'terms', isGranted: true, ...reported },
      { agreement: 'privacy', isGranted: true, ...reported },
    ]);
    await expect(consent([{ agreement_id: 9, is_granted: true }])).rejects.toThrow('Could not find an agreement');
  });

  test('saves a customer’s addresses, each once, unless it is asked not to', async () => {
    const made = await shop();
    const { db, carts, aCustomer } = made;
    const { id } = await aStoredCustomer(db);
    const customer = aCustomer(id);
    const cartId = (await carts.ofCustomer(customer)).cart.id;
    const checkout = aCheckout(made, cartId, customer);
    const saved = () => db.selectFrom('customer_address').select(['id', 'city', 'postcode']).execute();
    await checkout.ship({ save_in_address_book: false });
    expect(await saved()).toEqual([]);
    await checkout.ship();
    await checkout.ship({ postcode: '90001', telephone: '+48600100200' });
    await checkout.bill({ address: anAddressInput() });
    const [address, ...others] = await saved();
    expect([address, others]).toEqual([{ id: expect.any(Number), city: 'Łódź', postcode: '90-001' }, []]);
    const { state } = await checkout.shipToSaved(address?.id ?? 0);
    expect(state.checkout.shippingAddress).toMatchObject({ city: 'Łódź', regionId: 10 });
    await expect(checkout.shipToSaved(999_999)).rejects.toThrow('Could not find a address with ID "999999"');
    const other = aCustomer((await aStoredCustomer(db)).id);
    const foreign = aCheckout(made, (await carts.ofCustomer(other)).cart.id, other);
    await expect(foreign.shipToSaved(address?.id ?? 0)).rejects.toThrow('Could not find a address with ID');
  });

  test('moves with a guest’s cart where the customer’s has none, and is forgotten with the customer', async () => {
    const made = await shop();
    const { db, carts, aCustomer, checkout, cartId, guest } = made;
    const customer = aCustomer(7);
    const targetId = (await carts.ofCustomer(customer)).cart.id;
    const own = aCheckout(made, targetId, customer);
    const list = { points: 2, refreshedAt: new Date() };
    const written = [aPoint(), aPoint({ code: 'KRA012' })];
    await writePoints(db, 'inpost', { written, removed: [] }, list);
    const orlen = [aPoint({ provider: 'orlen', code: 'WAW77' })];
    await writePoints(db, 'orlen', { written: orlen, removed: [] }, list);
    const point = (code: string, of = cartId, shopper: Shopper = guest) =>
      carts.change({ cartId: of, shopper }, setPoint(code, made.offers));
    await point('KRA010');
    await point('WAW77');
    await point('KRA012', targetId, customer);
    await checkout.ship({ city: 'Gdynia' }, { customer_notes: 'Dzwonek nie działa' });
    await checkout.deliver('inpostcourier');
    await carts.change({ cartId, shopper: guest }, setConsents([{ agreement_id: 1, is_granted: true }]));
    await own.bill({ address: anAddressInput({ city: 'Sopot', save_in_address_book: false }) });
    const { state } = await carts.merge({ sourceId: cartId, targetId, shopper: customer });
    expect(state.checkout).toMatchObject({
      shippingAddress: { city: 'Gdynia' },
      billingAddress: { city: 'Sopot' },
      customerNotes: 'Dzwonek nie działa',
      delivery: { methodCode: 'inpostcourier' },
      consents: [{ agreement: 'terms' }],
      // Of one network the customer's own.
      points: { inpost: 'KRA012', orlen: 'WAW77' },
    });
    const rows = () => db.selectFrom('cart_checkout').select('cartId').execute();
    expect(await rows()).toEqual([{ cartId: targetId }]);
    await db.updateTable('cart').set({ status: 'ordered' }).where('id', '=', targetId).execute();
    await db.transaction().execute((trx) => carts.forget(trx, 7));
    expect(await rows()).toEqual([]);
  });
});
