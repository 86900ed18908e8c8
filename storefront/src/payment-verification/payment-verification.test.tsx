import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLatestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { OrderScreen } from '../screens/order-screen.tsx';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus, LATEST } from '../testing/an-order-answer.ts';
import { stubAddress, stubShopAnswers } from '../testing/shop-answers.ts';

let shop: ReturnType<typeof stubShopAnswers>;
let address: ReturnType<typeof stubAddress>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  forgetLatestOrder();
  shop = stubShopAnswers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open(path = '/payment-verification', answer: object | undefined = aPaymentStatus()) {
  rememberLatestOrder(LATEST);
  if (answer) shop.answer('PaymentStatus', answer);
  address = stubAddress(path);
  await act(async () =>
    render(
      <>
        <OrderScreen path="/payment-verification" site={aSite()} />
        <p id="alerts" />
      </>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
  await wait(0);
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const times = () => shop.asked.length;

test('asks with growing pauses and names the order; after 15 seconds it says that a mail will follow', async () => {
  await open();
  expect([heading(), times()]).toEqual(['Sprawdzamy płatność', 1]);
  expect(screen.getByText(/^Zamówienie 000000012, 134,89\szł$/)).toBeTruthy();
  for (const [seconds, asked] of [
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 5],
  ] as const) {
    await wait(seconds * 1_000);
    expect(times()).toBe(asked);
  }
  expect(screen.queryByText(/^Bank potrzebuje więcej czasu/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Przejdź do zamówienia' })).toBeNull();
  await wait(4_000);
  expect(screen.getByText(/^Bank potrzebuje więcej czasu\. Możesz zamknąć tę stronę/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Zapłać/ })).toBeNull();
  // Whoever was refused, or gave up, is often known to the shop only much later.
  expect(screen.getByRole('link', { name: 'Przejdź do zamówienia' }).getAttribute('href')).toBe(
    `/order#token=${encodeURIComponent(LATEST.token)}`,
  );
  expect(address.replace).not.toHaveBeenCalled();
});

test.each([
  [{ status: 'PAID', can_retry: false }, '/thank-you'],
  [{ status: 'FAILED', reason_code: 'REJECTED', reason_sentence: 'Brak autoryzacji.' }, '/payment-error/REJECTED'],
  [{ status: 'FAILED', reason_code: 'a/b', reason_sentence: 'x' }, '/payment-error/a%2Fb'],
  [{ status: 'FAILED' }, '/payment-error'],
  [{ status: 'PENDING', payment_method: 'banktransfer' }, '/thank-you'],
  [{ status: 'FAILED', status_code: 'canceled' }, `/order#token=${encodeURIComponent(LATEST.token)}`],
  [{ status: 'REFUNDED' }, `/order#token=${encodeURIComponent(LATEST.token)}`],
])('%j leads to %s, and nothing is asked after it', async (given, path) => {
  await open('/payment-verification?order=000000012', aPaymentStatus(given));
  expect(address.replace.mock.calls).toEqual([[path]]);
  await wait(60_000);
  expect(times()).toBe(1);
});

test('a verdict is said at once to those who do not see it', async () => {
  await open(undefined, aPaymentStatus({ status: 'PAID' }));
  await wait(100);
  expect(document.getElementById('alerts')?.textContent).toBe('Płatność potwierdzona.');
});

test('an answer that fails is no verdict, and coming back to the tab asks at once', async () => {
  await open(undefined, undefined);
  shop.fail('PaymentStatus');
  await wait(1_000);
  expect([heading(), address.replace.mock.calls]).toEqual(['Sprawdzamy płatność', []]);
  shop.answer('PaymentStatus', aPaymentStatus({ status: 'PAID' }));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(0);
  expect(address.replace.mock.calls).toEqual([['/thank-you']]);
});

test('without a connection it says so, and asks when it is back', async () => {
  await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('Nie mamy połączenia. Sprawdzimy, gdy wróci.');
  const before = times();
  await wait(10_000);
  expect(times()).toBe(before);
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect([times(), screen.getByRole('status').textContent]).not.toContain(before);
  expect(times()).toBe(before + 1);
});

test('some minutes later it ends with the word that a mail will follow, and can be asked once more', async () => {
  await open();
  await wait(320_000);
  expect(heading()).toBe('Bank jeszcze nie odpowiedział');
  expect(document.activeElement?.textContent).toBe('Bank jeszcze nie odpowiedział');
  const before = times();
  await wait(60_000);
  expect(times()).toBe(before);
  shop.answer('PaymentStatus', aPaymentStatus({ status: 'PAID' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sprawdź jeszcze raz' })));
  await wait(0);
  expect(address.replace.mock.calls).toEqual([['/thank-you']]);
});

test('another order than that of this browser is not shown: the bank came back elsewhere', async () => {
  await open('/payment-verification/000000099');
  expect([heading(), times()]).toEqual(['Pokażemy Twoje zamówienie', 0]);
  expect(screen.getByLabelText('Numer zamówienia')).toBeTruthy();
});
