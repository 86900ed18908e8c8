import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { CART, checkoutClient } from '../../../testing/a-checkout-client.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { aShopToCheckOut } from '../testing/a-shop-to-check-out.ts';

type Offered = { readonly method_code: string };
const _pln = (value: number) => ({ value, currency: 'PLN' });
describe.each(dialects)('points of the checkout in GraphQL on $name', (dialect) => {
  let app: App;
  let ask: ReturnType<typeof graphqlClient>;

  beforeAll(async () => {
    app = await aShopToCheckOut(dialect);
    ask = graphqlClient(app);
  });

  const { newCart, step, refused, ship, deliver } = checkoutClient(() => ask);

  test('lets no locker take more than goes into it', async () => {
    const methodsFor = async (quantity: number) => {
      const id = await newCart(ask, quantity);
      const cart = await ship(id);
      const { available_shipping_methods: methods } = cart.shipping_addresses[0];
      return { id, of: (code: string) => methods.find((each: Offered) => each.method_code === code) };
    };
    const sixteen = await methodsFor(16);
    expect(sixteen.of('inpostlocker')).toMatchObject({ available: true, error_message: null });
    const seventeen = await methodsFor(17);
    const sentence = 'Ta paczka nie zmieści się w paczkomacie. Wybierz kuriera.';
    expect(seventeen.of('inpostlocker')).toMatchObject({ available: false, error_message: sentence });
    expect(seventeen.of('inpostcourier')).toMatchObject({ available: true, error_message: null });
    const locker = [{ carrier_code: 'inpostlocker', method_code: 'inpostlocker' }];
    const input = { cart_id: seventeen.id, shipping_methods: locker };
    expect(await refused('setShippingMethodsOnCart', input)).toEqual([sentence, 'graphql-no-such-entity']);
  });

  test('serves the point in both of its ways', async () => {
    const id = await newCart();
    await ship(id);
    const chosen = await deliver(id, 'inpostlocker');
    expect(chosen.missing_for_order).toContain('PICKUP_LOCATION');
    expect(chosen.shipping_addresses[0].selected_shipping_method.needs_pickup_location).toBe('inpost');
    const cart = await step('setInPostLockerNumberOnCart', { cart_id: id, locker_number: 'kra012' });
    expect(cart.shipping_addresses[0].pickup_location_code).toBe('KRA012');
    expect(cart.missing_for_order).not.toContain('PICKUP_LOCATION');
    const moved = await ship(id, { pickup_location_code: 'KRA010' });
    expect(moved.shipping_addresses[0].pickup_location_code).toBe('KRA010');
    const cleared = await step('removePickupLocationFromCart', { cart_id: id });
    expect(cleared.shipping_addresses[0]).toMatchObject({
      pickup_location_code: null,
      selected_shipping_method: { method_code: 'inpostlocker' },
    });
    expect(cleared.missing_for_order).toContain('PICKUP_LOCATION');
  });

  test('shows the point of the chosen delivery alone, and says whose a wrong code is', async () => {
    const id = await newCart();
    await ship(id, { pickup_location_code: 'KRA010' });
    await deliver(id, '95_0');
    const orlen = await step('setInPostLockerNumberOnCart', { cart_id: id, locker_number: 'waw77' });
    const shown = (cart: {
      readonly shipping_addresses: readonly { readonly pickup_location_code: string | null }[];
    }) => cart.shipping_addresses[0]?.pickup_location_code;
    expect(shown(orlen)).toBe('WAW77');
    expect(shown(await deliver(id, 'inpostlocker'))).toBe('KRA010');
    expect(shown(await deliver(id, 'inpostcourier'))).toBeNull();
    expect(shown(await deliver(id, '95_0'))).toBe('WAW77');
    const { errors } = await ask(
      'mutation ($input: SetInPostLockerNumberOnCartInput!) { setInPostLockerNumberOnCart(input: $input) { cart { id } } }',
      { input: { cart_id: id, locker_number: 'KRA012' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'point-of-other-network',
      details: {
        message:
          'Ten punkt odbioru należy do innej sieci niż wybrana dostawa. Wybierz punkt tej sieci albo zmień dostawę.',
      },
    });
    const { data } = await ask(`{ cart(cart_id: "${id}") { ${CART} } }`);
    expect(data.cart.shipping_addresses[0]).toMatchObject({
      pickup_location_code: 'WAW77',
      selected_shipping_method: { method_code: '95_0' },
    });
  });
});
