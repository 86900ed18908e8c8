import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStillShop, ShopProvider } from '@witryna/modules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLatestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { CartScreen } from '../screens/cart-screen.tsx';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { aSite } from '../testing/an-answer.ts';
import { aPaymentStatus, LATEST } from '../testing/an-order-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';

let shop: ReturnType<typeof stubShopAnswers>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetLatestOrder();
  shop = stubShopAnswers();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(status?: object) {
  if (status) {
    rememberLatestOrder(LATEST);
    shop.answer('PaymentStatus', aPaymentStatus(status));
  }
  await act(async () =>
    render(
      <ShopProvider value={createStillShop()}>
        <CartScreen path="/cart" site={aSite()} />
      </ShopProvider>,
    ),
  );
  // The cart's code, and then that of the order.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
}

test('an empty cart tells of the order that waits for its payment, and buys its goods again', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Twój koszyk jest pusty');
  expect(screen.getByRole('region', { name: 'Zamówienie 000000012 czeka na płatność' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zapłać za zamówienie' })).toBeTruthy();
  shop.answer('OrderedItems', {
    guestOrderByToken: {
      items: [
        { kind: 'item', product_sku: 'RL-SW-001-50', quantity_ordered: 2 },
        { kind: 'gift', product_sku: 'RL-GRATIS', quantity_ordered: 1 },
      ],
    },
  });
  shop.answer('CreateCart', { createEmptyCart: CART_ID });
  shop.answer('AddToCart', { addProductsToCart: { cart: aCart({ items: [aCartLine()] }), user_errors: [] } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kup ponownie te produkty' })));
  expect(shop.asked.find(({ name }) => name === 'AddToCart')?.variables).toMatchObject({
    items: [{ sku: 'RL-SW-001-50', quantity: 2 }],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Koszyk (2\u00a0produkty)');
  // The button has gone, and the cart begins further up.
  expect(document.activeElement?.textContent).toBe('Koszyk (2\u00a0produkty)');
});

test('goods that are not to be had are told', async () => {
  await open({});
  shop.answer('OrderedItems', { guestOrderByToken: { items: [] } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kup ponownie te produkty' })));
  expect(screen.getByText(/^Nie udało się włożyć wszystkich produktów do koszyka\./)).toBeTruthy();
});

test.each([undefined, { status: 'PAID', can_retry: false }, { can_retry: false }])(
  'with the order %j it is an empty cart and nothing else',
  async (status) => {
    await open(status);
    expect(screen.queryByRole('button', { name: 'Zapłać za zamówienie' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Wróć do zakupów' })).toBeTruthy();
  },
);
