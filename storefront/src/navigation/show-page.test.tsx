import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShowPage } from './show-page.ts';

const skipTransition = vi.fn();
let run: (() => void)[] = [];

/** As the browser's: what changes the page is called later. */
const startViewTransition = vi.fn((update: () => void) => {
  run.push(update);
  const done = Promise.resolve();
  return { ready: done, finished: done, updateCallbackDone: done, skipTransition, types: new Set<string>() };
});

function browser({ animates = true, isStill = false, isSeen = true } = {}): Window {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  Object.assign(document, { startViewTransition: animates ? startViewTransition : undefined });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill && query.includes('reduce') }));
  return window;
}

beforeEach(() => {
  run = [];
  vi.clearAllMocks();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(document, { startViewTransition: undefined });
});

test('a page comes in a transition of the browser, which says when it is written', () => {
  const update = vi.fn();
  createShowPage(browser())(update, true);
  expect(update).not.toHaveBeenCalled();
  for (const change of run) change();
  expect(update).toHaveBeenCalledOnce();
});

test.each([
  ['the navigation wants none', {}, false],
  ['the shopper has asked for less motion', { isStill: true }, true],
  ['the tab is not seen', { isSeen: false }, true],
  ['the browser knows none', { animates: false }, true],
])('a page comes at once where %s', (_why, given, isAnimated) => {
  const update = vi.fn();
  createShowPage(browser(given))(update, isAnimated);
  expect(update).toHaveBeenCalledOnce();
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('the next page ends the transition of the one before', () => {
  const show = createShowPage(browser());
  show(vi.fn(), true);
  expect(skipTransition).not.toHaveBeenCalled();
  show(vi.fn(), true);
  expect(skipTransition).toHaveBeenCalledOnce();
});
