import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLatestOrder, latestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { OrderScreen } from '../screens/order-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus, LATEST } from '../testing/an-order-answer.ts';
import { stubAddress, stubShopAnswers } from '../testing/shop-answers.ts';
import { showDialogs } from '../testing/show-dialogs.ts';

let shop: ReturnType<typeof stubShopAnswers>;
let address: ReturnType<typeof stubAddress>;
const REFUSED = 'Brak autoryzacji lub transakcja anulowana przez użytkownika.';
const failed = { status: 'FAILED', reason_code: 'REJECTED', reason_sentence: REFUSED };

beforeEach(() => {
  showDialogs();
  localStorage.clear();
  sessionStorage.clear();
  forgetLatestOrder();
  shop = stubShopAnswers();
  shop.answer('PaymentReasons', {
    paymentReasons: [
      { code: '501', is_prefix: false, sentence: REFUSED },
      { code: null, is_prefix: true, sentence: 'Płatność nie doszła do skutku.' },
    ],
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path = '/payment-error/REJECTED', status: object = failed) {
  rememberLatestOrder(LATEST);
  shop.answer('PaymentStatus', aPaymentStatus(status));
  await show(path);
}
async function show(path: string, site = aSite()) {
  address = stubAddress(path);
  await act(async () => render(<OrderScreen path="/payment-error" site={site} />));
  await act(() => vi.dynamicImportSettled());
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const retried = (found: object) =>
  shop.answer('RetryPayment', {
    retryPaymentUrl: {
      url: null,
      reason_code: null,
      reason_sentence: null,
      retry_payment_methods: null,
      instructions: null,
      ...found,
    },
  });
const lastRetry = () => shop.asked.findLast(({ name }) => name === 'RetryPayment')?.variables;

test('says why, that nothing was confirmed, and that the order waits', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Błąd płatności');
  expect(screen.getByText(REFUSED)).toBeTruthy();
  expect(screen.getByText('Nie otrzymaliśmy potwierdzenia płatności')).toBeTruthy();
  expect(
    screen.getByText(
      'Płatność została przerwana lub wystąpił błąd wewnętrzny. Twoje zamówienie nie zostało potwierdzone.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Zamówienie 000000012 czeka, produkty są odłożone.')).toBeTruthy();
});

test('says the same in English', async () => {
  rememberLatestOrder(LATEST);
  const sentence = 'No authorization or transaction canceled by user';
  shop.answer('PaymentStatus', aPaymentStatus({ ...failed, reason_sentence: sentence }));
  await show('/payment-error/REJECTED', aSite({ language: 'en-US', locale: 'en-US' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment error');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByText('We have not received a payment confirmation')).toBeTruthy();
  expect(
    screen.getByText(
      'Payment has been interrupted or an internal error has occurred. Your order has not been confirmed',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay for your order' })).toBeTruthy();
});

const titles = () => screen.getByRole('heading', { level: 1 }).textContent;

test('whoever has asked for another payment has met no error', async () => {
  document.title = 'Błąd płatności – Rosa i Len';
  await open('/payment-error#ways');
  expect([titles(), document.title]).toEqual(['Wybierz inną płatność', 'Wybierz inną płatność – Rosa i Len']);
  expect(document.body.textContent).not.toMatch(/błąd|Brak autoryzacji|Nie otrzymaliśmy/i);
  expect(screen.getByText('Zamówienie 000000012 czeka, produkty są odłożone.')).toBeTruthy();
});

test('a payment that was left is nobody’s mistake', async () => {
  const sentence = 'Płatność nie została dokończona.';
  await open('/payment-error/CANCELED', { status: 'FAILED', reason_code: 'CANCELED', reason_sentence: sentence });
  expect(titles()).toBe('Płatność niedokończona');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/błąd/i);
});

test.each([
  ['/payment-error/501', REFUSED],
  ['/payment-error/nieznany', 'Płatność nie doszła do skutku.'],
])('%s takes its sentence from the shop’s table where the order tells none', async (path, sentence) => {
  await open(path, {});
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('without a code nothing is asked of the table, and what stands in the address is never shown', async () => {
  await open('/payment-error', {});
  expect(shop.asked.map(({ name }) => name)).toEqual(['PaymentStatus']);
  cleanup();
  await open('/payment-error/%3Cb%3EZadzwo%C5%84', {});
  expect(document.body.textContent).not.toContain('Zadzwoń');
});

test('pays once more as it was chosen, on the page of the provider', async () => {
  await open();
  retried({ url: 'https://bank.example/zaplac' });
  await press('Zapłać za zamówienie');
  expect(lastRetry()).toEqual({ ...LATEST, method: null });
  expect(address.assign.mock.calls).toEqual([['https://bank.example/zaplac']]);
  expect(latestOrder()).toEqual(LATEST);
});

test('whoever has asked for another payment already sees the ways', async () => {
  await open('/payment-error#ways');
  expect(screen.getByRole('button', { name: 'Wybierz inną płatność' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Przelewy24' })).toBeTruthy();
});

test('another payment: the ways that work now, BLIK with its code', async () => {
  await open();
  await press('Wybierz inną płatność');
  expect(screen.getByRole('button', { name: 'Przelewy24' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apple Pay' })).toBeNull();
  await press('Zapłać BLIKIEM');
  const field = screen.getByLabelText('Kod BLIK');
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  fireEvent.change(field, { target: { value: '12 345' } });
  expect(screen.getByText('Kod ma sześć cyfr, jest 5.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '123 456' } });
  expect(field).toHaveProperty('value', '123\u00a0456');
  retried({
    reason_code: 'BLIK_CODE_USED',
    reason_sentence: 'Ten kod był już użyty. Wygeneruj nowy.',
    retry_payment_methods: [{ code: 'przelewy24_blik', title: 'BLIK' }],
  });
  await press('Zapłać BLIKIEM');
  expect(lastRetry()).toEqual({ ...LATEST, method: { code: 'przelewy24_blik', blik_code: '123456' } });
  expect(screen.getByText('Ten kod był już użyty. Wygeneruj nowy.')).toBeTruthy();
  expect(screen.getByLabelText('Kod BLIK')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Zapłacę przelewem' })).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('123456');
});

test('a code that the bank takes is waited for in a dialog', async () => {
  await open();
  await press('Wybierz inną płatność');
  fireEvent.change(screen.getByLabelText('Kod BLIK'), { target: { value: '777123' } });
  retried({});
  shop.answer('PaymentStatus', aPaymentStatus());
  await press('Zapłać BLIKIEM');
  const dialog = await screen.findByRole('dialog', { name: /^Potwierdź w\saplikacji banku$/ });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Wybierz inną płatność' })));
  expect(screen.getByLabelText('Kod BLIK')).toBeTruthy();
});

const GOOGLE_SHEET = {
  card_networks: ['VISA'],
  country_code: 'PL',
  environment: 'TEST',
  gateway: 'payu',
  gateway_merchant_id: '1',
  merchant_id: 'g',
  merchant_name: 'Rosa i Len',
};
const aPaidSheet = (complete = vi.fn(async () => undefined)) => ({
  details: { paymentMethodData: { tokenizationData: { token: 'żeton' } } },
  complete,
});

/** A browser with Google Pay, whose sheet ends like this, and an order that may be paid by it. */
async function openWithGooglePay(show: () => Promise<unknown>, status: object = {}) {
  vi.stubGlobal(
    'PaymentRequest',
    class {
      show = show;
    },
  );
  shop.answer('ReadWalletSheets', { walletSheets: { apple_pay: null, google_pay: GOOGLE_SHEET } });
  const methods = [
    { code: 'gpay', title: 'Google Pay' },
    { code: 'przelewy24', title: 'Przelewy24' },
  ];
  await open('/payment-error/REJECTED', { ...failed, retry_payment_methods: methods, ...status });
}

test('a wallet among the other ways opens on the page, and what became of its card is looked at next', async () => {
  const sheet = aPaidSheet();
  await openWithGooglePay(async () => sheet);
  expect(shop.asked.map(({ name }) => name)).not.toContain('ReadWalletSheets');
  await press('Wybierz inną płatność');
  await act(() => vi.dynamicImportSettled());
  retried({});
  await press('Google Pay');
  const method = { code: 'gpay', additional_data: { gpay: { token: 'żeton' } } };
  expect(lastRetry()).toEqual({ ...LATEST, method });
  expect(sheet.complete.mock.calls).toEqual([['success']]);
  expect(address.assign.mock.calls).toEqual([['/payment-verification']]);
});

test('an order that was to be paid by a wallet is paid by it once more', async () => {
  const show = vi.fn(async () => aPaidSheet());
  await openWithGooglePay(show, { payment_method: 'gpay' });
  retried({});
  await press('Zapłać za zamówienie');
  expect(show).toHaveBeenCalledOnce();
  expect(lastRetry()?.method).toMatchObject({ code: 'gpay', additional_data: { gpay: { token: 'żeton' } } });
});

test('a card of a wallet that is refused is told to the wallet and on the page', async () => {
  const sheet = aPaidSheet();
  await openWithGooglePay(async () => sheet, { payment_method: 'gpay' });
  retried({ reason_code: 'CARD_DECLINED', reason_sentence: 'Bank odmówił.' });
  await press('Zapłać za zamówienie');
  expect(sheet.complete.mock.calls).toEqual([['fail']]);
  expect(screen.getByText('Bank odmówił.')).toBeTruthy();
  expect(address.assign).not.toHaveBeenCalled();
});

test('a card that its bank wants to be confirmed was taken by the wallet, and goes on at the bank', async () => {
  const sheet = aPaidSheet();
  await openWithGooglePay(async () => sheet, { payment_method: 'gpay' });
  retried({ url: 'https://bank.example/3ds' });
  await press('Zapłać za zamówienie');
  expect(sheet.complete.mock.calls).toEqual([['success']]);
  expect(address.assign.mock.calls).toEqual([['https://bank.example/3ds']]);
});

test('a wallet that is closed pays nothing and says so', async () => {
  const show = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await openWithGooglePay(show, { payment_method: 'gpay' });
  await press('Zapłać za zamówienie');
  expect(screen.getByText('Portfel zamknięty. Niczego nie pobraliśmy.')).toBeTruthy();
  expect(lastRetry()).toBeUndefined();
  await press('Zapłać za zamówienie');
  expect(show).toHaveBeenCalledTimes(2);
});

test('a wallet that cannot be opened after all is paid on the page of the provider', async () => {
  await openWithGooglePay(() => Promise.reject(new DOMException('no card', 'NotSupportedError')));
  await press('Wybierz inną płatność');
  await act(() => vi.dynamicImportSettled());
  retried({ url: 'https://bank.example/portfel' });
  await press('Google Pay');
  expect(lastRetry()).toEqual({ ...LATEST, method: { code: 'gpay' } });
  expect(address.assign.mock.calls).toEqual([['https://bank.example/portfel']]);
});

test('by transfer it goes on to the page with the account', async () => {
  await open();
  retried({ instructions: { text: 'Odbiorca: Rosa i Len' } });
  await press('Zapłacę przelewem');
  expect(lastRetry()).toEqual({ ...LATEST, method: { code: 'banktransfer' } });
  expect(address.assign.mock.calls).toEqual([['/thank-you']]);
});

test('what was paid meanwhile is thanked for, whether it is known at once or only when it is paid again', async () => {
  await open('/payment-error', { status: 'PAID', can_retry: false });
  expect(address.replace.mock.calls).toEqual([['/thank-you']]);
  cleanup();
  await open();
  shop.refuse('RetryPayment', { category: 'graphql-input', code: 'payment-paid' });
  await press('Zapłać za zamówienie');
  expect(address.assign.mock.calls).toEqual([['/thank-you']]);
});

test('what can be paid no more says so and offers nothing; a shop that does not answer is asked again', async () => {
  await open('/payment-error', { status: 'FAILED', status_code: 'canceled', can_retry: false });
  expect(screen.getByText('Tego zamówienia nie można już opłacić.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zapłać za zamówienie' })).toBeNull();
  cleanup();
  shop.fail('PaymentStatus');
  await show('/payment-error');
  expect(screen.getByText(/^Nie udało się sprawdzić zamówienia\. Niczego nie pobraliśmy/)).toBeTruthy();
  shop.answer('PaymentStatus', aPaymentStatus(failed));
  await press('Spróbuj jeszcze raz');
  expect(screen.getByRole('button', { name: 'Zapłać za zamówienie' })).toBeTruthy();
});

test('without an order there is a neutral sentence and the form', async () => {
  await show('/payment-error/501');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pokażemy Twoje zamówienie');
  expect(shop.asked).toEqual([]);
});
