import { expect, test, vi } from 'vitest';
import type { ScreenPath } from '../content/own-paths.ts';
import type { ScreenView } from '../content/view.ts';
import { createReadyScreens } from './ready-screens.ts';

const cart: ScreenView = { kind: 'screen', path: '/cart', title: 'Koszyk' };
const MAX_AGE_MS = 30_000;

function someScreens(answer: () => Promise<ScreenView | undefined> = async () => cart) {
  let time = 0;
  const ask = vi.fn(answer);
  const loadCode = vi.fn(async (_path: ScreenPath) => {});
  const loadSurroundings = vi.fn(async (_view: ScreenView) => {});
  const screens = createReadyScreens({ ask, loadCode, loadSurroundings, now: () => time, maxAgeMs: MAX_AGE_MS });
  const wait = (ms: number) => {
    time += ms;
  };
  return { screens, ask, loadCode, loadSurroundings, wait };
}

test('a screen is ready once its view, its code and what stands around it are there', async () => {
  const { screens, loadCode, loadSurroundings } = someScreens();
  const preparing = screens.prepare('/cart');
  expect(screens.find('/cart')).toBeUndefined();
  await preparing;
  expect(screens.find('/cart')).toBe(cart);
  expect(screens.find('/checkout')).toBeUndefined();
  expect([loadCode.mock.calls, loadSurroundings.mock.calls]).toEqual([[['/cart']], [[cart]]]);
});

test('it is prepared once, and again when what was heard is old', async () => {
  const { screens, ask, wait } = someScreens();
  await Promise.all([screens.prepare('/cart'), screens.prepare('/cart')]);
  await screens.prepare('/cart');
  expect(ask).toHaveBeenCalledTimes(1);
  wait(MAX_AGE_MS + 1);
  await screens.prepare('/cart');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a site in maintenance has none, and code that does not come leaves it to its document', async () => {
  const closed = someScreens(async () => undefined);
  await closed.screens.prepare('/cart');
  expect(closed.screens.find('/cart')).toBeUndefined();
  const broken = someScreens();
  broken.loadCode.mockRejectedValueOnce(new Error('chunk'));
  await broken.screens.prepare('/cart');
  expect(broken.screens.find('/cart')).toBeUndefined();
  await broken.screens.prepare('/cart');
  expect(broken.screens.find('/cart')).toBe(cart);
});

test('whether it may still be shown is asked where that was heard a while ago; no answer is no refusal', async () => {
  const answer = vi.fn<() => Promise<ScreenView | undefined>>(async () => cart);
  const { screens, wait } = someScreens(answer);
  await screens.prepare('/cart');
  expect(await screens.isStillOpen('/cart')).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
  wait(MAX_AGE_MS + 1);
  answer.mockRejectedValueOnce(new TypeError('offline'));
  expect(await screens.isStillOpen('/cart')).toBe(true);
  answer.mockResolvedValueOnce(undefined);
  expect(await screens.isStillOpen('/cart')).toBe(false);
  expect(screens.find('/cart')).toBeUndefined();
});
