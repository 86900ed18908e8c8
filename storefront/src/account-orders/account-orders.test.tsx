import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PathOfArea } from '../content/screen-areas.ts';
import { CustomerScreen } from '../screens/customer-screen.tsx';
import { enterAccount, leaveAccount, press } from '../testing/account-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { stubAddress } from '../testing/shop-answers.ts';
import { basketOf } from './basket.ts';
import { listPageOf, pagesOf } from './list-page.ts';
import { actOf } from './order-in-list.ts';

let shop: ReturnType<typeof enterAccount>;
const pln = (value: number) => ({ value, currency: 'PLN' });

/** An order as the history answers it. */
function aRow(given: object = {}) {
  return {
    number: '000000012',
    token: `12.${'a'.repeat(32)}`,
    status: 'Dostarczone',
    status_code: 'complete',
    order_date: '2026-11-20 10:00:00',
    order_status_change_date: '2026-11-23 09:00:00',
    status_date_label: 'Dostarczono',
    is_highlighted: false,
    can_retry_payment: false,
    is_returnable: false,
    total: { grand_total: pln(107.99) },
    items: [
      {
        id: 'MQ==',
        product_name: 'Krem Świt',
        quantity_ordered: 2,
        product: { thumbnail: { url: '/media/krem.avif' } },
      },
      { id: 'Mg==', product_name: 'Olejek Rosa', quantity_ordered: 1, product: null },
    ],
    shipments: [],
    ...given,
  };
}

/** An order as its page answers it. */
function anOrder(given: object = {}) {
  return {
    id: 'MTI=',
    number: '000000012',
    token: `12.${'a'.repeat(32)}`,
    email: 'lena@example.com',
    status: 'W realizacji',
    status_code: 'processing',
    order_date: '2026-11-20 10:00:00',
    order_status_change_date: '2026-11-20 10:00:00',
    status_date_label: 'Opłacono',
    can_retry_payment: false,
    available_actions: ['REORDER', 'CANCEL'],
    is_returnable: false,
    returnable_until: null,
    shipping_method: 'Kurier InPost',
    customer_notes: null,
    items: [
      {
        id: 'MQ==',
        product_name: 'Krem Świt',
        quantity_ordered: 2,
        quantity_returnable: 0,
        selected_options: [],
        prices: { row_total_including_tax: pln(98) },
      },
    ],
    total: {
      grand_total: pln(107.99),
      subtotal_incl_tax: pln(98),
      total_shipping: pln(9.99),
      discounts: [],
      taxes: [],
    },
    payment_methods: [{ name: 'Przelewy24', type: 'przelewy24' }],
    delivery_estimate: null,
    pickup_point: null,
    history: [],
    shipments: [],
    shipping_address: {
      firstname: 'Lena',
      lastname: 'Różana',
      company: null,
      street: ['Lipowa 5'],
      postcode: '02-677',
      city: 'Warszawa',
      telephone: '601234567',
    },
    billing_address: {
      firstname: 'Lena',
      lastname: 'Różana',
      company: null,
      vat_id: null,
      street: ['Lipowa 5'],
      postcode: '02-677',
      city: 'Warszawa',
    },
    order_returns: [],
    invoices: [],
    ...given,
  };
}
const REASONS = { order_cancellation_reasons: [{ description: 'Zmieniłam zdanie' }] };
const answerOrders = (items: object[], total = items.length) =>
  shop.answer('CustomerOrders', { customer: { orders: { total_count: total, items } } });
const answerOrder = (...items: object[]) =>
  shop.answer('CustomerOrder', { customer: { orders: { items } }, storeConfig: REASONS });

beforeEach(() => {
  shop = enterAccount();
});
afterEach(leaveAccount);

async function open(path: PathOfArea<'customer'>, address: string) {
  const location = stubAddress(address);
  await act(async () => void render(<CustomerScreen path={path} site={aSite()} />));
  return location;
}
const openList = (search = '') => open('/account/orders', `/account/orders${search}`);
const openOrder = (number = '000000012') => open('/account/order/:number', `/account/order/${number}`);
const askedFor = (name: string) => shop.asked.filter((asked) => asked.name === name).map(({ variables }) => variables);

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
const openHome = () => open('/account', '/account');
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
  expect(askedFor('AccountHome')[0]).toMatchObject({ hasCart: true });
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
  expect(askedFor('CustomerOrders')).toEqual([{ page: 1, size: 10 }]);
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
  expect(askedFor('CustomerOrders')[0]).toEqual({ page: 2, size: 10 });
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
  expect(askedFor('DELETE /me/viewed')).toHaveLength(1);
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
  expect(askedFor('RetryPayment')[0]).toMatchObject({ number: '000000012' });
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

test('an order of the customer is shown under its number, and details fold', async () => {
  answerOrder(anOrder());
  await openOrder();
  expect(await screen.findByText(/^2 × Krem Świt/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(askedFor('CustomerOrder')).toEqual([{ number: '000000012' }]);
  const toggle = screen.getByRole('button', { name: 'Ukryj szczegóły' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(toggle);
  expect(screen.getByRole('button', { name: 'Pokaż szczegóły' }).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'Wróć do zamówień' }).getAttribute('href')).toBe('/account/orders');
});

test('the number of somebody else’s order shows nothing, and says what to do', async () => {
  answerOrder();
  await openOrder('000000099');
  expect(await screen.findByText(/^Nie znaleźliśmy takiego zamówienia na Twoim koncie/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie');
});

test('a customer cancels at once: why, what happens to the money, and that it is done', async () => {
  answerOrder(anOrder());
  shop.answer('CancelOwnOrder', { cancelOrder: { errorV2: null } });
  await openOrder();
  await screen.findByText(/^2 × Krem Świt/);
  await press('Anuluj zamówienie');
  expect(screen.getByText(/pieniądze wrócą tą samą drogą, najpóźniej w\sciągu 14\sdni/)).toBeTruthy();
  await press('Anuluj zamówienie');
  expect(screen.getByText('Wybierz powód.')).toBeTruthy();
  expect(askedFor('CancelOwnOrder')).toEqual([]);
  fireEvent.click(screen.getByLabelText('Zmieniłam zdanie'));
  answerOrder(anOrder({ status: 'Anulowane', status_code: 'canceled', available_actions: ['REORDER'] }));
  await press('Anuluj zamówienie');
  expect(await screen.findByText('Zamówienie jest anulowane. Potwierdzenie wysłaliśmy e-mailem.')).toBeTruthy();
  // As its state, and as the end of its way.
  expect(screen.getAllByText('Anulowane')).toHaveLength(2);
  expect(askedFor('CancelOwnOrder')).toEqual([{ id: 'MTI=', reason: 'Zmieniłam zdanie' }]);
});
