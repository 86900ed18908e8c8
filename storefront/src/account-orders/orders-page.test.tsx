import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CustomerScreen } from '../screens/customer-screen.tsx';
import { enterAccount, leaveAccount, press, showAccount } from '../testing/account-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { listPageOf, pagesOf } from './list-page.ts';
import { actOf } from './order-in-list.ts';
import { aRow } from './testing/a-row.ts';

let shop: ReturnType<typeof enterAccount>;

beforeEach(() => {
  shop = enterAccount();
});
afterEach(leaveAccount);

const openList = (search = '') => showAccount('/account/orders', `/account/orders${search}`, aSite());
const answerOrders = (items: object[], total = items.length) =>
  shop.answer('CustomerOrders', { customer: { orders: { total_count: total, items } } });

test('the history has a row for each order: number, state with its day, goods, amount, and the act that fits', async () => {
  answerOrders([aRow(), aRow({ number: '000000011', is_highlighted: true, can_retry_payment: true })]);
  await openList();
  const rows = await screen.findAllByRole('heading', { level: 2 });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Zamówienie 000000012', 'Zamówienie 000000011']);
  const [first, second] = rows.map((row) => within(row.closest('li') as HTMLElement));
  expect(first?.getByText('Dostarczone')).toBeTruthy();
  expect(first?.getByText('Dostarczono: 23.11.2026')).toBeTruthy();
  expect(first?.getByText('Złożone 20.11.2026')).toBeTruthy();
  expect(first?.getByText(/^107,99\szł$/)).toBeTruthy();
  expect(first?.getByRole('img', { name: '2 × Krem Świt' }).getAttribute('src')).toBe('/media/krem.avif');
  expect(first?.getByText('1 × Olejek Rosa')).toBeTruthy();
  expect(first?.getByRole('link', { name: 'Zamówienie 000000012' }).getAttribute('href')).toBe(
    '/account/order/000000012',
  );
  expect(first?.getByRole('button', { name: 'Kup ponownie: zamówienie 000000012' })).toBeTruthy();
  expect(second?.getByText('Wymaga uwagi')).toBeTruthy();
  expect(second?.getByRole('button', { name: 'Zapłać za zamówienie: zamówienie 000000011' })).toBeTruthy();
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Historia Zamówień');
});

test('its data come in one round trip, beside the check of the token', async () => {
  answerOrders([aRow()]);
  const begun: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    begun.push(/(ReadCustomer|CustomerOrders)\b/.exec(String(init.body))?.[1] ?? '');
    return fetch(address, init);
  });
  render(<CustomerScreen path="/account/orders" site={aSite()} />);
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['CustomerOrders', 'ReadCustomer']));
  await screen.findByRole('heading', { name: 'Zamówienie 000000012' });
  expect(shop.askedFor('CustomerOrders')).toEqual([{ page: 1, size: 10 }]);
});

test('without orders there is a way on', async () => {
  answerOrders([]);
  await openList();
  expect(await screen.findByText('Nie masz jeszcze zamówień')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zobacz nowości' }).getAttribute('href')).toBe('/');
});

test('pages have addresses, and one that is not there leads back', async () => {
  answerOrders([aRow()], 21);
  await openList('?page=2');
  const pages = within(await screen.findByRole('navigation', { name: 'Strony historii zamówień' }));
  expect(shop.askedFor('CustomerOrders')[0]).toEqual({ page: 2, size: 10 });
  expect(pages.getByText('Strona 2 z 3')).toBeTruthy();
  expect(pages.getByRole('link', { name: 'Nowsze' }).getAttribute('href')).toBe('/account/orders');
  expect(pages.getByRole('link', { name: 'Starsze' }).getAttribute('href')).toBe('/account/orders?page=3');
  cleanup();
  answerOrders([], 21);
  await openList('?page=9');
  expect((await screen.findByRole('link', { name: 'Wróć do najnowszych zamówień' })).getAttribute('href')).toBe(
    '/account/orders',
  );
});

test('where the history cannot be read it is asked again, and the frame stays', async () => {
  await openList();
  expect(await screen.findByText('Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.')).toBeTruthy();
  answerOrders([aRow()]);
  await press('Spróbuj jeszcze raz');
  expect(await screen.findByText('Zamówienie 000000012')).toBeTruthy();
});

test('paying goes to the bank at once, and is remembered for the way back', async () => {
  answerOrders([aRow({ can_retry_payment: true })]);
  shop.answer('RetryPayment', { retryPaymentUrl: { url: 'https://bank.example/pay' } });
  const { assign } = await openList();
  await screen.findByText('Zamówienie 000000012');
  await press(/^Zapłać/);
  expect(assign).toHaveBeenCalledWith('https://bank.example/pay');
  expect(shop.askedFor('RetryPayment')[0]).toMatchObject({ number: '000000012' });
});

test('what cannot be paid at once is paid where the order is shown', async () => {
  answerOrders([aRow({ can_retry_payment: true })]);
  shop.refuse('RetryPayment', { code: 'provider-unavailable' });
  const { assign } = await openList();
  await screen.findByText('Zamówienie 000000012');
  await press(/^Zapłać/);
  expect(assign).toHaveBeenCalledWith('/account/order/000000012');
});

test('buying again leads to the cart, or names what there is not', async () => {
  answerOrders([aRow()]);
  shop.answer('Reorder', {
    reorderItems: { cart: { id: 'c' }, userInputErrors: [{ sentence: 'Olejku Rosa już nie ma.', message: 'x' }] },
  });
  const { assign } = await openList();
  await screen.findByText('Zamówienie 000000012');
  await press(/^Kup ponownie/);
  expect(screen.getByText('Nie wszystko jest w koszyku:')).toBeTruthy();
  expect(screen.getByText('Olejku Rosa już nie ma.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
  expect(assign).not.toHaveBeenCalled();
  shop.answer('Reorder', { reorderItems: { cart: { id: 'c' }, userInputErrors: [] } });
  await press(/^Kup ponownie/);
  expect(assign).toHaveBeenCalledWith('/cart');
});

test('buying again that fails says so', async () => {
  answerOrders([aRow()]);
  await openList();
  await screen.findByText('Zamówienie 000000012');
  await press(/^Kup ponownie/);
  expect(screen.getByText(/^Nie udało się włożyć produktów/)).toBeTruthy();
});

test.each([
  [{ can_retry_payment: true, is_returnable: true }, { kind: 'pay' }],
  [{ is_returnable: true, shipments: [{ tracking: [{ number: '1', url: 'https://x.example' }] }] }, { kind: 'return' }],
  [
    {
      shipments: [
        {
          tracking: [
            { number: '1', url: null },
            { number: '2', url: 'https://x.example/2' },
          ],
        },
      ],
    },
    { kind: 'track', url: 'https://x.example/2' },
  ],
  [{ shipments: [{ tracking: [{ number: '1', url: null }] }] }, { kind: 'reorder' }],
] as const)('%j: the act is %j', (given, act) => {
  expect(actOf({ can_retry_payment: false, is_returnable: false, shipments: [], ...given })).toEqual(act);
});

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1e3', 1],
  ['?page=99999999999', 1],
  ['?page=%3Cscript%3E', 1],
])('%s is page %i', (search, page) => expect(listPageOf(search)).toBe(page));

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i orders have %i pages', (orders, pages) => expect(pagesOf(orders)).toBe(pages));
