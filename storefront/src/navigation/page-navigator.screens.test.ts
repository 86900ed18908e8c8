import { expect, test } from 'vitest';
import type { ScreenView } from '../content/view.ts';
import { aNavigator, at, content } from '../testing/a-page-navigator.ts';

const screen = (path: ScreenView['path']): ScreenView => ({ kind: 'screen', path, title: path });
const ready = { find: (path: string) => (path === '/cart' || path === '/thank-you' ? screen(path) : undefined) };

test('a screen that is ready is gone to without a document, once the press is painted', async () => {
  const { navigator, beginView, load, left, pushed, show, state, untilPainted } = aNavigator(() => content('/'), {
    screens: ready,
  });
  expect([navigator.isReady(at('/cart')), navigator.isReady(at('/checkout'))]).toEqual([true, false]);
  await navigator.follow(at('/cart'));
  expect([left, pushed, state().isPending]).toEqual([[], ['/cart'], false]);
  expect(state().arrival).toMatchObject({ view: screen('/cart'), cause: 'forward' });
  expect(beginView.mock.calls).toEqual([[screen('/cart')]]);
  expect(untilPainted.mock.invocationCallOrder[0]).toBeLessThan(show.mock.invocationCallOrder[0] ?? 0);
  expect(load).not.toHaveBeenCalled();
});

test('one that is not comes with its document', async () => {
  const { navigator, left } = aNavigator(() => content('/'), { screens: ready });
  await navigator.follow(at('/checkout'));
  expect(left).toEqual(['https://sklep.example/checkout']);
});

test('it is found at the address that the site has chosen', async () => {
  const { navigator, pushed, state } = aNavigator(() => content('/'), { screens: ready, routes: { cart: '/koszyk' } });
  expect(navigator.isReady(at('/koszyk'))).toBe(true);
  await navigator.follow(at('/koszyk'));
  expect([pushed, state().arrival.view]).toEqual([['/koszyk'], screen('/cart')]);
});

test('a site that has closed meanwhile says so with its document', async () => {
  const screens = { ...ready, isStillOpen: async () => false };
  const { navigator, left } = aNavigator(() => content('/'), { screens });
  await navigator.follow(at('/cart'));
  expect(left).toEqual(['https://sklep.example/cart']);
});

test('going back to a screen shows it, and the one that was left is made ready for the way on', async () => {
  const { navigator, screens, state, pushed } = aNavigator(() => content('/'), { screens: ready }, screen('/checkout'));
  await navigator.settle(at('/cart'));
  expect(state().arrival).toMatchObject({ view: screen('/cart'), cause: 'back' });
  expect(pushed).toEqual([]);
  expect(screens.prepare).toHaveBeenCalledWith('/checkout');
});

test('a purchase ends with its document', async () => {
  const { navigator, left, load } = aNavigator(() => content('/cialo'), { screens: ready }, screen('/checkout'));
  await navigator.follow(at('/thank-you'));
  expect(left).toEqual([]);
  await navigator.follow(at('/cialo'));
  expect(left).toEqual(['https://sklep.example/cialo']);
  expect(load).not.toHaveBeenCalled();
});

test('thanks that came as a document are left without one', async () => {
  const { navigator, left, state } = aNavigator(() => content('/cialo'), { screens: ready }, screen('/thank-you'));
  await navigator.follow(at('/cialo'));
  expect([left, state().arrival.view]).toMatchObject([[], { path: '/cialo' }]);
});
