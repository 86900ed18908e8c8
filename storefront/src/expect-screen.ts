import { SCREEN_EXPECTED_EVENT } from './config.ts';
import type { ScreenPath } from './content/own-paths.ts';

/**
 * Says that whoever is here will most likely go to this screen next: it is loaded ahead when nothing else is to be done,
 * and its links are followed without another document from then on.
 */
export function expectScreen(path: ScreenPath): void {
  window.dispatchEvent(new CustomEvent<ScreenPath>(SCREEN_EXPECTED_EVENT, { detail: path }));
}
