import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { stubAddress } from '../testing/shop-answers.ts';
import { answers, asked, leave, open, openShop, press } from './testing/an-order-page.tsx';

beforeEach(openShop);
afterEach(leave);

const FILLED = { data: { addProductsToCart: { cart: { ...aCart({ items: [aCartLine()] }) }, user_errors: [] } } };
const ordered = (...lines: object[]) => ({ data: { guestOrderByToken: { items: lines } } });
const aLine = { kind: 'item', product_sku: 'RL-SW-001-50', quantity_ordered: 2 };

/** What is answered to whoever buys the same again. */
function answerBuyingAgain(added: object = FILLED) {
  answers.set('query OrderedItems', ordered(aLine, { kind: 'gift', product_sku: 'RL-GRATIS', quantity_ordered: 1 }));
  answers.set('createEmptyCart', { data: { createEmptyCart: CART_ID } });
  answers.set('addProductsToCart', added);
}

test('a guest buys the same again, and the checkout knows who ordered', async () => {
  sessionStorage.clear();
  await open({ status_code: 'complete' });
  const { assign } = stubAddress('/order');
  answers.delete('guestOrderByToken');
  answerBuyingAgain();
  await press('Kup ponownie te produkty');
  await act(() => vi.dynamicImportSettled());
  expect(asked.find(({ name }) => name === 'addProductsToCart')?.variables).toMatchObject({
    items: [{ sku: 'RL-SW-001-50', quantity: 2 }],
  });
  expect(assign.mock.calls).toEqual([['/cart']]);
  expect(JSON.parse(sessionStorage.getItem('witryna.checkout') ?? '{}')).toMatchObject({
    email: 'lena@poczta.example',
    firstName: 'Lena',
    street: 'Lipowa 3',
    orderNumber: '000000012',
  });
});

test('what is not sold any more is named before the cart opens; a shop that does not answer fills nothing', async () => {
  sessionStorage.clear();
  localStorage.clear();
  await open({});
  const { assign } = stubAddress('/order');
  answers.delete('guestOrderByToken');
  answerBuyingAgain();
  answers.set('query OrderedItems', { data: null, errors: [{ message: 'x' }] });
  await press('Kup ponownie te produkty');
  expect(screen.getByText(/^Nie udało się włożyć wszystkich produktów do koszyka\. Sklep jest chwilowo/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Przejdź do koszyka' })).toBeNull();
  expect(sessionStorage.getItem('witryna.checkout')).toBeNull();
  const error = { sentence: 'Olejku Rosa już nie ma.', message: 'x', path: '/cartItems/1' };
  answerBuyingAgain({ data: { addProductsToCart: { ...FILLED.data.addProductsToCart, user_errors: [error] } } });
  answers.set('query OrderedItems', ordered(aLine, { ...aLine, product_sku: 'RL-9' }));
  await press('Kup ponownie te produkty');
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText(/do koszyka\. Olejku Rosa już nie ma\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe('/cart');
  expect(assign).not.toHaveBeenCalled();
});
