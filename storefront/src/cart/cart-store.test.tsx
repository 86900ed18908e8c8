import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import { shopActionsPl } from '../i18n/shop-actions.pl.ts';
import { storageKeys } from '../storage-keys.ts';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';
import { createCartPieces } from './cart-pieces.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore } from './cart-store.ts';

/** What the shop answers to each operation, by its name. */
let answers: Map<string, (variables: Record<string, unknown>) => Response | Promise<Response>>;
let asked: { name: string; variables: Record<string, unknown>; isKeptAlive: boolean }[];
let version: number;

const ok = (data: object) => Response.json({ data });
const lines = (...quantities: readonly number[]) =>
  quantities.map((quantity, index) => aCartLine({ uid: `u${index}`, sku: `S${index}`, quantity }));
const cartOf = (...quantities: readonly number[]) => {
  version += 1;
  return aCart({ version, items: lines(...quantities) });
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem(storageKeys.cartId, CART_ID);
  version = 0;
  asked = [];
  answers = new Map([['ReadCart', () => ok({ cart: cartOf(2, 1) })]]);
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ name, variables, isKeptAlive: init.keepalive === true });
    return answers.get(name)?.(variables) ?? new Response('', { status: 500 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function aStore() {
  const client = createShopClient(aSite());
  const pieces = createCartPieces(async () => {});
  const session = createCartSession({ client, pieces, config: browserConfig });
  const onLost = vi.fn();
  const onMerged = (count: number) => `Dodaliśmy ${count}.`;
  const store = createCartStore({ client, session, config: browserConfig, texts: shopActionsPl, onLost, onMerged });
  await store.start();
  asked = [];
  const quantities = () => store.view().rows.map(({ kind, line }) => (kind === 'line' ? line.quantity : 'removed'));
  return { store, pieces, quantities, settle: () => vi.advanceTimersByTimeAsync(1000) };
}

test('fifty quick presses are shown at once and become one write of the last quantity', async () => {
  const { store, quantities, settle } = await aStore();
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: cartOf(52, 1), errors: [] } }));
  for (let press = 1; press <= 50; press += 1) store.setQuantity('u0', 2 + press);
  expect(quantities()).toEqual([52, 1]);
  expect([store.view().isSaving, asked]).toEqual([true, []]);
  await settle();
  expect(asked.map(({ variables }) => variables.items)).toEqual([[{ cart_item_uid: 'u0', quantity: 52 }]]);
  expect([quantities(), store.view().isSaving]).toEqual([[52, 1], false]);
});

test('a press during a write is kept over its answer, and written after it', async () => {
  const { store, quantities, settle } = await aStore();
  const first = Promise.withResolvers<Response>();
  answers.set('UpdateCart', () => first.promise);
  store.setQuantity('u0', 3);
  await settle();
  store.setQuantity('u0', 4);
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: cartOf(4, 1), errors: [] } }));
  first.resolve(ok({ updateCartItems: { cart: cartOf(3, 1), errors: [] } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(quantities()).toEqual([4, 1]);
  await settle();
  expect([quantities(), asked.length]).toEqual([[4, 1], 2]);
});

test('a line that is refused goes back, with the shop’s sentence beside it', async () => {
  const { store, quantities, settle } = await aStore();
  const errors = [{ sentence: 'Mamy 2 sztuki.', message: 'x', path: '/input/cart_items/1/quantity' }];
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: cartOf(5, 1), errors } }));
  store.setQuantity('u0', 5);
  store.setQuantity('u1', 9);
  await settle();
  expect(quantities()).toEqual([5, 1]);
  expect(store.view().rows).toMatchObject([{ fault: undefined }, { fault: 'Mamy 2 sztuki.' }]);
});

test('what was not written yet is sent when the page is left', async () => {
  const { store } = await aStore();
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: cartOf(7, 1), errors: [] } }));
  store.setQuantity('u0', 7);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toMatchObject([{ name: 'UpdateCart', isKeptAlive: true }]);
});

test('without a connection presses are kept and written when it is back', async () => {
  const { store, quantities, settle } = await aStore();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  store.setQuantity('u0', 9);
  await settle();
  expect([quantities(), asked]).toEqual([[9, 1], []]);
  onLine.mockReturnValue(true);
  answers.set('UpdateCart', () => ok({ updateCartItems: { cart: cartOf(9, 1), errors: [] } }));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect([quantities(), asked.length]).toEqual([[9, 1], 1]);
});

