import { addressInSite, pathInSite } from '../content/page-address.ts';

/** The history of the browser's tab, as far as the navigation writes and reads it. */
export interface BrowserHistory {
  /** Names the entry on the screen. */
  key(): string;
  /** Puts an address into the history, or in the place of the entry on the screen. */
  push(target: URL, replace: boolean): void;
  /**
   * Calls the listener when the browser's own buttons moved, or a hash was typed; it learns whether the browser has
   * animated that itself, as some do where a finger swipes. Gives the function that removes it.
   */
  onMove(listener: (isAnimated: boolean) => void): () => void;
}

/** Names of entries begin after the `0.` of a random number. */
const KEY_START = 2;
const KEY_END = 10;
const newKey = () => Math.random().toString(36).slice(KEY_START, KEY_END);

/** The history of a window, for a site below this base path. */
export function createBrowserHistory(window: Window, basePath: string): BrowserHistory {
  const { history, location } = window;
  // A document that is loaded anew has an entry of its own, with no place to scroll to; a reload keeps the one it had.
  if (history.state?.key === undefined) history.replaceState({ ...history.state, key: newKey() }, '');
  return {
    key: () => String(history.state?.key ?? 'initial'),
    push(target, replace) {
      const path = addressInSite(pathInSite(target.pathname, basePath) ?? '/', basePath);
      const address = target.origin + path + target.search + target.hash;
      const state = { key: newKey() };
      if (replace) return history.replaceState(state, '', address);
      try {
        history.pushState(state, '', address);
      } catch {
        // Some browsers refuse when an address was put in too often; then the page is loaded.
        location.assign(address);
      }
    },
    onMove(listener) {
      const onPopState = (event: PopStateEvent) => listener(event.hasUAVisualTransition === true);
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}
