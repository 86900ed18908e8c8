import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answers,
  choose,
  left,
  offerWallets,
  open,
  order,
  orders,
  placed,
  preparePaymentStep,
  radio,
  refused,
  start,
  tap,
  text,
} from '../../testing/payment-step-screen.tsx';

preparePaymentStep();

test('a wallet is offered where the browser has it, without asking anybody', async () => {
  const asking = vi.fn();
  vi.stubGlobal('PaymentRequest', asking);
  await open();
  expect(radio(/^Google Pay/)).toBeTruthy();
  expect(asking).not.toHaveBeenCalled();
});

const GOOGLE_SHEET = {
  card_networks: ['VISA'],
  country_code: 'PL',
  environment: 'TEST',
  gateway: 'payu',
  gateway_merchant_id: '1',
  merchant_id: 'g',
  merchant_name: 'Rosa i Len',
} as const;

/** A browser with Google Pay, whose sheet ends like this. */
async function chooseGooglePay(show: () => Promise<unknown>) {
  vi.stubGlobal(
    'PaymentRequest',
    class {
      show = show;
    },
  );
  offerWallets({ google_pay: GOOGLE_SHEET });
  await open();
  await choose(/^Google Pay Portfel otworzy się/);
  // Its code is there before the button can be pressed.
  await act(() => vi.dynamicImportSettled());
}

test('a wallet is opened by the press of the button, pays the order, and is closed with what became of it', async () => {
  const complete = vi.fn(async () => undefined);
  const details = { paymentMethodData: { tokenizationData: { token: 'żeton' } } };
  await chooseGooglePay(async () => ({ details, complete }));
  answers.set('PlaceOrder', () => placed({ payment_method: 'gpay' }));
  await order();
  expect(orders().map(({ variables }) => variables)).toMatchObject([
    { input: { payment_method: { code: 'gpay', additional_data: { gpay: { token: 'żeton' } } } } },
  ]);
  expect(complete).toHaveBeenCalledWith('success');
  expect(left.to).toEqual(['/thank-you']);
});

test('an order that is refused is told to the wallet and on the page', async () => {
  const complete = vi.fn(async () => undefined);
  const details = { paymentMethodData: { tokenizationData: { token: 'żeton' } } };
  await chooseGooglePay(async () => ({ details, complete }));
  answers.set('PlaceOrder', () => refused('COUPON_EXPIRED'));
  await order();
  expect(complete).toHaveBeenCalledWith('fail');
  expect(left.to).toEqual([]);
  expect(text()).toContain('Zdanie: COUPON_EXPIRED');
});

test('a wallet that the shopper closes orders nothing, says so, and can be opened again', async () => {
  const show = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await chooseGooglePay(show);
  await order();
  expect(orders()).toEqual([]);
  expect(text()).toMatch(/Portfel zamknięty\. Niczego nie zamówiliśmy/);
  await order();
  expect(show).toHaveBeenCalledTimes(2);
});

test('a wallet that cannot be opened after all is paid on the page of the provider', async () => {
  await chooseGooglePay(() => Promise.reject(new DOMException('no card', 'NotSupportedError')));
  answers.set('PlaceOrder', () => placed({ payment_method: 'gpay', redirect_url: 'https://pay.example/1' }));
  await order();
  expect(orders().map(({ variables }) => variables)).toMatchObject([{ input: { payment_method: { code: 'gpay' } } }]);
  expect(JSON.stringify(orders())).not.toContain('additional_data');
  expect(left.to).toEqual(['https://pay.example/1']);
});

test('while a wallet is open the button says so, and a second press opens no second one', async () => {
  const show = vi.fn(() => new Promise(() => undefined));
  await chooseGooglePay(show);
  await start();
  await tap(screen.getByRole('button', { name: /^Potwierdź płatność w.portfelu…$/ }));
  expect(show).toHaveBeenCalledOnce();
  expect(orders()).toEqual([]);
});
