import { SCREEN_EXPECTED_EVENT } from '../config.ts';
import type { ScreenPath } from '../content/own-paths.ts';
import { savesData } from '../device/saves-data.ts';
import type { Navigator } from './navigator.ts';

/**
 * Has screens ready to which somebody will most likely go, once the browser has nothing else to do; nothing of them
 * where data is to be saved. Gives the function that stops it.
 */
export function watchExpectedScreens(window: Window, navigator: Pick<Navigator, 'prepare'>): () => void {
  const onExpected = (event: Event) => {
    const { detail: path } = event as CustomEvent<ScreenPath>;
    if (savesData(window)) return;
    const prepare = () => navigator.prepare(path);
    if (window.requestIdleCallback) window.requestIdleCallback(prepare);
    else window.setTimeout(prepare);
  };
  window.addEventListener(SCREEN_EXPECTED_EVENT, onExpected);
  return () => window.removeEventListener(SCREEN_EXPECTED_EVENT, onExpected);
}
