import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLatestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus, LATEST } from '../testing/an-order-answer.ts';
import { stubAddress, stubShopAnswers } from '../testing/shop-answers.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { openBlikWaiting, rememberedWaiting } from './index.ts';

let shop: ReturnType<typeof stubShopAnswers>;
let address: ReturnType<typeof stubAddress>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  showDialogs();
  localStorage.clear();
  sessionStorage.clear();
  forgetLatestOrder();
  rememberLatestOrder(LATEST);
  document.body.innerHTML = '<p id="announcements"></p><p id="alerts"></p>';
  shop = stubShopAnswers();
  shop.answer('PaymentStatus', aPaymentStatus({ payment_method: 'przelewy24_blik' }));
  address = stubAddress('/checkout?step=3');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function open() {
  const on = { onPaid: vi.fn(), onRefused: vi.fn(), onOtherMethod: vi.fn() };
  await act(async () => openBlikWaiting({ site: aSite(), order: LATEST, amountText: '134,89 zł', ...on }));
  await wait(0);
  return on;
}
const timer = () => screen.getByRole('timer').textContent;
const said = (id: string) => document.getElementById(id)?.textContent;

test('says what to do, counts down in silence, and is spoken at its start, 15 seconds before its end and at its end', async () => {
  await open();
  const dialog = screen.getByRole('dialog', { name: /^Potwierdź w\saplikacji banku$/ });
  expect(dialog.textContent).toContain('Zatwierdź płatność 134,89 zł dla sklepu Rosa i\u00a0Len.');
  expect(screen.queryByRole('button', { name: 'Spróbuj jeszcze raz' })).toBeNull();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect([timer(), screen.getByRole('timer').getAttribute('aria-live')]).toEqual(['Pozostało 1:00', 'off']);
  await wait(100);
  expect(said('announcements')).toBe('Masz 60 s na potwierdzenie w\u00a0aplikacji banku.');
  await wait(44_900);
  expect(timer()).toBe('Pozostało 0:15');
  await wait(200);
  expect(said('announcements')).toBe('Pozostało 15 sekund na potwierdzenie.');
  await wait(15_500);
  await wait(200);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(said('alerts')).toMatch(/^Bank jeszcze nie odpowiedział\. Sprawdzamy dalej/);
});

test('asks every two seconds, from a minute on every five, and after two goes on to where it is waited longer', async () => {
  await open();
  expect(shop.asked).toHaveLength(1);
  await wait(58_000);
  expect(shop.asked).toHaveLength(30);
  await wait(2_000);
  await wait(20_000);
  expect(shop.asked).toHaveLength(35);
  await wait(45_000);
  expect(address.assign.mock.calls).toEqual([['/payment-verification?order=000000012']]);
  const asked = shop.asked.length;
  await wait(60_000);
  expect([shop.asked.length, rememberedWaiting()]).toEqual([asked, undefined]);
});

test('what was paid is told once, also when somebody comes back to the tab before the next question', async () => {
  const on = await open();
  shop.answer('PaymentStatus', aPaymentStatus({ status: 'PAID' }));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(0);
  expect(on.onPaid).toHaveBeenCalledOnce();
  await wait(200_000);
  expect([on.onPaid.mock.calls.length, on.onRefused.mock.calls.length, rememberedWaiting()]).toEqual([1, 0, undefined]);
});

test('only the provider’s own no is a no: it is told with its sentence', async () => {
  const on = await open();
  shop.fail('PaymentStatus');
  await wait(4_000);
  expect(on.onRefused).not.toHaveBeenCalled();
  const sentence = 'Kod stracił ważność. Wpisz nowy.';
  shop.answer(
    'PaymentStatus',
    aPaymentStatus({ status: 'FAILED', reason_code: 'BLIK_CODE_EXPIRED', reason_sentence: sentence }),
  );
  await wait(2_000);
  expect(on.onRefused.mock.calls).toEqual([['BLIK_CODE_EXPIRED', sentence]]);
});

test('whoever wants to pay otherwise leaves it; a payment that comes all the same is the order’s', async () => {
  const on = await open();
  expect(screen.getByText('Jeśli płatność jest już zatwierdzona, dokończymy to zamówienie.')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Wybierz inną płatność' })));
  expect([on.onOtherMethod.mock.calls.length, rememberedWaiting()]).toEqual([1, undefined]);
});

test('a page that was thrown away takes the same waiting up again, with the time that is left', async () => {
  await open();
  await wait(20_000);
  expect(rememberedWaiting()).toEqual({ order: LATEST, amountText: '134,89 zł' });
  await open();
  expect(screen.getAllByRole('timer').at(-1)?.textContent).toBe('Pozostało 0:40');
});

test.each(['x', '{}', '{"number":"000000099","amountText":"1","since":0}'])('%s is no waiting', (stored) => {
  sessionStorage.setItem('witryna.blik', stored);
  expect([rememberedWaiting(), sessionStorage.getItem('witryna.blik')]).toEqual([undefined, null]);
});
