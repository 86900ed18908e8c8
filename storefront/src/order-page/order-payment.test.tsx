import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus } from '../testing/an-order-answer.ts';
import { stubAddress } from '../testing/shop-answers.ts';
import { answers, asked, leave, open, openShop, press, TOKEN } from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

const paidAgain = (found: object) => ({
  data: {
    retryPaymentUrl: {
      url: null,
      reason_code: null,
      reason_sentence: null,
      retry_payment_methods: null,
      instructions: null,
      ...found,
    },
  },
});

/** Waits for money; these ways work now. */
function awaitMoney(method: string, ...ways: { readonly code: string; readonly title: string }[]) {
  answers.set('orderPaymentStatus', {
    data: { ...aPaymentStatus({ payment_method: method, can_retry: true, retry_payment_methods: ways }) },
  });
  return open({ can_retry_payment: true, payment_methods: [{ name: 'x', type: method }] });
}
const transfer = { code: 'banktransfer', title: 'Przelew tradycyjny' };
const przelewy24 = { code: 'przelewy24', title: 'Przelewy24' };
const lastRetry = () => asked.findLast(({ name }) => name === 'retryPaymentUrl')?.variables;

test('an order by transfer leads to its details, and can be paid online all the same', async () => {
  await awaitMoney('banktransfer', transfer, przelewy24);
  expect(screen.getByText('To zamówienie czeka na przelew.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zapłacę przelewem' })).toBeNull();
  const address = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ instructions: { text: 'Prosimy o przelew 192,99 zł.' } }));
  await press('Pokaż dane do przelewu');
  expect(lastRetry()).toEqual({ number: '000000012', token: TOKEN, method: null });
  expect(address.assign.mock.calls).toEqual([['/thank-you']]);

  leave();
  openShop();
  await awaitMoney('banktransfer', transfer, przelewy24);
  const bank = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ url: 'https://bank.example/zaplac' }));
  await press('Wybierz inną płatność');
  await press('Przelewy24');
  expect(lastRetry()).toEqual({ number: '000000012', token: TOKEN, method: { code: 'przelewy24' } });
  expect(bank.assign.mock.calls).toEqual([['https://bank.example/zaplac']]);
});

test('an order whose ways to pay are not known is paid as it was chosen', async () => {
  await open({ can_retry_payment: true });
  expect(screen.getByText('To zamówienie czeka na płatność.')).toBeTruthy();
  const address = stubAddress('/order');
  answers.set('retryPaymentUrl', paidAgain({ url: 'https://bank.example/zaplac' }));
  await press('Zapłać za zamówienie');
  expect(address.assign.mock.calls).toEqual([['https://bank.example/zaplac']]);
});

test('a payment that does not begin says why, and the ways that still work are one press away', async () => {
  await awaitMoney('przelewy24', przelewy24);
  const failed = {
    reason_code: 'provider-unavailable',
    reason_sentence: 'Operator płatności teraz nie odpowiada.',
    retry_payment_methods: [transfer, { code: 'payu_gateway', title: 'PayU' }],
  };
  answers.set('retryPaymentUrl', paidAgain(failed));
  await press('Zapłać za zamówienie');
  expect(screen.getByText('Operator płatności teraz nie odpowiada.')).toBeTruthy();
  answers.set('retryPaymentUrl', paidAgain(failed));
  await press('PayU');
  expect(lastRetry()?.method).toEqual({ code: 'payu_gateway' });
  await press('Zapłacę przelewem');
  expect(lastRetry()?.method).toEqual({ code: 'banktransfer' });
});

test('an order that waits for money is paid rather than bought again; a site without a cart sells nothing', async () => {
  await awaitMoney('banktransfer', transfer);
  expect(screen.queryByRole('button', { name: 'Kup ponownie te produkty' })).toBeNull();
  cleanup();
  const features = { ...aSite().features, cart: false };
  await open({}, `#token=${TOKEN}`, aSite({ features }));
  expect(screen.queryByRole('button', { name: 'Kup ponownie te produkty' })).toBeNull();
});
