import { COOKIE_CHOICE_EVENT, COOKIE_TEXT_VERSION } from '../config.ts';
import type { ConsentParts } from '../cookie-consent/index.ts';
import { storageKeys } from '../storage-keys.ts';

/** Marks links that open the settings where the visitor is. */
const SETTINGS_MARK = 'data-cookies';

/**
 * Asks whoever has not said what they allow, and brings to work what others have allowed. The code of it is loaded once
 * the page has come to rest; of somebody who has refused all that is optional nothing is loaded at all.
 */
export function watchConsent(parts: ConsentParts): void {
  if (!parts.shop.site.features.cookieConsent) return;
  const load = () => import('../cookie-consent/index.ts');
  if (!isRefused()) whenAtRest(() => void load().then(({ beginConsent }) => beginConsent(parts), ignoreFailure));

  // The code that has made the choice is there.
  window.addEventListener(COOKIE_CHOICE_EVENT, () => load().then(({ allowServices }) => allowServices(parts)));

  // Before the listener of all links, which would lead to the page.
  document.addEventListener('click', onClick, true);

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${SETTINGS_MARK}]`);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.pathname === location.pathname) return;
    event.preventDefault();
    const goThere = () => location.assign(link.href);
    load().then(({ openCookieSettings }) => openCookieSettings(parts), goThere);
  }
}

/**
 * Whether everything that is optional was refused, and the shop has the proof. Whatever else lies in the storage is
 * read by the code that is loaded then (`cookie-choice.ts`).
 */
function isRefused(): boolean {
  try {
    const { version, preferences, isRecorded } = JSON.parse(localStorage.getItem(storageKeys.cookieConsent) ?? '');
    const isAsked = version === COOKIE_TEXT_VERSION && isRecorded === true;
    return isAsked && Object.values(preferences).every((isAllowed) => isAllowed === false);
  } catch {
    return false;
  }
}

/** Without its code the question waits for the next page, and nothing is allowed until then. */
function ignoreFailure(): void {}

function whenAtRest(begin: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 1_000 });
  else setTimeout(begin, 0);
}
