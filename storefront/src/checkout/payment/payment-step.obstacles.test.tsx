import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckoutPartsFragment } from '../../api/operations.gen.ts';
import { aCartLine, CART_ID } from '../../testing/a-cart.ts';
import { aCheckout } from '../../testing/a-checkout.ts';
import {
  answers,
  asked,
  choose,
  left,
  ok,
  onStep,
  open,
  order,
  orderButton,
  orders,
  placed,
  preparePaymentStep,
  press,
  refused,
  shows,
  text,
} from '../../testing/payment-step-screen.tsx';

preparePaymentStep();

const pln = (value: number) => ({ value, currency: 'PLN' });

test('a price that rose is told, agreed, then ordered', async () => {
  await open();
  const line = aCartLine({
    prices: {
      price_including_tax: pln(54),
      original_item_price: pln(54),
      row_total_including_tax: pln(108),
      row_total_with_discount_including_tax: pln(108),
    },
  });
  const dearer = {
    version: 2,
    items: [line],
    prices: { ...aCheckout().prices, grand_total: pln(117.99), subtotal_including_tax: pln(108) },
  } as Partial<CheckoutPartsFragment>;
  answers.set('PlaceOrder', () => {
    shows(dearer);
    return refused('total-changed');
  });
  await choose(/^Przelew tradycyjny/);
  await order();
  const sentence =
    'Kwota zmieniła się z\u00a0107,99\u00a0zł na 117,99\u00a0zł: Krem Świt kosztuje teraz 54,00\u00a0zł.';
  const panel = screen.getByRole('region', { name: sentence });
  expect(document.activeElement).toBe(panel);
  expect(
    within(panel)
      .getByRole('link', { name: /^Wróć do.koszyka/ })
      .getAttribute('href'),
  ).toBe('/cart');
  // Ordering does not answer it.
  await order();
  expect([orders().length, document.activeElement]).toEqual([1, screen.getByRole('region', { name: sentence })]);
  await press('Przyjmuję nową kwotę');
  expect(document.activeElement).toBe(orderButton());
  expect(orders()).toHaveLength(1);
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(orders()[1]?.variables.input).toMatchObject({ expected_total: 117.99 });
  expect(left.to).toEqual(['/thank-you']);
});

test('an amount that changed on the screen by itself is told before it is ordered', async () => {
  const store = await open();
  await choose(/^Przelew tradycyjny/);
  shows({ version: 2, prices: { ...aCheckout().prices, grand_total: pln(120) } as CheckoutPartsFragment['prices'] });
  await act(() => store.load());
  await order();
  expect(screen.getByRole('region', { name: /^Kwota zmieniła się z.107,99.zł na 120,00.zł\.$/ })).toBeTruthy();
  expect(orders()).toEqual([]);
});

test('what there is less of is named, and each line can be mended', async () => {
  const two = [
    aCartLine({ quantity: 3 }),
    aCartLine({ uid: 'Mg==', sku: 'RL-2', quantity: 1, product: { ...aCartLine().product, name: 'Olejek Łąka' } }),
  ];
  await open({ items: two });
  const lines = [
    { cart_item_uid: 'MQ==', name: 'Krem Świt', available: 1, reason: 'short' },
    { cart_item_uid: 'Mg==', name: 'Olejek Łąka', available: 0, reason: 'out-of-stock' },
  ];
  answers.set('PlaceOrder', () => refused('out-of-stock', { lines }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Krem Świt: została 1 sztuka, a\u00a0w\u00a0koszyku są 3.');
  expect(text()).toContain('Olejek Łąka: nie mamy już ani jednej sztuki.');
  const leaves = (items: CheckoutPartsFragment['items'], version: number) =>
    answers.set('SetOrderQuantity', () => {
      shows({ items, version });
      return ok({ updateCartItems: { cart: { id: CART_ID } } });
    });
  leaves([aCartLine({ quantity: 1 }), ...two.slice(1)], 2);
  await press('Zostaw 1 sztukę: Krem Świt');
  leaves([aCartLine({ quantity: 1 })], 3);
  await press(/^Usuń z.zamówienia: Olejek Łąka$/);
  const writes = asked.filter(({ name }) => name === 'SetOrderQuantity').map(({ variables }) => variables);
  expect(writes).toEqual([
    { cartId: CART_ID, uid: 'MQ==', quantity: 1 },
    { cartId: CART_ID, uid: 'Mg==', quantity: 0 },
  ]);
  expect(document.activeElement).toBe(orderButton());
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(left.to).toEqual(['/thank-you']);
});

test('an order goes on without a code that has ended', async () => {
  await open();
  answers.set('PlaceOrder', () => refused('coupon-refused', { sentence: 'Kod LEN10 stracił ważność 31.10.2026.' }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain('Kod LEN10 stracił ważność 31.10.2026.');
  answers.set('DropOrderCoupon', () => ok({ removeCouponFromCart: { cart: { id: CART_ID } } }));
  await press('Zamów bez kodu');
  answers.set('PlaceOrder', () => placed());
  await order();
  expect(left.to).toEqual(['/thank-you']);
});

test.each([
  ['point-full', 'Wybierz dostawę jeszcze raz', 'delivery'],
  ['shipping-method-unavailable', 'Wybierz dostawę jeszcze raz', 'delivery'],
  ['billing-address-missing', 'Wróć do danych', 'details'],
])('%s leads back to the step where it is mended', async (reason, button, step) => {
  await open();
  answers.set('PlaceOrder', () => refused(reason));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(text()).toContain(`Zdanie: ${reason}`);
  await press(button);
  expect(onStep).toHaveBeenCalledWith(step);
});

test('a way of payment that has ended is told at the ways', async () => {
  await open();
  answers.set('PlaceOrder', () => refused('payment-method-unavailable'));
  await choose(/^Przelew tradycyjny/);
  await order();
  const summary = screen.getByRole('region', { name: 'Upss... Sprawdź formularz' });
  expect(within(summary).getByRole('link').textContent).toBe(
    'Ten sposób płatności nie jest teraz dostępny. Wybierz inny.',
  );
});

test('a sign-in that has ended keeps what was entered and leads to the details', async () => {
  await open();
  const extensions = { category: 'graphql-authorization', code: 'cart-forbidden' };
  answers.set('PlaceOrder', () => Response.json({ data: null, errors: [{ message: 'x', extensions }] }));
  await choose(/^Przelew tradycyjny/);
  await order();
  expect(orders()).toHaveLength(1);
  expect(text()).toContain('Logowanie wygasło. Zaloguj się albo kup bez konta: wpisane dane zostały.');
  await press('Wróć do danych');
  expect(onStep).toHaveBeenCalledWith('details');
});
