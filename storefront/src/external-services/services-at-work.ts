import { type CookiePreferences, servicesAllowedBy } from '@witryna/module-schemas';
import { updateSignals } from '../consent-signals/index.ts';
import type { ShopState } from '../content/view.ts';
import { forgetCookies } from './forget-cookies.ts';
import { isScriptLoaded } from './load-script.ts';
import { MARKETING, startMarketing } from './marketing.ts';
import { startTags, TAGS } from './tags.ts';

/**
 * Brings to work what a visitor allows, and nothing else. What was taken back goes with its cookies and with the page,
 * which is the one way to stop what runs: `reload` begins it anew without.
 */
export function applyServices(
  { site, settings }: Pick<ShopState, 'site' | 'settings'>,
  preferences: CookiePreferences,
  reload: () => void = () => location.reload(),
): void {
  const { marketing, tags } = settings.externalServices ?? {};
  const allowed = servicesAllowedBy(preferences);
  const isTakenBack = (name: string, isAllowed: boolean) => !isAllowed && isScriptLoaded(name);
  if (isTakenBack(MARKETING, allowed.marketing) || isTakenBack(TAGS, allowed.tags)) {
    updateSignals(preferences);
    forgetCookies();
    reload();
    return;
  }
  if (tags && allowed.tags && !isScriptLoaded(TAGS)) startTags(tags, preferences);
  if (marketing && allowed.marketing && !isScriptLoaded(MARKETING)) {
    startMarketing({ service: marketing, store: site.code, hasChat: site.features.chat && allowed.chat });
  }
}
