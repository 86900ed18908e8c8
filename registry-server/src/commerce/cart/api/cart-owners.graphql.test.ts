import { describe, expect, test } from 'vitest';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { ADD, CART, cartsInGraphql, pln } from '../testing/carts-in-graphql.ts';

describe.each(dialects)('carts in GraphQL and who sends for them on $name', (dialect) => {
  const { app, newCart, add, refused } = cartsInGraphql(dialect);

  test('of a guest become the customer’s, who pays their own prices', async () => {
    const { headers } = await signedInCustomer(app(), { friendsAndFamily: true });
    const customer = graphqlClient(app(), headers);
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

  test('an Idempotency-Key makes a repetition harmless', async () => {
    const id = await newCart();
    const keyed = graphqlClient(app(), { 'idempotency-key': 'k-1' });
    await add(id, { 'RL-1': 1 }, keyed);
    expect((await add(id, { 'RL-1': 1 }, keyed)).cart.total_quantity).toBe(1);
    const { errors } = await keyed(ADD, { id, items: [{ sku: 'RL-1', quantity: 2 }] });
    expect(errors?.[0]?.extensions.code).toBe('idempotency-key-reused');
    expect((await add(id, { 'RL-1': 1 })).cart.total_quantity).toBe(2);
  });

  test('a repetition is recognised whether its document is read or compiled by then, and in whatever order its names are sent', async () => {
    const id = await newCart();
    const keyed = graphqlClient(app(), { 'idempotency-key': 'k-2' });
    const literal = `mutation Again($id: String!) {
      addProductsToCart(cartItems: [{ sku: "RL-1", quantity: 1 }], cartId: $id) { cart { total_quantity } } }`;
    const totals = [];
    for (let time = 0; time < 3; time += 1) totals.push((await keyed(literal, { id })).data?.addProductsToCart);
    totals.push((await keyed(ADD, { items: [{ quantity: 1, sku: 'RL-1' }], id })).data?.addProductsToCart);
    expect(totals.map((answer) => answer?.cart.total_quantity)).toEqual([1, 1, 1, 1]);
  });
});
