import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckoutPartsFragment } from '../../api/operations.gen.ts';
import { latestOrder } from '../../latest-order/index.ts';
import { CART_ID } from '../../testing/a-cart.ts';
import { aCheckout } from '../../testing/a-checkout.ts';
import {
  answers,
  asked,
  box,
  choose,
  left,
  onStep,
  open,
  order,
  orders,
  placed,
  preparePaymentStep,
  press,
  radio,
  TOKEN,
  tap,
} from '../../testing/payment-step-screen.tsx';

preparePaymentStep();

const pln = (value: number) => ({ value, currency: 'PLN' });

test('ways stand in the shop’s order with their conditions; what does not go with the delivery says why', async () => {
  await open();
  const ways = screen.getAllByRole('radio').map((way) => way.closest('label')?.textContent);
  expect(ways).toEqual([
    'BLIK Kod wpiszesz na końcu',
    'Przelewy24 Wybierz swój bank',
    'Przelew tradycyjny Dane do przelewu pokażemy po złożeniu zamówienia',
    'Płatność przy odbiorze Niedostępna przy tej dostawie.',
  ]);
  await tap(radio(/^Płatność przy odbiorze/));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await tap(radio(/^Przelew tradycyjny/));
  expect(radio(/^Przelew tradycyjny/).checked).toBe(true);
  // Choosing is told to nobody.
  expect(asked.map(({ name }) => name).sort()).toEqual(['ReadCart', 'ReadCheckout']);
});

test('the only way of a delivery that is paid at the door is chosen', async () => {
  await open({
    available_payment_methods: [{ code: 'cashondelivery', title: 'Płatność przy odbiorze' }],
    unavailable_payment_methods: [{ code: 'przelewy24_blik', title: 'BLIK', reason: null }],
  });
  expect(radio(/^Płatność przy odbiorze/).checked).toBe(true);
});

test('ways that do not go with the delivery are folded under the reason that they share', async () => {
  await open({
    available_payment_methods: [{ code: 'cashondelivery', title: 'Płatność przy odbiorze' }],
    unavailable_payment_methods: ['BLIK', 'Przelewy24', 'PayPo'].map((title) => ({ code: title, title, reason: null })),
  });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  const fold = within(screen.getByRole('group', { name: 'Sposoby płatności' })).getByText(
    /^Niedostępne przy tej dostawie/,
  );
  expect(fold.textContent).toBe('Niedostępne przy tej dostawie (3)');
  expect(fold.closest('details')?.textContent).toContain('PayPo');
});

test('all that is ordered is shown with the way to change it', async () => {
  await open();
  const review = within(screen.getByRole('region', { name: 'Sprawdź zamówienie' }));
  // A line never breaks at the dash of the code.
  expect(review.getByText(/Lena Łąkowska, Długa 5\/7, 30\u2060-\u2060001 Kraków/)).toBeTruthy();
  expect(review.getByText(/Kurier InPost, wt\. 24\.11/)).toBeTruthy();
  expect(review.getByText(/Krem Świt/).textContent).toContain('×\u00a02');
  expect(review.getAllByText(/^107,99.zł$/)).toHaveLength(1);
  await press('Zmień: Dostawa');
  expect(onStep).toHaveBeenCalledWith('delivery');
  expect(review.getByRole('link', { name: 'Zmień: Produkty' }).getAttribute('href')).toBe('/cart');
});

test('nothing is ticked; all can be at once, and each alone', async () => {
  await open();
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(boxes()).toEqual([false, false, false, false]);
  await tap(box(/^Zaznacz wszystkie/));
  expect(boxes()).toEqual([true, true, true, true]);
  await tap(box(/newsletter \(zgoda/));
  expect(boxes()).toEqual([false, true, true, false]);
  expect(box(/^Zaznacz wszystkie/).indeterminate).toBe(true);
  expect(screen.getByRole('link', { name: /^Przeczytaj regulamin/ }).getAttribute('href')).toBe('/regulamin');
});

test('payment, consents and order go out together, with what was shown', async () => {
  await open();
  answers.set('PlaceOrder', () => placed());
  await tap(radio(/^Przelew tradycyjny/));
  await tap(box('Akceptuję regulamin sklepu'));
  await tap(box(/politykę/));
  await order();
  expect(orders().map(({ variables }) => variables.input)).toEqual([
    {
      cart_id: CART_ID,
      expected_total: 107.99,
      expected_items: [{ cart_item_uid: 'MQ==', row_total_including_tax: 98 }],
      payment_method: { code: 'banktransfer' },
      consents: [
        { agreement_id: 1, is_granted: true },
        { agreement_id: 2, is_granted: true },
        { agreement_id: 3, is_granted: false },
      ],
    },
  ]);
  expect(left.to).toEqual(['/thank-you']);
  expect(latestOrder()).toEqual({ number: '000000123', token: TOKEN });
  expect(localStorage.getItem('cart_id')).toBeNull();
});

test.each([
  ['a page of payment', { redirect_url: 'https://bank.example/pay' }, 'https://bank.example/pay'],
  ['a payment that did not begin', { payment_error: 'provider-unavailable' }, '/payment-error/provider-unavailable'],
  ['a payment that somebody else begins', { payment_error: 'payment-under-way' }, '/payment-verification'],
  ['an address of no page', { redirect_url: 'javascript:alert(1)' }, '/thank-you'],
])('%s: there the shopper goes', async (_, answer, address) => {
  await open();
  answers.set('PlaceOrder', () => placed(answer));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(left.to).toEqual([address]);
});

test('an order that costs nothing asks for no way of payment', async () => {
  await open({ prices: { ...aCheckout().prices, grand_total: pln(0) } as CheckoutPartsFragment['prices'] });
  expect(screen.queryAllByRole('radio')).toEqual([]);
  answers.set('PlaceOrder', () => placed());
  await tap(box(/^Zaznacz wszystkie/));
  await order();
  expect(orders()[0]?.variables.input).toMatchObject({ payment_method: { code: 'banktransfer' } });
});
