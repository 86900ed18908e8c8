import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckoutPartsFragment } from '../api/operations.gen.ts';
import { CheckoutScreen } from '../screens/checkout-screen.tsx';
import { aCart, CART_ID } from '../testing/a-cart.ts';
import { aCheckout } from '../testing/a-checkout.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';

const OWN = '9'.repeat(32);
const ok = (data: object) => Response.json({ data });
const ended = () => Response.json({ errors: [{ message: 'x' }] }, { status: 401 });

const NOTHING_YET: CheckoutPartsFragment['missing_for_order'] = ['EMAIL', 'SHIPPING_ADDRESS', 'SHIPPING_METHOD'];

let tokens: Set<string>;
let asked: { readonly name: string; readonly variables: Record<string, unknown> }[];

/** A shop whose customer has a cart; what is known of the order can be read of any. */
async function answer(_address: string, init?: RequestInit): Promise<Response> {
  const { query, variables } = JSON.parse(String(init?.body));
  const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
  // Customer and cart were shown; what comes next is refused.
  if (name === 'ReadCheckout') tokens.delete('t');
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
  if (token !== undefined && !tokens.has(token)) return ended();
  asked.push({ name, variables });
  switch (name) {
    case 'ReadCustomerCart':
      return ok({ customerCart: aCart({ id: OWN }) });
    case 'ReadCustomer':
      return ok({ customer: aCustomerAnswer() });
    case 'SignIn':
      tokens.add('new');
      return ok({ generateCustomerToken: { token: 'new', expires_at: null } });
    case 'CreateCart':
      return ok({ createEmptyCart: CART_ID });
    case 'AddToCart':
      return ok({ addProductsToCart: { cart: aCart(), user_errors: [] } });
    case 'ReadCheckout':
      return variables.id === CART_ID
        ? ok({ cart: aCheckout({ shipping_addresses: [], missing_for_order: NOTHING_YET }), checkoutAgreements: [] })
        : new Response('', { status: 429 });
    default:
      return new Response('', { status: 429 });
  }
}

const replaced = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  tokens = new Set(['t']);
  replaced.mockReset();
  vi.stubGlobal('location', { ...window.location, replace: replaced });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The checkout of a customer whose sign-in ends in the middle of it. */
async function open() {
  localStorage.setItem('customer_token', 't');
  await act(async () =>
    render(
      <ShopProvider value={createStillShop()}>
        <CheckoutScreen path="/checkout" site={aSite()} />
      </ShopProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('heading', { level: 1, name: 'Dokończ zamówienie' });
}

test('a sign-in that ends in the middle leaves both ways on, and leads nowhere by itself', async () => {
  await open();
  expect(screen.getByText(/^Logowanie wygasło\. Zaloguj się albo kup bez konta/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Dokończ zamówienie');
  expect(replaced).not.toHaveBeenCalled();
});

test('without an account the same things are ordered', async () => {
  await open();
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Kup bez konta' })));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ name: 'ReadCheckout', variables: { id: CART_ID } }));
  expect(asked.find(({ name }) => name === 'AddToCart')?.variables).toEqual({
    cartId: CART_ID,
    items: [{ sku: 'RL-SW-001-50', quantity: 2 }],
  });
  // Who has chosen to go on without it is not told once more that the sign-in has ended.
  const summary = await screen.findByText('Masz już konto? Zaloguj się');
  expect(summary.closest('details')?.open).toBe(false);
  expect(screen.queryByText(/^Logowanie wygasło/)).toBeNull();
});

test('signed in again, the customer’s own cart is ordered', async () => {
  await open();
  fireEvent.input(screen.getByLabelText('E-mail'), { target: { value: 'lena@example.com' } });
  fireEvent.input(screen.getByLabelText('Hasło'), { target: { value: 'Poziomki1!' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zaloguj się' })));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ name: 'ReadCheckout', variables: { id: OWN } }));
  expect(asked.map(({ name }) => name)).not.toContain('AddToCart');
});
