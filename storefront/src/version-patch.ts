import { storageKeys } from './config.ts';

/** What to do about the version that the browser remembers: nothing, note ours, or start clean. */
function versionPatch(stored: string | null, current: string): 'keep' | 'note' | 'reset' {
  if (stored === current) return 'keep';
  return stored === null ? 'note' : 'reset';
}

interface PatchedBrowser {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly reload: () => void;
}

/**
 * Clears caches and local storage and reloads when another version of the app left them.
 * Ours is noted before the reload, so that it happens once. Says whether the page reloads.
 */
export async function patchVersion(browser: PatchedBrowser, current: string): Promise<boolean> {
  try {
    const action = versionPatch(browser.localStorage.getItem(storageKeys.appVersion), current);
    if (action === 'keep') return false;
    if (action === 'reset') {
      browser.localStorage.clear();
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
