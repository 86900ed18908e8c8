import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterAccount, leaveAccount, press, showAccount } from '../testing/account-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { pln } from './testing/a-row.ts';

let shop: ReturnType<typeof enterAccount>;

beforeEach(() => {
  shop = enterAccount();
});
afterEach(leaveAccount);

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
const answerOrder = (...items: object[]) =>
  shop.answer('CustomerOrder', { customer: { orders: { items } }, storeConfig: REASONS });

const openOrder = (number = '000000012') => showAccount('/account/order/:number', `/account/order/${number}`, aSite());

test('an order of the customer is shown under its number, and details fold', async () => {
  answerOrder(anOrder());
  await openOrder();
  expect(await screen.findByText(/^2 × Krem Świt/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zamówienie 000000012');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(shop.askedFor('CustomerOrder')).toEqual([{ number: '000000012' }]);
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
  expect(shop.askedFor('CancelOwnOrder')).toEqual([]);
  fireEvent.click(screen.getByLabelText('Zmieniłam zdanie'));
  answerOrder(anOrder({ status: 'Anulowane', status_code: 'canceled', available_actions: ['REORDER'] }));
  await press('Anuluj zamówienie');
  expect(await screen.findByText('Zamówienie jest anulowane. Potwierdzenie wysłaliśmy e-mailem.')).toBeTruthy();
  // As its state, and as the end of its way.
  expect(screen.getAllByText('Anulowane')).toHaveLength(2);
  expect(shop.askedFor('CancelOwnOrder')).toEqual([{ id: 'MTI=', reason: 'Zmieniłam zdanie' }]);
});
