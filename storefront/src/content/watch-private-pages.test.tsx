import { afterEach, expect, test, vi } from 'vitest';
import { watchPrivatePages } from './watch-private-pages.ts';

const reload = vi.fn();
watchPrivatePages(window, { routes: {}, basePath: '/en', reload });
afterEach(() => {
  reload.mockClear();
  document.documentElement.hidden = false;
  history.replaceState(null, '', '/');
});

function show(path: string, persisted: boolean): number {
  history.replaceState(null, '', path);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return reload.mock.calls.length;
}

test.each(['/en/order', '/en/cart', '/en/account/orders'])(
  '%s is loaded anew when somebody comes back to it',
  (path) => {
    expect(show(path, true)).toBe(1);
  },
);

test('it is not when it has just been loaded', () => {
  expect(show('/en/order', false)).toBe(0);
});

test.each(['/en', '/en/twarz', '/order'])('%s of the site is shown as it was', (path) => {
  expect(show(path, true)).toBe(0);
});

test.each([
  ['/en/account/orders', true, true],
  ['/en/account/orders', false, false],
  ['/en/twarz', true, false],
])('%s, which may be kept: %s, is hidden while it lies there: %s', (path, persisted, isHidden) => {
  history.replaceState(null, '', path);
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  expect(document.documentElement.hidden).toBe(isHidden);
});
