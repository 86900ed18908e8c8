import type { Site } from '../../../content/sites/index.ts';
import type { CartConsent } from '../../cart/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import { type Agreement, agreementsOf } from './agreements.ts';

/**
 * Required agreements that stand in the way of an order. A refusal that was recorded always does, and so does the
 * consent to a wording that has changed since. Where nothing was recorded the site decides: clients of the contract
 * have no call for it, they only let the order go when the boxes of `MANUAL` agreements are ticked.
 */
export function missingConsents(
  consents: readonly CartConsent[],
  site: Pick<Site, 'language' | 'properties'>,
): readonly Agreement[] {
  const { requiresConsentRecords } = shopSettingsOf(site);
  return agreementsOf(site).filter(({ code, isRequired, textVersion }) => {
    if (!isRequired) return false;
    const recorded = consents.find(({ agreement }) => agreement === code);
    return recorded ? !recorded.isGranted || recorded.textVersion !== textVersion : requiresConsentRecords;
  });
}
