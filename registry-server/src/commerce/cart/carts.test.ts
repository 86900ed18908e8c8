import { describe, expect, test } from 'vitest';
import { aShop, piecesIn } from '../../testing/a-cart.ts';
import { aProduct, aVariant } from '../../testing/a-catalogue.ts';
import { dialects } from '../../testing/dialects.ts';
import { DAY_MS } from '../../time/durations.ts';
import {
  CartForbidden,
  CartIdMalformed,
  CartIdTaken,
  CartMissing,
  CartNotActive,
  RequestKeyReused,
} from './cart.errors.ts';
import { addItems } from './changes/add-items.ts';
import { tellRefusal } from './changes/item-refusal.ts';
import { removeItem, updateItems } from './changes/update-items.ts';

describe.each(dialects)('carts on $name', ({ openDatabase }) => {
  const shop = async () => {
    const made = await aShop(await openDatabase());
    await made.stock({ 'RL-1': 20, 'RL-2': 5 });
    return made;
  };

  test('a new one is empty and belongs to whoever knows its id', async () => {
    const { carts, guest } = await shop();
    const { cart, lines, totals } = await carts.create(guest);
    expect(cart.id).toMatch(/^[0-9a-f]{32}$/);
    expect(cart).toMatchObject({ status: 'active', customerId: null, version: 1, currency: 'PLN' });
    expect([lines, totals.total]).toEqual([[], 0]);
    expect((await carts.find(guest, cart.id)).cart).toEqual(cart);
  });

  test('an id that a client made is taken when it is of our form and free', async () => {
    const { carts, guest } = await shop();
    const id = 'ab'.repeat(16);
    expect((await carts.create(guest, id)).cart.id).toBe(id);
    await expect(carts.create(guest, id)).rejects.toBeInstanceOf(CartIdTaken);
    for (const bad of ['', 'abc', 'z'.repeat(32), `${id}0`, "' or 1=1 --".padEnd(32, ' ')]) {
      await expect(carts.create(guest, bad)).rejects.toBeInstanceOf(CartIdMalformed);
    }
  });

  test('a customer has one, however many tabs ask for it at once', async () => {
    const { db, carts, aCustomer } = await shop();
    const customer = aCustomer(7);
    const asked = await Promise.all(Array.from({ length: 12 }, () => carts.ofCustomer(customer)));
    expect(new Set(asked.map(({ cart }) => cart.id)).size).toBe(1);
    expect((await carts.create(customer)).cart.id).toBe(asked[0]?.cart.id);
    expect(await db.selectFrom('cart').select('id').execute()).toHaveLength(1);
  });

  test('foreign, unknown, ended and finished ones are refused, each in its way', async () => {
    const { db, carts, guest, aCustomer, catalogue, newCart } = await shop();
    const id = await newCart();
    const own = (await carts.ofCustomer(aCustomer(7))).cart.id;
    await expect(carts.find(aCustomer(7), id)).rejects.toBeInstanceOf(CartForbidden);
    await expect(carts.find(guest, own)).rejects.toBeInstanceOf(CartForbidden);
    await expect(carts.find(aCustomer(8), own)).rejects.toBeInstanceOf(CartForbidden);
    await expect(carts.find(guest, 'f'.repeat(32))).rejects.toBeInstanceOf(CartMissing);
    await expect(carts.find({ site: { ...guest.site, id: 99 } }, id)).rejects.toBeInstanceOf(CartMissing);
    await db.updateTable('cart').set({ status: 'ordered' }).where('id', '=', id).execute();
    await expect(carts.find(guest, id)).rejects.toBeInstanceOf(CartNotActive);
    catalogue.clock.now = new Date(catalogue.clock.now.getTime() + 181 * DAY_MS);
    await expect(carts.find(aCustomer(7), own)).rejects.toBeInstanceOf(CartMissing);
    expect((await carts.ofCustomer(aCustomer(7))).cart.id).not.toBe(own);
  });

  test('things are added, the same thing to what is there, and every change counts', async () => {
    const { add, newCart, carts, guest } = await shop();
    const id = await newCart();
    const { state, outcome } = await add(id, { 'RL-1': 2, 'RL-2': 1 });
    expect(outcome).toEqual([]);
    expect(piecesIn(state)).toEqual({ 'RL-1': 2, 'RL-2': 1 });
    expect(state.totals).toMatchObject({ subtotal: 26_700, total: 26_700 });
    expect(piecesIn((await add(id, { 'RL-1': 3 })).state)).toEqual({ 'RL-1': 5, 'RL-2': 1 });
    const after = await carts.find(guest, id);
    expect(after.cart.version).toBe(3);
    expect(piecesIn(after)).toEqual({ 'RL-1': 5, 'RL-2': 1 });
  });

  test('one that is refused keeps no other out', async () => {
    const { add, newCart, catalogue } = await shop();
    const shades = ['malwa', 'wrzos'].map((shade) => aVariant({ sku: `RL-3-${shade}` }));
    await catalogue.products.put('RL-3', aProduct('RL-3', { variants: shades }));
    await catalogue.products.put('RL-4', aProduct('RL-4', { isActive: false }));
    await catalogue.products.put('RL-5', aProduct('RL-5', { variants: [aVariant({ sku: 'RL-5', prices: {} })] }));
    await catalogue.products.put('RL-6', aProduct('RL-6', { variants: [aVariant({ sku: 'RL-6', stock: 0 })] }));
    const wanted = { 'RL-9': 1, 'RL-3': 1, 'RL-3-malwa': 2, 'RL-4': 1, 'RL-5': 1, 'RL-6': 1, 'RL-2': 6, 'RL-1': 101 };
    const { state, outcome } = await add(await newCart(), wanted);
    expect(piecesIn(state)).toEqual({ 'RL-3-malwa': 2 });
    expect(outcome).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "RL-9"', sku: 'RL-9' },
      { code: 'NOT_SALABLE', message: 'The required options you selected are not available', sku: 'RL-3' },
      { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.', sku: 'RL-4' },
      { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.', sku: 'RL-5' },
      { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock', sku: 'RL-6', quantity: 0 },
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', sku: 'RL-2', quantity: 5 },
      { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 100', sku: 'RL-1', quantity: 20 },
    ]);
    const reported = outcome.map((refusal) =>
      tellRefusal(refusal, { site: { language: 'pl-PL' }, base: '/cartItems' }),
    );
    expect(reported).toEqual([
      { sentence: 'Nie mamy takiego produktu.', path: '/cartItems/0/sku' },
      { sentence: 'Wybierz wariant produktu.', path: '/cartItems/1/selected_options' },
      { sentence: 'Tego produktu nie można teraz kupić.', path: '/cartItems/3/sku' },
      { sentence: 'Tego produktu nie można teraz kupić.', path: '/cartItems/4/sku' },
      { sentence: 'Tego produktu nie ma w magazynie.', path: '/cartItems/5/quantity' },
      { sentence: 'W magazynie zostało tylko 5 szt.', path: '/cartItems/6/quantity' },
      { sentence: 'Jednego produktu można kupić najwyżej 100 szt.', path: '/cartItems/7/quantity' },
    ]);
  });

  test('a quantity that is none, negative, fractional or huge is refused, wherever it is given', async () => {
    const { add, set, newCart, carts, guest } = await shop();
    const id = await newCart();
    await add(id, { 'RL-1': 2 });
    for (const quantity of [-1, -0.5, 0.5, 1.0001, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect((await add(id, { 'RL-1': quantity })).outcome, `adding ${quantity}`).toHaveLength(1);
      expect((await set(id, 'RL-1', quantity)).outcome, `setting ${quantity}`).toHaveLength(1);
    }
    for (const none of [0, -0]) expect((await add(id, { 'RL-1': none })).outcome).toHaveLength(1);
    expect(piecesIn(await carts.find(guest, id))).toEqual({ 'RL-1': 2 });
  });

  test('what is there counts against the stock and the most that one may buy', async () => {
    const { add, newCart, stock } = await shop();
    const id = await newCart();
    await add(id, { 'RL-2': 3 });
    expect((await add(id, { 'RL-2': 3 })).outcome).toMatchObject([{ code: 'INSUFFICIENT_STOCK', quantity: 5 }]);
    await stock({ 'RL-7': 1_000 });
    await add(id, { 'RL-7': 60 });
    const { outcome, state } = await add(id, { 'RL-7': 41 });
    expect(outcome).toMatchObject([{ message: 'The most you may purchase is 100' }]);
    expect(piecesIn(state)['RL-7']).toBe(60);
  });

  test('a cart holds so many different things and no more', async () => {
    const made = await aShop(await openDatabase(), { properties: { maintenance: false, shop: { maxCartLines: 2 } } });
    await made.stock({ A: 9, B: 9, C: 9 });
    const id = await made.newCart();
    const { state, outcome } = await made.add(id, { A: 1, B: 1, C: 1 });
    expect(Object.keys(piecesIn(state))).toEqual(['A', 'B']);
    expect(outcome).toMatchObject([{ sku: 'C', code: 'INVALID_PARAMETER_VALUE' }]);
    expect((await made.add(id, { A: 1 })).outcome).toEqual([]);
  });

  test('quantities are set, none takes the thing out, too many are refused and leave the line', async () => {
    const { add, set, newCart, carts, guest } = await shop();
    const id = await newCart();
    await add(id, { 'RL-1': 2, 'RL-2': 1 });
    expect(piecesIn((await set(id, 'RL-1', 7)).state)).toEqual({ 'RL-1': 7, 'RL-2': 1 });
    const { state, outcome } = await set(id, 'RL-2', 6);
    expect(outcome).toMatchObject([{ code: 'INSUFFICIENT_STOCK', sku: 'RL-2' }]);
    expect(piecesIn(state)).toEqual({ 'RL-1': 7, 'RL-2': 1 });
    expect(piecesIn((await set(id, 'RL-1', 0)).state)).toEqual({ 'RL-2': 1 });
    await expect(set(id, 'RL-1', 1)).rejects.toThrow('Could not find cart item with id: 0.');
    const [line] = (await carts.find(guest, id)).lines;
    expect((await carts.change({ cartId: id, shopper: guest }, removeItem(line?.id ?? 0, 'x'))).state.lines).toEqual(
      [],
    );
    const again = carts.change({ cartId: id, shopper: guest }, removeItem(line?.id ?? 0, 'x'));
    await expect(again).rejects.toThrow("Cart doesn't contain the x item.");
  });

  test('a line of another cart cannot be reached', async () => {
    const { add, newCart, carts, guest } = await shop();
    const [mine, theirs] = [await newCart(), await newCart()];
    const [line] = (await add(theirs, { 'RL-1': 2 })).state.lines;
    const update = updateItems([{ lineId: line?.id ?? 0, name: 'x', quantity: 0 }]);
    await expect(carts.change({ cartId: mine, shopper: guest }, update)).rejects.toThrow('Could not find cart item');
    expect(piecesIn(await carts.find(guest, theirs))).toEqual({ 'RL-1': 2 });
  });

  test('what became short, was withdrawn or vanished stays, is told, and stands in nobody’s way', async () => {
    const { db, add, newCart, carts, guest, catalogue, stock } = await shop();
    await stock({ 'RL-3': 5, 'RL-4': 5 });
    const id = await newCart();
    await add(id, { 'RL-1': 4, 'RL-2': 2, 'RL-3': 1, 'RL-4': 1 });
    await catalogue.products.setStock('RL-1', 3);
    await catalogue.products.setStock('RL-2', 0);
    await catalogue.products.put('RL-3', aProduct('RL-3', { isActive: false, variants: [aVariant({ sku: 'RL-3' })] }));
    await db.deleteFrom('product').where('sku', '=', 'RL-4').execute();
    const { lines, notices, totals } = await carts.find(guest, id);
    expect(lines.map(({ sku, problem, available }) => [sku, problem, available])).toEqual([
      ['RL-1', 'short', 3],
      ['RL-2', 'out-of-stock', 0],
      ['RL-3', 'withdrawn', 20],
      ['RL-4', 'gone', 0],
    ]);
    expect(lines[3]).toMatchObject({ name: 'Krem RL-4', productSku: 'RL-4' });
    expect(notices.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['line-short', 3],
      ['line-out-of-stock', 0],
      ['line-withdrawn', 20],
      ['line-gone', 0],
    ]);
    expect(notices[0]?.message).toBe('„Krem RL-1”: w magazynie zostało tylko 3 szt.');
    expect(totals.total).toBe(6 * 8_900);
    await stock({ 'RL-5': 5 });
    const { outcome, state } = await add(id, { 'RL-5': 1 });
    expect([outcome, state.lines.length]).toEqual([[], 5]);
  });

  test('prices are those of now: a special one begins, a premium customer pays their own', async () => {
    const { add, newCart, carts, guest, aCustomer, catalogue } = await shop();
    const prices = { PLN: { regular: 10_000, special: 8_000, specialFrom: '2026-11-25', friendsAndFamily: 7_000 } };
    await catalogue.products.put('RL-8', aProduct('RL-8', { variants: [aVariant({ sku: 'RL-8', prices })] }));
    const id = await newCart();
    expect((await add(id, { 'RL-8': 2 })).state.totals.total).toBe(20_000);
    const premium = aCustomer(7, true);
    const own = await newCart(premium);
    const { state } = await add(own, { 'RL-8': 1 }, premium);
    expect(state.lines[0]?.price).toMatchObject({ final: { amount: 7_000 }, isFriendsAndFamily: true });
    expect(state.totals.total).toBe(7_000);
    catalogue.clock.now = new Date('2026-11-25T12:00:00Z');
    expect((await carts.find(guest, id)).totals.total).toBe(16_000);
    const ordinary = { ...premium, customer: { ...premium.customer, isPremium: false } };
    expect((await carts.find(ordinary, own)).totals.total).toBe(8_000);
  });

  test('tell how much is missing to free delivery', async () => {
    const { add, newCart } = await shop();
    const id = await newCart();
    expect((await add(id, { 'RL-1': 1 })).state.freeDelivery).toEqual({ from: 9_900, missing: 1_000 });
    expect((await add(id, { 'RL-1': 1 })).state.freeDelivery.missing).toBe(0);
  });

  test('forty changes at once are all made, one after another', async () => {
    const { add, newCart, carts, guest, stock } = await shop();
    await stock({ 'RL-7': 1_000 });
    const id = await newCart();
    await Promise.all(Array.from({ length: 40 }, () => add(id, { 'RL-7': 1 })));
    const { cart, lines } = await carts.find(guest, id);
    expect(piecesIn({ lines })).toEqual({ 'RL-7': 40 });
    expect(cart.version).toBe(41);
  });

  test('a request with a key has one effect, however often it is sent', async () => {
    const { newCart, carts, guest } = await shop();
    const cartId = await newCart();
    const change = addItems([
      { sku: 'RL-1', quantity: 2 },
      { sku: 'RL-9', quantity: 1 },
    ]);
    const send = (body: string, key = 'k1') => carts.change({ cartId, shopper: guest, request: { key, body } }, change);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('a')));
    for (const { state, outcome } of answers) {
      expect(piecesIn(state)).toEqual({ 'RL-1': 2 });
      expect(outcome).toMatchObject([{ sku: 'RL-9' }]);
    }
    await expect(send('b')).rejects.toBeInstanceOf(RequestKeyReused);
    expect(piecesIn((await send('b', 'k2')).state)).toEqual({ 'RL-1': 4 });
  });

  test('a change costs as many statements with forty lines as with one', async () => {
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
    await made.stock(Object.fromEntries(Object.keys(forty).map((sku) => [sku, 20])));
    const cost = async (items: Readonly<Record<string, number>>) => {
      const id = await made.newCart();
      statements = 0;
      await made.add(id, items);
      return statements;
    };
    const one = await cost({ 'RL-0': 1 });
    expect(await cost(forty)).toBe(one);
    expect(one).toBeLessThanOrEqual(10);
  });

  test('are forgotten with their customer', async () => {
    const { db, carts, aCustomer, add } = await shop();
    const customer = aCustomer(7);
    const { cart } = await carts.ofCustomer(customer);
    await add(cart.id, { 'RL-1': 1 }, customer);
    await db.transaction().execute((trx) => carts.forget(trx, 7));
    expect(await db.selectFrom('cart_line').selectAll().execute()).toEqual([]);
  });
});
