import type { CookieChoiceWay, CookiePreferences } from '@witryna/module-schemas';
import { requestKey } from '../api/request-key.ts';
import { createShopClient, NOBODY } from '../api/shop-client.ts';
import { forgetViewer, storedViewer } from '../api/viewer.ts';
import { COOKIE_CHOICE_EVENT, COOKIE_TEXT_VERSION } from '../config.ts';
import { updateSignals } from '../consent-signals/index.ts';
import type { ShopState } from '../content/view.ts';
import { type CookieChoice, currentChoice, keepChoice, NOTHING_ALLOWED, storedChoice } from '../cookie-choice/index.ts';

type Site = ShopState['site'];

/** What came of a choice. */
export interface Decision {
  readonly choice: CookieChoice;
  /** Whether the browser keeps it; where not, nothing is allowed for the rest of the visit. */
  readonly isKept: boolean;
}

/** Makes a choice: the browser keeps it, tags hear of it, and the shop gets its proof. */
export function decide(site: Site, preferences: CookiePreferences, way: CookieChoiceWay): Decision {
  const choice: CookieChoice = {
    id: requestKey(),
    visitor: storedChoice()?.visitor ?? requestKey(),
    version: COOKIE_TEXT_VERSION,
    way,
    preferences,
    decidedAt: new Date().toISOString(),
    isRecorded: false,
  };
  const isKept = keepChoice(choice);
  updateSignals(isKept ? preferences : NOTHING_ALLOWED);
  void recordChoice(site, choice);
  if (!preferences.functional) forgetViews(site);
  window.dispatchEvent(new Event(COOKIE_CHOICE_EVENT));
  return { choice, isKept };
}

/** What this browser looked at is kept for whoever allows it: here and at the shop it goes with the consent. */
function forgetViews(site: Site): void {
  if (storedViewer() === undefined) return;
  // The request is made with the id that is forgotten next.
  void createShopClient(site).remove('/products/viewed');
  forgetViewer();
}

/** Sends the proof of a choice to the shop, with nothing that says whose it is; once more with the next page if it fails. */
export async function recordChoice(site: Site, choice: CookieChoice): Promise<void> {
  const { id, visitor, version: textVersion, way, preferences } = choice;
  const shop = createShopClient(site, {
    person: NOBODY,
    send: (address, init) => fetch(address, { ...init, credentials: 'omit', keepalive: true }),
  });
  const { functional, analytics, marketing } = preferences;
  const proof = { id, visitor, textVersion, way, functional, analytics, marketing };
  const { result } = await shop.submit('/cookie-consents', proof);
  // Meanwhile another may have been made, here or in another tab.
  if (result.kind === 'done' && currentChoice()?.id === id) keepChoice({ ...choice, isRecorded: true });
}
