import type { CookieChoiceWay, CookiePreferences } from '@witryna/module-schemas';
import { addressesOf } from '../content/screen-addresses.ts';
import type { View } from '../content/view.ts';
import { currentChoice, NOTHING_ALLOWED } from '../cookie-choice/index.ts';
import { loadCookieTexts } from '../i18n/cookie-consent/load-cookie-texts.ts';
import { modalsOf } from '../modals/index.ts';
import { storageKeys } from '../storage-keys.ts';
import { loadSheets } from '../style-sheets/index.ts';
import { allowServices } from './allow-services.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { type ConsentParts, MANAGE_COOKIES_PATH } from './consent-parts.ts';
import { decide, recordChoice } from './decide.ts';

/** Asks on every page that is not about the question itself, until it is answered; sees to what is left of an answer. */
export function beginConsent(parts: ConsentParts): void {
  const { shop, navigator } = parts;
  const known = currentChoice();
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.cookieConsent && currentChoice()) void allowServices(parts);
  });
  if (known) {
    void allowServices(parts);
    if (!known.isRecorded) void recordChoice(shop.site, known);
    return;
  }
  ask();
  let { arrival } = navigator.state();
  const stop = navigator.subscribe(() => {
    if (currentChoice()) return stop();
    // Also what is only on its way is told.
    if (navigator.state().arrival === arrival) return;
    arrival = navigator.state().arrival;
    ask();
  });

  function ask(): void {
    if (!isAboutCookies(parts)) void openCookieSettings(parts).catch(askWithNextPage);
  }
}

/** What could not be loaded is asked on the next page; until then nothing is allowed. */
function askWithNextPage(): void {}

const opening = new WeakMap<ConsentParts['shop'], Promise<void>>();

/** Shows what is allowed now, to be changed; as a question where nothing was chosen yet. */
export function openCookieSettings(parts: ConsentParts): Promise<void> {
  const { shop } = parts;
  const open = opening.get(shop) ?? show(parts).finally(() => opening.delete(shop));
  opening.set(shop, open);
  return open;
}

async function show({ shop }: ConsentParts): Promise<void> {
  const { site, routes } = shop;
  const [texts] = await Promise.all([
    loadCookieTexts(site),
    // Without its sheet it would stand below the page.
    loadSheets({ drivers: [], isPlain: false, late: ['consent'] }),
  ]);
  await otherDialogClosed();
  const addressOf = addressesOf(site, routes);
  const choice = currentChoice();
  const modals = modalsOf(shop, texts.close, 'consent');
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // Answered in another tab.
  const onStorage = ({ key }: StorageEvent) => key === storageKeys.cookieConsent && currentChoice() && modals.close();
  window.addEventListener('storage', onStorage);
  const leave = modals.subscribe(() => !modals.state().isOpen && resolve());

  function onDecide(preferences: CookiePreferences, way: CookieChoiceWay): void {
    decide(site, preferences, way);
    modals.close();
  }
  const policy = site.properties.privacy;
  modals.open({
    config: { isClosable: choice !== undefined, closesOutside: false },
    render: ({ titleId }) => (
      <ConsentDialog
        titleId={titleId}
        texts={texts}
        initial={choice?.preferences ?? NOTHING_ALLOWED}
        policy={policy && addressOf(policy)}
        onDecide={onDecide}
      />
    ),
  });
  await closed;
  leave();
  window.removeEventListener('storage', onStorage);
}

/** Two dialogs at once would hide one another: a question can wait for what a visitor has just opened. */
function otherDialogClosed(): Promise<void> {
  const other = document.querySelector('dialog[open]');
  if (!other) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  other.addEventListener('close', () => resolve(), { once: true });
  return promise.then(otherDialogClosed);
}

/** Whether the page on the screen is one that has to be read to answer: nothing stands before it. */
function isAboutCookies({ shop: { site }, navigator }: ConsentParts): boolean {
  const path = pathOf(navigator.state().arrival.view);
  const { privacy, terms } = site.properties;
  return path !== undefined && [MANAGE_COOKIES_PATH, privacy, terms].includes(path);
}

const pathOf = (view: View): string | undefined => ('path' in view ? view.path : undefined);
