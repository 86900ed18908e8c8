import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '../api/customer-token.ts';
import { createShopClient } from '../api/shop-client.ts';
import { browserConfig } from '../config.ts';
import { shopActionsPl } from '../i18n/shop-actions.pl.ts';
import { storageKeys } from '../storage-keys.ts';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';
import { createCartPieces } from './cart-pieces.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore } from './cart-store.ts';

const OWN = '9'.repeat(32);
const ok = (data: object) => Response.json({ data });
const guestCart = aCart({ version: 3, items: [aCartLine({ uid: 'g', quantity: 2 })] });
const ownCart = aCart({ id: OWN, version: 8, items: [aCartLine({ uid: 'o', sku: 'RL-2', quantity: 1 })] });
const mergedCart = aCart({
  id: OWN,
  version: 9,
  items: [aCartLine({ uid: 'o', sku: 'RL-2', quantity: 1 }), aCartLine({ uid: 'm', quantity: 2 })],
});

const gift = aCartLine({ uid: 'p', sku: 'PREZENT-1', quantity: 1, isGift: true });
/** What was put into a cart last. */
let added: unknown;
/** The test that runs now. */
let present: object | undefined;

beforeEach(() => {
  present = {};
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  present = undefined;
  vi.useRealTimers();
  forgetToken('k');
  localStorage.clear();
  sessionStorage.clear();
});

/** A store of its own shop, which answers as long as its test: those that are over hear of every token, too. */
async function aStore(...others: readonly (readonly [name: string, answer: () => Response | Promise<Response>])[]) {
  const asked: string[] = [];
  const mine = present;
  const known = new Map<string, () => Response | Promise<Response>>([
    ['ReadCart', () => ok({ cart: guestCart })],
    ['ReadCustomerCart', () => ok({ customerCart: ownCart })],
    ['MergeCarts', () => ok({ mergeCarts: mergedCart })],
    ...others,
  ]);
  const client = createShopClient(aSite(), {
    send: async (_address, init) => {
      if (mine !== present) return new Response('', { status: 429 });
      const name = /^(?:query|mutation) (\w+)/.exec(JSON.parse(String(init.body)).query)?.[1] ?? '';
      asked.push(name);
      if (name === 'AddToCart') added = JSON.parse(String(init.body)).variables.items;
      return known.get(name)?.() ?? new Response('', { status: 429 });
    },
  });
  const pieces = createCartPieces(async () => {});
  const session = createCartSession({ client, pieces, config: browserConfig });
  const onMerged = vi.fn((count: number) => `Dodaliśmy ${count}.`);
  const onLost = vi.fn();
  const store = createCartStore({ client, session, config: browserConfig, texts: shopActionsPl, onLost, onMerged });
  await store.start();
  const skus = () => store.view().rows.map(({ line }) => line.sku);
  return { store, pieces, asked, skus, onMerged, settle: () => vi.advanceTimersByTimeAsync(1000) };
}

test('whoever signs in has both carts in one, at once, and is told so', async () => {
  localStorage.setItem(storageKeys.cartId, CART_ID);
  const { store, pieces, asked, skus, onMerged, settle } = await aStore();
  expect(skus()).toEqual(['RL-SW-001-50']);
  storeToken('k');
  await settle();
  expect(asked).toEqual(['ReadCart', 'ReadCustomerCart', 'MergeCarts']);
  expect([skus(), pieces.pieces(), pieces.cartId()]).toEqual([['RL-2', 'RL-SW-001-50'], 3, OWN]);
  expect([store.view().merged, onMerged.mock.calls]).toEqual(['Dodaliśmy 2.', [[2]]]);
});

test('whoever had no cart gets the own one, without a word', async () => {
  const { store, skus, onMerged, settle } = await aStore();
  storeToken('k');
  await settle();
  expect([skus(), store.view().merged, onMerged.mock.calls]).toEqual([['RL-2'], undefined, []]);
});

test('whoever signs out leaves nothing of the cart, also where an answer is on its way', async () => {
  storeToken('k');
  const late = Promise.withResolvers<Response>();
  const { store, pieces, skus, settle } = await aStore(['ApplyCoupon', () => late.promise]);
  const applied = store.applyCoupon('LEN10');
  forgetToken('k');
  expect([skus(), store.view().cart]).toEqual([[], undefined]);
  late.resolve(ok({ applyCouponToCart: { cart: ownCart } }));
  await applied;
  await settle();
  expect([store.view().status, store.view().cart, pieces.cartId()]).toEqual(['ready', undefined, undefined]);
});

test('a quantity whose answer comes after the sign-in is neither shown nor waited for', async () => {
  localStorage.setItem(storageKeys.cartId, CART_ID);
  const late = Promise.withResolvers<Response>();
  const { store, skus, settle } = await aStore(['UpdateCart', () => late.promise]);
  store.setQuantity('g', 7);
  await settle();
  storeToken('k');
  late.resolve(ok({ updateCartItems: { cart: guestCart, errors: [] } }));
  await settle();
  expect([skus(), store.view().isSaving]).toEqual([['RL-2', 'RL-SW-001-50'], false]);
});

test('another tab follows', async () => {
  localStorage.setItem(storageKeys.cartId, CART_ID);
  const { skus, settle } = await aStore();
  localStorage.setItem(storageKeys.customerToken, 'k');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.customerToken, newValue: 'k' }));
  await settle();
  expect(skus()).toEqual(['RL-2', 'RL-SW-001-50']);
});

test('a customer whose sign-in has ended buys the same without an account, and nothing is counted twice after', async () => {
  storeToken('k');
  const { store, asked, skus, settle } = await aStore(
    ['ReadCustomerCart', () => ok({ customerCart: { ...mergedCart, items: [...(mergedCart.items ?? []), gift] } })],
    ['CreateCart', () => ok({ createEmptyCart: CART_ID })],
    ['AddToCart', () => ok({ addProductsToCart: { cart: guestCart, user_errors: [] } })],
  );
  expect(store.canContinueAsGuest()).toBe(false);
  forgetToken('k');
  await settle();
  expect([skus(), store.canContinueAsGuest()]).toEqual([[], true]);
  expect(await store.continueAsGuest()).toEqual({ ok: true });
  expect(added).toEqual([
    { sku: 'RL-2', quantity: 1 },
    { sku: 'RL-SW-001-50', quantity: 2 },
  ]);
  expect([skus(), store.canContinueAsGuest(), store.view().cart?.id]).toEqual([['RL-SW-001-50'], false, CART_ID]);
  storeToken('k');
  await settle();
  expect(asked).not.toContain('MergeCarts');
  expect(localStorage.getItem(storageKeys.cartId)).toBe(OWN);
});

test('where the shop is away they are kept for another attempt', async () => {
  storeToken('k');
  const { store, settle } = await aStore(
    ['AddToCart', () => new Response('', { status: 429 })],
    ['CreateCart', () => ok({ createEmptyCart: CART_ID })],
  );
  forgetToken('k');
  await settle();
  expect([(await store.continueAsGuest()).ok, store.canContinueAsGuest()]).toEqual([false, true]);
});
