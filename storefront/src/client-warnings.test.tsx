import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopClient } from './api/shop-client.ts';
import { suggestProducts } from './cart-overlays/suggest-products.ts';
import { forgetLatestOrder, rememberLatestOrder } from './latest-order/index.ts';
import { readListedProducts } from './listed-products/index.ts';
import { OrderScreen } from './screens/order-screen.tsx';
import { aSite } from './testing/an-answer.ts';
import { LATEST } from './testing/an-order-answer.ts';
import { stubShopAnswers } from './testing/shop-answers.ts';

const warned = vi.spyOn(console, 'warn');
let shop: ReturnType<typeof stubShopAnswers>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shop = stubShopAnswers();
  warned.mockReset();
});
afterEach(() => {
  cleanup();
  forgetLatestOrder();
  vi.unstubAllGlobals();
});

const client = () => createShopClient(aSite());

test('products that the shop does not give are noted, for suggestions and favourites', async () => {
  expect(await suggestProducts(client(), { urlPath: '/krem-swit' })).toEqual([]);
  expect(await readListedProducts(client(), ['RL-SW-001'])).toBeUndefined();
  expect(warned.mock.calls).toEqual([['Failed to resolve Products'], ['Failed to resolve Products']]);
});

test('an order that the shop does not know is noted, and the form that finds one takes its place', async () => {
  rememberLatestOrder(LATEST);
  shop.refuse('ThankYou', { category: 'graphql-no-such-entity', code: 'order-missing' });
  await act(async () => render(<OrderScreen path="/thank-you" site={aSite()} />));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByLabelText('Numer zamówienia')).toBeTruthy();
  expect(warned.mock.calls).toEqual([['Missing order data']]);
});
