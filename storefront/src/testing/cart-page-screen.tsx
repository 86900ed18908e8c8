import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CartPartsFragment } from '../api/operations.gen.ts';
import { CartScreen } from '../screens/cart-screen.tsx';
import { aCart, CART_ID } from './a-cart.ts';
import { aSite } from './an-answer.ts';

/** What the shop answers to each operation, by its name. */
export const answers = new Map<string, () => Response>();
/** What the shop was asked, in order. */
export const asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
export const ok = (data: object) => Response.json({ data });
export const pln = (value: number) => ({ value, currency: 'PLN' });

beforeEach(() => {
  localStorage.clear();
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { query = '', variables } = JSON.parse(String(init.body ?? '{}'));
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? `${init.method} ${address}`;
    asked.push({ name, variables });
    return answers.get(name)?.() ?? new Response('', { status: 429 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The page of a cart that the shop has; without one nobody has a cart. */
export async function open(cart?: Partial<CartPartsFragment>, settings = {}) {
  if (cart) {
    localStorage.setItem('cart_id', CART_ID);
    answers.set('ReadCart', () => ok({ cart: aCart(cart) }));
  }
  const shop = { ...createStillShop(), settings };
  await act(async () =>
    render(
      <ShopProvider value={shop}>
        <CartScreen path="/cart" site={aSite()} />
        <p id="announcements" />
      </ShopProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
}

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