test('a line that is taken out leaves its place, and comes back into it', async () => {
  const { store, quantities } = await aStore();
  answers.set('RemoveFromCart', () =>
    ok({ removeItemFromCart: { cart: aCart({ version: 8, items: lines(2, 1).slice(1) }) } }),
  );
  const removal = store.remove('u0');
  expect(quantities()).toEqual(['removed', 1]);
  expect(await removal).toEqual({ ok: true });
  expect(quantities()).toEqual(['removed', 1]);
  answers.set('RestoreToCart', () => ok({ restoreCartItem: { cart: aCart({ version: 9, items: lines(2, 1) }) } }));
  const undo = store.restore('u0');
  expect(quantities()).toEqual([2, 1]);
  await undo;
  expect([quantities(), store.view().isSaving]).toEqual([[2, 1], false]);
});

test('a removal that the shop refuses is taken back and says why', async () => {
  const { store, quantities } = await aStore();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect((await store.remove('u1')).ok).toBe(false);
  expect(quantities()).toEqual([2, 1]);
  expect(store.view().rows[1]?.fault).toMatch(/chwilowo niedostępny/);
});

test('an answer that is older than what is known changes nothing', async () => {
  const { store, quantities } = await aStore();
  answers.set('ApplyCoupon', () => ok({ applyCouponToCart: { cart: aCart({ version: 0, items: [] }) } }));
  await store.applyCoupon('LEN10');
  expect(quantities()).toEqual([2, 1]);
});

test('a code that is refused gives the shop’s reason', async () => {
  const { store } = await aStore();
  const details = { message: 'Termin ważności kodu „LEN10” minął.' };
  const errors = [{ message: 'x', extensions: { category: 'graphql-input', code: 'coupon-expired', details } }];
  answers.set('ApplyCoupon', () => Response.json({ data: null, errors }));
  expect(await store.applyCoupon('LEN10')).toEqual({ ok: false, errors: [{ message: details.message }] });
});

test('another tab’s cart is taken over when it is newer', async () => {
  vi.useRealTimers();
  const { store, quantities } = await aStore();
  const other = await aStore();
  answers.set('ApplyCoupon', () => ok({ applyCouponToCart: { cart: aCart({ version: 9, items: lines(6) }) } }));
  await other.store.applyCoupon('LEN10');
  await vi.waitFor(() => expect(quantities()).toEqual([6]));
  expect([store.view().isChangedElsewhere, other.store.view().isChangedElsewhere]).toEqual([true, false]);
});

/** What another tab does that orders the cart and begins a new one; no event tells the tab that it happens in. */
const beginOtherCart = () => localStorage.setItem(storageKeys.cartId, 'other');

test('an answer about a cart that is no longer the browser’s does not bring it back, and the new one is shown', async () => {
  const { store, quantities, settle } = await aStore();
  const late = Promise.withResolvers<Response>();
  answers.set('UpdateCart', () => late.promise);
  store.setQuantity('u0', 3);
  await settle();
  beginOtherCart();
  answers.set('ReadCart', ({ id }) => ok({ cart: { ...cartOf(5), id } }));
  late.resolve(ok({ updateCartItems: { cart: cartOf(3, 1), errors: [] } }));
  await settle();
  expect(localStorage.getItem(storageKeys.cartId)).toBe('other');
  expect([store.view().cart?.id, quantities()]).toEqual(['other', [5]]);
});

test('a cart that is read while another takes its place is not remembered; the other is read', async () => {
  const { store, quantities, settle } = await aStore();
  const late = Promise.withResolvers<void>();
  answers.set('ReadCart', async ({ id }) => {
    if (id === CART_ID) await late.promise;
    return ok({ cart: id === CART_ID ? cartOf(2, 1) : { ...cartOf(5), id } });
  });
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cartId, newValue: 'third' }));
  await settle();
  beginOtherCart();
  late.resolve();
  await settle();
  expect(localStorage.getItem(storageKeys.cartId)).toBe('other');
  expect([store.view().cart?.id, quantities()]).toEqual(['other', [5]]);
});

test('what was added to a cart that another has replaced does not bring it back', async () => {
  const { store, pieces, settle } = await aStore();
  const late = Promise.withResolvers<Response>();
  answers.set('AddToCart', () => late.promise);
  const added = store.add({ sku: 'S0', quantity: 1 });
  await settle();
  beginOtherCart();
  answers.set('ReadCart', ({ id }) => ok({ cart: { ...cartOf(5), id } }));
  late.resolve(ok({ addProductsToCart: { cart: cartOf(3, 1), user_errors: [] } }));
  await added;
  await settle();
  expect([pieces.cartId(), store.view().cart?.id]).toEqual(['other', 'other']);
});

test('an ordered cart stays forgotten, whatever is answered late', async () => {
  const { store, pieces, settle } = await aStore();
  const late = Promise.withResolvers<Response>();
  answers.set('UpdateCart', () => late.promise);
  store.setQuantity('u0', 3);
  await settle();
  store.end();
  late.resolve(ok({ updateCartItems: { cart: cartOf(3, 1), errors: [] } }));
  await settle();
  expect([pieces.cartId(), store.view().cart, store.view().status]).toEqual([undefined, undefined, 'ready']);
});
