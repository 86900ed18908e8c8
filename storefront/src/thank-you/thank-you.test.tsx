import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { featuresOf } from '@witryna/module-schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../data-layer/index.ts';
import { forgetLatestOrder, latestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { OrderScreen } from '../screens/order-screen.tsx';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { aSite } from '../testing/an-answer.ts';
import { A_TRANSFER, aThankYou, LATEST } from '../testing/an-order-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';

let shop: ReturnType<typeof stubShopAnswers>;
const events = () => (window as unknown as { dataLayer?: AnalyticsEvent[] }).dataLayer ?? [];
let number = 12;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetLatestOrder();
  events().length = 0;
  shop = stubShopAnswers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(given: Parameters<typeof aThankYou>[0] = {}, order: object = {}) {
  rememberLatestOrder({ ...LATEST, ...order });
  shop.answer('ThankYou', aThankYou(given));
  await show();
}
const site = aSite({ features: featuresOf('pl', { user: true }) });
async function show() {
  await act(async () => render(<OrderScreen path="/thank-you" site={site} />));
  await act(() => vi.dynamicImportSettled());
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a paid order is thanked for, with its days, point, goods and the ways on', async () => {
  await open();
  expect(heading()).toBe('Dziękujemy. Zamówienie 000000012 przyjęte');
  expect(screen.getByText('Płatność potwierdzona. Zaczynamy pakować.')).toBeTruthy();
  expect(screen.getByText(/^Dostawa: wt\.\s24\.11 – śr\.\s25\.11, KRA010$/)).toBeTruthy();
  expect(screen.getByText('Potwierdzenie wysłaliśmy na anna@poczta.example.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Produkty' })).getByText(/^2 × Krem Świt/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sprawdź status' }).getAttribute('href')).toBe(
    `/order#token=${encodeURIComponent(LATEST.token)}`,
  );
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Drukuj');
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByText('Dane do przelewu')).toBeNull();
});

test('a transfer has its account in fours, each part to be copied, and a code for the app of a bank', async () => {
  await open({ payment: { status: 'PENDING', payment_method: 'banktransfer', instructions: A_TRANSFER } });
  expect(screen.getByText('Czekamy na przelew do 29.11.2026.')).toBeTruthy();
  expect(screen.queryByText(/Płatność potwierdzona/)).toBeNull();
  expect(screen.getByText('27 1140 2004 0000 3002 0135 5387')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Kod QR do przelewu 107,99\szł, tytuł 000000012$/ })).toBeTruthy();
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  for (const what of ['Odbiorca', 'Numer konta', 'Kwota', 'Tytuł przelewu']) await press(`Kopiuj: ${what}`);
  expect(writeText.mock.calls.map(([text]) => text)).toEqual([
    'Rosa i Len sp. z o.o.',
    '27114020040000300201355387',
    '107,99',
    '000000012',
  ]);
  expect(screen.getAllByRole('button', { name: 'Skopiowano' })).toHaveLength(4);
});

test('where the clipboard is refused the text is selected', async () => {
  await open({ payment: { status: 'PENDING', payment_method: 'banktransfer', instructions: A_TRANSFER } });
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await press('Kopiuj: Numer konta');
  expect(String(window.getSelection())).toBe('27 1140 2004 0000 3002 0135 5387');
  expect(screen.getByRole('button', { name: 'Zaznaczone, skopiuj ręcznie' })).toBeTruthy();
});

test.each([
  [{ status: 'PENDING', payment_method: 'cashondelivery' }, 'Zapłacisz przy odbiorze.', undefined],
  [
    { status: 'PENDING', can_retry: true },
    /^Czekamy na potwierdzenie płatności\. O\swyniku napiszemy e-mailem\.$/,
    ['Sprawdź płatność', '/payment-verification?order=000000012'],
  ],
  [
    { status: 'FAILED', can_retry: true },
    'Płatność nie doszła do skutku. Zamówienie czeka na płatność.',
    ['Zapłać za zamówienie', '/payment-error'],
  ],
  [{ status: 'REFUNDED' }, 'Płatność została zwrócona.', undefined],
] as const)('%j says what happens now, and never thanks for money that is not there', async (payment, line, link) => {
  await open({ payment });
  expect(screen.getByText(line)).toBeTruthy();
  expect(screen.queryByText(/Płatność potwierdzona/)).toBeNull();
  if (link) expect(screen.getByRole('link', { name: link[0] }).getAttribute('href')).toBe(link[1]);
});

test('an order that was canceled says so', async () => {
  await open({ status_code: 'canceled', payment: { status: 'FAILED' } });
  expect(screen.getByText('To zamówienie jest anulowane.')).toBeTruthy();
});

