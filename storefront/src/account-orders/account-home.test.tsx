import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterAccount, leaveAccount, press, showAccount } from '../testing/account-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { basketOf } from './basket.ts';
import { aRow, pln } from './testing/a-row.ts';

let shop: ReturnType<typeof enterAccount>;

beforeEach(() => {
  shop = enterAccount();
});
afterEach(leaveAccount);

interface HomeGiven {
  readonly order?: object;
  readonly cart?: object | null;
  readonly underWay?: number;
  readonly viewed?: readonly object[];
}
const answerHome = (given: HomeGiven = {}) =>
  shop.answer('AccountHome', {
    customer: {
      orders: { items: given.order ? [given.order] : [] },
      underWay: { total_count: given.underWay ?? 0 },
      recently_viewed: given.viewed ?? [],
    },
    customerCart: given.cart ?? { id: 'c', total_quantity: 0, items: [], prices: null },
  });
const openHome = () => showAccount('/account', '/account', aSite());
const aFilledCart = {
  id: 'c',
  total_quantity: 3,
  items: [
    { uid: 'MQ==', quantity: 2, product: { name: 'Krem Świt', thumbnail: { url: '/media/krem.avif' } } },
    { uid: 'Mg==', quantity: 1, product: { name: 'Olejek Rosa', thumbnail: null } },
    null,
  ],
  prices: { grand_total: pln(148) },
};

test('the account begins with the last order, its state and the act that fits', async () => {
  answerHome({ order: aRow() });
  await openHome();
  const panel = within(await screen.findByRole('region', { name: 'Ostatnie zamówienie' }));
  expect(panel.getByRole('heading', { level: 3 }).textContent).toBe('Zamówienie 000000012');
  expect(panel.getByText('Dostarczone')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Kup ponownie: zamówienie 000000012' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /koszyku/ })).toBeNull();
  expect(screen.queryByText('Nie masz nowych powiadomień.')).toBeNull();
});

test('a last order that waits for money says so, and is paid from there', async () => {
  answerHome({ order: aRow({ can_retry_payment: true, is_highlighted: true, status: 'Oczekuje na płatność' }) });
  shop.answer('RetryPayment', { retryPaymentUrl: { url: 'https://bank.example/pay' } });
  const { assign } = await openHome();
  await screen.findByRole('region', { name: 'Zamówienie czeka na płatność' });
  await press(/^Zapłać/);
  expect(assign).toHaveBeenCalledWith('https://bank.example/pay');
});

test('what was left in the cart is shown beside it', async () => {
  answerHome({ order: aRow(), cart: aFilledCart });
  await openHome();
  const panel = within(await screen.findByRole('region', { name: /^Produkty czekają w\skoszyku$/ }));
  expect(panel.getByText(/^3\sprodukty$/)).toBeTruthy();
  expect(panel.getByText(/^148,00\szł$/)).toBeTruthy();
  expect(panel.getByRole('img', { name: '2 × Krem Świt' })).toBeTruthy();
  expect(panel.getByText('1 × Olejek Rosa')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
  expect(screen.getByRole('region', { name: 'Ostatnie zamówienie' })).toBeTruthy();
});

test('where there is nothing to know there is a way on, and the frame says how many orders are on their way', async () => {
  answerHome();
  await openHome();
  expect(await screen.findByText('Nie masz nowych powiadomień.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zobacz nowości' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText(/w\sdrodze/)).toBeNull();
  cleanup();
  answerHome({ order: aRow(), underWay: 2 });
  await openHome();
  expect(await screen.findByRole('link', { name: /^Historia Zamówień 2\szamówienia w\sdrodze$/ })).toBeTruthy();
});

test('the beginning of the account comes in one round trip; what fails is asked again, and its frame stays', async () => {
  const begun: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    begun.push(/(ReadCustomer|AccountHome)\b/.exec(String(init.body))?.[1] ?? '');
    return fetch(address, init);
  });
  await openHome();
  expect(begun.toSorted()).toEqual(['AccountHome', 'ReadCustomer']);
  expect(shop.askedFor('AccountHome')[0]).toMatchObject({ hasCart: true });
  expect(await screen.findByText('Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.')).toBeTruthy();
  expect(screen.getByText('Dzień dobry, Lena')).toBeTruthy();
  answerHome({ order: aRow() });
  await press('Spróbuj jeszcze raz');
  expect(await screen.findByRole('region', { name: 'Ostatnie zamówienie' })).toBeTruthy();
});

test.each([
  [null, undefined],
  [{ id: 'c', total_quantity: 0, items: [], prices: null }, undefined],
])('%j is no basket that was left', (cart, basket) => expect(basketOf(cart)).toBe(basket));

const aViewed = (sku: string, least: number, most = least) => ({
  sku,
  name: `Krem ${sku}`,
  url_key: `krem-${sku}`,
  small_image: { url: `/media/${sku}.avif` },
  price_range: {
    minimum_price: { final_price: pln(least) },
    maximum_price: { final_price: { value: most } },
  },
});

test('what was looked at last leads back to it, and is forgotten at a word', async () => {
  answerHome({ viewed: [aViewed('a', 59), aViewed('b', 19, 79)] });
  shop.answer('DELETE /me/viewed', {});
  await openHome();
  const section = await screen.findByRole('region', { name: 'Ostatnio oglądane' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Krem a59,00 zł', 'Krem bod 19,00 zł']);
  expect(within(section).getByRole('link', { name: 'Krem b' }).getAttribute('href')).toBe('/krem-b');
  answerHome();
  await press('Wyczyść');
  expect((await screen.findByText(/^Lista jest pusta/)).getAttribute('role')).toBe('status');
  expect(shop.askedFor('DELETE /me/viewed')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Wyczyść' })).toBeNull();
});

test('a list that could not be cleared stays, and may be cleared again', async () => {
  answerHome({ viewed: [aViewed('a', 59)] });
  await openHome();
  await screen.findByRole('region', { name: 'Ostatnio oglądane' });
  await press('Wyczyść');
  expect(await screen.findByText(/^Nie udało się wyczyścić listy/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Krem a' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wyczyść' })).toBeTruthy();
});
