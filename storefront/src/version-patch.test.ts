import { expect, test, vi } from 'vitest';
import { storageKeys } from './storage-keys.ts';
import { patchVersion } from './version-patch.ts';

function aBrowser(stored: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  const caches = { keys: vi.fn(async () => ['pages', 'pictures']), delete: vi.fn(async () => true) };
  return { browser: { localStorage, caches, reload: vi.fn() }, kept, caches };
}

test('another version clears caches and storage and reloads, once', async () => {
  const { browser, kept, caches } = aBrowser({ [storageKeys.appVersion]: '1.0.0', old: 'x' });
  expect(await patchVersion(browser, '2.0.0')).toBe(true);
  expect([...kept]).toEqual([[storageKeys.appVersion, '2.0.0']]);
  expect(caches.delete.mock.calls).toEqual([['pages'], ['pictures']]);
  expect(await patchVersion(browser, '2.0.0')).toBe(false);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('cart, favourites, sign-in, latest order, cookie consent and parcel points outlive a new version', async () => {
  const own = {
    cart_id: 'c',
    favourites: '[]',
    customer_token: 't',
    cookie_consent: '{}',
    latest_order: '{}',
    [storageKeys.parcelPoints]: '{}',
  };
  const { browser, kept } = aBrowser({ ...own, [storageKeys.appVersion]: '1.0.0', [storageKeys.cart]: '{}', old: 'x' });
  expect(await patchVersion(browser, '2.0.0')).toBe(true);
  expect(Object.fromEntries(kept)).toEqual({ ...own, [storageKeys.appVersion]: '2.0.0' });
});

test('a first visit only notes the version', async () => {
  const { browser, kept } = aBrowser({ theirs: 'x' });
  expect(await patchVersion(browser, '1.0.0')).toBe(false);
  expect(kept.get(storageKeys.appVersion)).toBe('1.0.0');
  expect(kept.get('theirs')).toBe('x');
  expect(browser.reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing is never reloaded', async () => {
  const { browser } = aBrowser({ [storageKeys.appVersion]: '1.0.0' });
  const forgetful = { ...browser, localStorage: { ...browser.localStorage, setItem: () => {} } };
  expect(await patchVersion(forgetful, '2.0.0')).toBe(false);
  const forbidden = {
    ...browser,
    localStorage: {
      ...browser.localStorage,
      getItem: () => {
        throw new Error('SecurityError');
      },
    },
  };
  expect(await patchVersion(forbidden, '2.0.0')).toBe(false);
  expect(browser.reload).not.toHaveBeenCalled();
});
