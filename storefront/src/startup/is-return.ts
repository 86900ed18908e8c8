import { SCROLLS_KEY } from '../head-script.ts';

/** Whether this tab has been in the shop before, so that the page may have a place to scroll to. */
export function isReturn(): boolean {
  try {
    return sessionStorage.getItem(SCROLLS_KEY) !== null;
  } catch {
    // Storage is refused: no place was kept either.
    return false;
  }
}
