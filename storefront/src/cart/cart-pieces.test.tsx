import { beforeEach, expect, test, vi } from 'vitest';
import { createCartPieces } from './cart-pieces.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const remembered = (id: string, pieces: number, version = 1) => JSON.stringify({ id, pieces, version });

beforeEach(() => localStorage.clear());

function store(id: string, cart: string) {
  localStorage.setItem('cart_id', id);
  localStorage.setItem('witryna.cart', cart);
}

test('somebody without a cart has no pieces, and nothing is asked of the shop', () => {
  const onFirstUse = vi.fn(async () => {});
  const pieces = createCartPieces(onFirstUse);
  pieces.subscribe(() => {});
  expect(pieces.pieces()).toBe(0);
  expect(onFirstUse).not.toHaveBeenCalled();
});

test('who comes back with a cart sees its number, which is compared with the shop once', () => {
  store(ID, remembered(ID, 3));
  const onFirstUse = vi.fn(async () => {});
  const pieces = createCartPieces(onFirstUse);
  pieces.subscribe(() => {});
  pieces.subscribe(() => {});
  expect(pieces.pieces()).toBe(3);
  expect(onFirstUse).toHaveBeenCalledTimes(1);
});

test.each(['', '7', '{', '{"id":"x"}', remembered(OTHER, 4), '{"id":null,"pieces":"1","version":1}'])(
  'what is stored otherwise counts as nothing: %s',
  (text) => {
    store(ID, text);
    expect(createCartPieces(async () => {}).pieces()).toBe(0);
  },
);

test('another tab is followed, until nobody listens', () => {
  const pieces = createCartPieces(async () => {});
  const listener = vi.fn();
  const end = pieces.subscribe(listener);
  store(ID, remembered(ID, 2));
  window.dispatchEvent(new StorageEvent('storage', { key: 'witryna.cart' }));
  expect([listener.mock.calls.length, pieces.pieces()]).toEqual([1, 2]);
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'witryna.cart' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an older answer does not replace a newer one', () => {
  const pieces = createCartPieces(async () => {});
  pieces.remember({ id: ID, pieces: 5, version: 7 });
  pieces.remember({ id: ID, pieces: 4, version: 6 });
  expect(pieces.pieces()).toBe(5);
  pieces.forget(OTHER);
  expect(pieces.pieces()).toBe(5);
  pieces.forget(ID);
  expect([pieces.pieces(), pieces.cartId()]).toEqual([0, undefined]);
});

test('where the browser stores nothing the number lives as long as the page', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const pieces = createCartPieces(async () => {});
  pieces.remember({ id: ID, pieces: 2, version: 1 });
  expect([pieces.pieces(), pieces.cartId()]).toEqual([2, ID]);
  pieces.forget(ID);
  refused.mockRestore();
});
