import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MailLinkView } from '../mail-links/mail-link-view.tsx';
import { aSite } from '../testing/an-answer.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const pln = (value: number) => ({ value, currency: 'PLN' });
const cart = {
  total_quantity: 3,
  prices: { grand_total: pln(124.9) },
  items: [
    {
      uid: 'MQ==',
      quantity: 2,
      product: { name: 'Krem Świt' },
      configurable_options: [{ value_label: '50 ml' }],
      prices: { row_total_including_tax: pln(98) },
    },
    { uid: 'Mg==', quantity: 1, product: { name: 'Mydło' }, prices: { row_total_including_tax: pln(26.9) } },
  ],
};

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => act(async () => render(<MailLinkView path="/cart" site={aSite()} />));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const answer = (body: object) => Response.json(body);

test('the cart of this browser is shown with its lines and its total', async () => {
  localStorage.setItem('cart_id', 'a'.repeat(32));
  fetched.mockResolvedValue(answer({ data: { cart } }));
  await open();
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).variables).toEqual({ id: 'a'.repeat(32) });
  expect(heading()).toBe('Koszyk');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Krem Świt, 50 ml × 298,00\u00a0zł',
    'Mydło × 126,90\u00a0zł',
  ]);
  expect(screen.getByText(/124,90/)).toBeTruthy();
});

test('a visitor without a cart is told so, and nothing is asked', async () => {
  await open();
  expect([heading(), fetched.mock.calls.length]).toEqual(['Twój koszyk jest pusty', 0]);
  expect(screen.getByRole('link', { name: 'Wróć do zakupów' }).getAttribute('href')).toBe('/');
});

test.each([
  [
    'has expired',
    { data: null, errors: [{ extensions: { category: 'graphql-no-such-entity', code: 'cart-missing' } }] },
  ],
  ['is empty', { data: { cart: { ...cart, total_quantity: 0, items: [] } } }],
])('a cart that %s is an empty one', async (_what, body) => {
  localStorage.setItem('cart_id', 'a'.repeat(32));
  fetched.mockResolvedValue(answer(body));
  await open();
  expect(heading()).toBe('Twój koszyk jest pusty');
});

test('a cart that could not be read can be asked for again', async () => {
  localStorage.setItem('cart_id', 'a'.repeat(32));
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await open();
  expect(screen.getByText(/chwilowo niedostępny/)).toBeTruthy();
  fetched.mockResolvedValue(answer({ data: { cart } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' })));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