test('a purchase is tracked once for each order, however often its page is loaded', async () => {
  number += 1;
  allowCookies('marketing');
  const own = { number: `0000000${number}` };
  await open(own);
  expect(events()).toEqual([
    {
      event: 'purchase',
      transaction_id: own.number,
      currency: 'PLN',
      value: 107.99,
      tax: 20.19,
      shipping: 9.99,
      coupon: 'LEN10',
      items: [
        {
          id: 'RL-SW-001-50',
          parent_id: 'RL-SW-001',
          variant: '50 ml',
          name: 'Krem Świt',
          currency: 'PLN',
          category: 'Twarz',
          brand: 'Rosa i Len',
          price: 49,
          quantity: 2,
          url: '/krem-swit',
          image: '/media/krem.avif',
        },
      ],
    },
  ]);
  cleanup();
  await show();
  expect(events()).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem('tracked_orders') ?? '')).toEqual([own.number]);
});

test('an order whose payment has not come is no purchase yet', async () => {
  await open({ number: '000000077', payment: { status: 'PENDING', can_retry: true } });
  expect(events()).toEqual([]);
});

test('a guest sets a password and has an account; the field says its rule before anything is typed', async () => {
  await open();
  const field = () => screen.getByLabelText('Hasło');
  expect(screen.getByText(/^Co najmniej 8 znaków: litera, cyfra i\sznak specjalny\.$/)).toBeTruthy();
  await press('Załóż konto');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field(), { target: { value: 'len-kwitnie-7' } });
  await press('Pokaż hasło');
  expect(field().getAttribute('type')).toBe('text');
  const faults = [{ path: '/password', rule: 'password-common', message: 'To hasło zna każdy.' }];
  shop.refuse('CreateAccountFromOrder', { category: 'graphql-input', details: { faults } });
  await press('Załóż konto');
  expect(screen.getByText('To hasło zna każdy.')).toBeTruthy();

  fireEvent.change(field(), { target: { value: 'len-kwitnie-w-maju-7' } });
  shop.answer('CreateAccountFromOrder', { createAccountFromOrder: { email: 'anna@poczta.example' } });
  await press('Załóż konto');
  expect(shop.asked.at(-1)?.variables).toEqual({ token: LATEST.token, password: 'len-kwitnie-w-maju-7' });
  expect(screen.getByText('Gotowe. Szczegóły konta wysłaliśmy na anna@poczta.example.')).toBeTruthy();
  expect(latestOrder()).toEqual({ ...LATEST, hasAccount: true });
  cleanup();
  await show();
  expect(screen.queryByLabelText('Hasło')).toBeNull();
});

test('no account is offered to customers, nor where one came with the order', async () => {
  await open({}, { hasAccount: true });
  expect(screen.queryByLabelText('Hasło')).toBeNull();
  cleanup();
  localStorage.setItem('customer_token', 'x'.repeat(43));
  await open();
  expect(screen.queryByLabelText('Hasło')).toBeNull();
});

test('without an order there is a neutral sentence and the form; what it finds is no purchase of this browser', async () => {
  await show();
  expect([heading(), shop.asked]).toEqual(['Pokażemy Twoje zamówienie', []]);
  fireEvent.change(screen.getByLabelText('Numer zamówienia'), { target: { value: '000000088' } });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'anna@poczta.example' } });
  fireEvent.change(screen.getByLabelText('Nazwisko'), { target: { value: 'Różana' } });
  const found = { number: '000000088', token: `88.${'b'.repeat(32)}` };
  shop.answer('FindOrder', { guestOrder: found });
  shop.answer('ThankYou', aThankYou({ number: found.number }));
  await press('Pokaż zamówienie');
  expect(heading()).toBe('Dziękujemy. Zamówienie 000000088 przyjęte');
  expect([events(), latestOrder()]).toEqual([[], found]);
  cleanup();
  await show();
  expect(events()).toEqual([]);
});

test('a link with the order’s secret needs no memory, and leaves the address without it', async () => {
  window.history.replaceState(null, '', `/thank-you#token=${LATEST.token}`);
  shop.answer('LinkedOrder', { guestOrderByToken: LATEST });
  shop.answer('ThankYou', aThankYou());
  await show();
  expect([heading(), window.location.hash, latestOrder()]).toEqual([
    'Dziękujemy. Zamówienie 000000012 przyjęte',
    '',
    LATEST,
  ]);
});

test('an order that the shop does not know is forgotten', async () => {
  rememberLatestOrder(LATEST);
  shop.refuse('ThankYou', { category: 'graphql-no-such-entity' });
  await show();
  expect([heading(), latestOrder()]).toEqual(['Pokażemy Twoje zamówienie', undefined]);
});

test('a shop that does not answer says that the order is placed, and is asked again', async () => {
  rememberLatestOrder(LATEST);
  await show();
  expect(heading()).toBe('Zamówienie 000000012');
  expect(screen.getByText(/^Nie udało się wczytać zamówienia\. Jest przyjęte/)).toBeTruthy();
  shop.answer('ThankYou', aThankYou());
  await press('Spróbuj jeszcze raz');
  expect(heading()).toBe('Dziękujemy. Zamówienie 000000012 przyjęte');
});
