import { describe, expect, test } from 'vitest';
import { isReservedSegment } from './reserved-segments.ts';
import { createShopRouter, routedPath, SHOP_ROUTES, shopRouterOf } from './shop-routes.ts';

const OWN = { cart: '/cart', 'newsletter.confirm': '/newsletter/confirm', order: '/account/order/:id' };
const routing = { cart: '/koszyk/', 'newsletter.confirm': '/newsletter/potwierdz', order: '/konto/zamowienie/:id' };

describe('the screens of a site', () => {
  const router = createShopRouter({ cart: '/koszyk', 'error.500': '/blad', nobody: '/cart' }, OWN);

  test.each([
    ['/koszyk', { kind: 'screen', ownPath: '/cart' }],
    ['/cart', { kind: 'moved', to: '/koszyk' }],
    ['/newsletter/confirm', { kind: 'screen', ownPath: '/newsletter/confirm' }],
    ['/account/order/12', { kind: 'screen', ownPath: '/account/order/12' }],
    ['/koszyk/inne', undefined],
    ['/blad', undefined],
    ['/', undefined],
  ])('%s is %j', (path, found) => {
    expect(router.find(path)).toEqual(found);
  });

  test.each([
    ['/cart', '/koszyk'],
    ['/cart?kod=1#lista', '/koszyk?kod=1#lista'],
    ['/koszyk', '/koszyk'],
    ['/cart/inne', '/cart/inne'],
    ['https://example.com/cart', 'https://example.com/cart'],
    ['//cart', '//cart'],
    ['#cart', '#cart'],
  ])('a link to %s leads to %s', (href, expected) => {
    expect(router.pathOf(href)).toBe(expected);
  });
});

test('what a path ends with says nothing, and a parameter is kept', () => {
  const router = createShopRouter(routing, OWN);
  expect(router.find('/koszyk')).toEqual({ kind: 'screen', ownPath: '/cart' });
  expect(router.find('/account/order/12')).toEqual({ kind: 'moved', to: '/konto/zamowienie/12' });
  const unnamed = createShopRouter({ order: '/konto/zamowienie' }, OWN);
  expect(unnamed.find('/konto/zamowienie/12')).toEqual({ kind: 'screen', ownPath: '/account/order/12' });
  expect(unnamed.find('/account/order/12')).toEqual({ kind: 'moved', to: '/konto/zamowienie/12' });
  const named = createShopRouter({ order: '/konto/:id/zamowienie' }, OWN);
  expect(named.find('/konto/12/zamowienie')).toEqual({ kind: 'screen', ownPath: '/account/order/12' });
  expect(named.pathOf('/account/order/12')).toBe('/konto/12/zamowienie');
});

test('what a bank or the shop appends to the path of a payment is kept, once', () => {
  const router = createShopRouter({ 'payment-error': '/blad-platnosci' });
  expect(router.find('/payment-error')).toEqual({ kind: 'moved', to: '/blad-platnosci' });
  expect(router.find('/payment-error/501')).toEqual({ kind: 'moved', to: '/blad-platnosci/501' });
  expect(router.find('/blad-platnosci/501')).toEqual({ kind: 'screen', ownPath: '/payment-error/501' });
  expect(router.find('/payment-verification/7')).toEqual({ kind: 'screen', ownPath: '/payment-verification/7' });
  expect(router.find('/payment-error/501/x')).toBeUndefined();
  expect(router.find('/thank-you/x')).toBeUndefined();
  expect(createShopRouter({ 'payment-error': '/payment-error' }).find('/payment-error/1')).toEqual({
    kind: 'screen',
    ownPath: '/payment-error/1',
  });
});

test('a screen that takes the path of another stands there; the other is where it went', () => {
  const router = createShopRouter({ cart: '/newsletter/confirm', 'newsletter.confirm': '/cart' }, OWN);
  expect(router.find('/cart')).toEqual({ kind: 'screen', ownPath: '/newsletter/confirm' });
  expect(router.find('/newsletter/confirm')).toEqual({ kind: 'screen', ownPath: '/cart' });
});

test.each([
  ['/koszyk', '/koszyk'],
  ['koszyk/', '/koszyk'],
  ['/koszyk/*', '/koszyk'],
  ['/', '/'],
  ['', '/'],
])('%s is the path %s', (given, path) => {
  expect(routedPath(given)).toBe(path);
});

test('the own path of every screen begins with a reserved segment', () => {
  for (const path of Object.values(SHOP_ROUTES)) expect(isReservedSegment(path.split('/')[1] ?? '')).toBe(true);
  const settings = { cart: '/koszyk' };
  expect(shopRouterOf(settings)).toBe(shopRouterOf(settings));
});
