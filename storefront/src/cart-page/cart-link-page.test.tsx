import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartLinkScreen } from '../screens/cart-link-screen.tsx';
import { aCart, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';

let added: unknown[] = [];
let errors: object[] = [];

beforeEach(() => {
  localStorage.clear();
  added = [];
  errors = [{ sentence: 'Brak w\u00a0magazynie.', message: 'x', path: '/cartItems/1/quantity' }];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    if (query.startsWith('mutation CreateCart')) return Response.json({ data: { createEmptyCart: CART_ID } });
    if (query.startsWith('query ReadCart')) return Response.json({ data: { cart: aCart() } });
    added.push(variables.items);
    return Response.json({ data: { addProductsToCart: { cart: aCart({ version: 2 }), user_errors: errors } } });
  });
  window.history.replaceState(null, '', '/cart/RL-1:2,RL-2,RL-3:x');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

async function open() {
  await act(async () => render(<CartLinkScreen path="/cart/:items" site={aSite()} />));
  await act(() => vi.dynamicImportSettled());
}
const items = [
  { sku: 'RL-1', quantity: 2 },
  { sku: 'RL-2', quantity: 1 },
];

test('who has no cart gets the things at once, and is sentence what was not added', async () => {
  await open();
  expect(added).toEqual([items]);
  const sentence = screen.getByRole('status').textContent;
  expect(sentence).toBe('Nie rozumiemy części linku: „RL-3:x”. RL-2: Brak w\u00a0magazynie.');
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
});

test('a filled cart is changed only when the shopper says so', async () => {
  localStorage.setItem('cart_id', CART_ID);
  await open();
  expect(added).toEqual([]);
  expect(screen.getByText(/jest już coś: 2 produkty\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zostaw koszyk, jaki jest' }).getAttribute('href')).toBe('/cart');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' })));
  expect(added).toEqual([items]);
});
