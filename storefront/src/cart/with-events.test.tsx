import { beforeEach, expect, test, vi } from 'vitest';
import { aCart, aCartLine } from '../testing/a-cart.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import type { CartStore } from './cart-store.ts';
import { toCart } from './to-cart.ts';
import { withEvents } from './with-events.ts';

interface WithQueue {
  dataLayer?: { readonly event: string }[];
}
const queue = () => (window as unknown as WithQueue).dataLayer ?? [];
const addressOf = (path: string) => `/pl${path}`;
const cart = toCart(aCart({ items: [aCartLine()] }));
const SERUM = {
  id: 'RL-SW-001-50',
  parent_id: 'RL-SW-001',
  variant: '',
  name: 'Krem Świt',
  currency: 'PLN',
  category: 'Twarz',
  brand: 'Rosa i Len',
  price: 49,
  url: '/pl/krem-swit',
  image: '',
};

/** A store that answers as it is told. */
function aStore(given: Partial<CartStore>): CartStore {
  const view = () => ({ cart, rows: [], status: 'ready', isSaving: false, isLost: false, isChangedElsewhere: false });
  return { view, ...given } as unknown as CartStore;
}

beforeEach(() => {
  delete (window as unknown as WithQueue).dataLayer;
  allowCookies('analytics');
});

test('what is added is noted with its pieces, what is refused is not', async () => {
  const add = vi.fn().mockResolvedValueOnce({ result: { kind: 'invalid' }, isNewCart: false });
  add.mockResolvedValue({ result: { kind: 'done' }, data: { addProductsToCart: {} }, isNewCart: false });
  const store = withEvents(aStore({ add }), addressOf);
  await store.add({ sku: 'RL-SW-001-50', quantity: 3 });
  expect(queue()).toEqual([]);
  await store.add({ sku: 'RL-SW-001-50', quantity: 3 });
  expect(queue()).toEqual([{ event: 'add_to_cart', currency: 'PLN', value: 147, items: [{ ...SERUM, quantity: 3 }] }]);
});

test('what is taken out is noted, by its button and by the quantity nothing', async () => {
  const remove = vi.fn().mockResolvedValue({ ok: true });
  const setQuantity = vi.fn();
  const store = withEvents(aStore({ remove, setQuantity }), addressOf);
  await store.remove('MQ==');
  store.setQuantity('MQ==', 0);
  store.setQuantity('MQ==', 2);
  await vi.waitFor(() => expect(queue()).toHaveLength(2));
  expect(queue()[0]).toEqual({
    event: 'remove_from_cart',
    currency: 'PLN',
    value: 98,
    items: [{ ...SERUM, quantity: 2 }],
  });
  expect(setQuantity).toHaveBeenCalledExactlyOnceWith('MQ==', 2);
});

test('a removal that was refused is not noted', async () => {
  const store = withEvents(aStore({ remove: vi.fn().mockResolvedValue({ ok: false, errors: [] }) }), addressOf);
  await store.remove('MQ==');
  expect(queue()).toEqual([]);
});
