import { keptStorageKeys, storageKeys } from './storage-keys.ts';

/** What to do about the version that the browser remembers: nothing, note ours, or start clean. */
function versionPatch(stored: string | null, current: string): 'keep' | 'note' | 'reset' {
  if (stored === current) return 'keep';
  return stored === null ? 'note' : 'reset';
}

interface PatchedBrowser {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly reload: () => void;
}

/**
 * Clears caches and local storage and reloads when another version of the app left them; what belongs to the shopper
 * stays: the cart, favourites, being signed in, the choice about cookies. Ours is noted before the reload, so that it
 * happens once. Says whether the page reloads.
 */
export async function patchVersion(browser: PatchedBrowser, current: string): Promise<boolean> {
  try {
    const action = versionPatch(browser.localStorage.getItem(storageKeys.appVersion), current);
    if (action === 'keep') return false;
    if (action === 'reset') {
      clearCachedEntries(browser.localStorage);
      const names = (await browser.caches?.keys()) ?? [];
      await Promise.all(names.map((name) => browser.caches?.delete(name)));
    }
    browser.localStorage.setItem(storageKeys.appVersion, current);
    if (action === 'note' || browser.localStorage.getItem(storageKeys.appVersion) !== current) return false;
    browser.reload();
    return true;
  } catch {
    // A browser that forbids storage keeps nothing that could be out of date.
    return false;
  }
}

function clearCachedEntries(localStorage: PatchedBrowser['localStorage']): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key !== null && !keptStorageKeys.has(key)) localStorage.removeItem(key);
}
