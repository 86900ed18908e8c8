import type { Site } from '../../../content/sites/sites.store.ts';
import { missingConsents } from '../../checkout/agreements/missing-consents.ts';
import type { CartConsent } from '../../checkout/cart-checkout.ts';

/** Whether the shopper has agreed to all that an order on this site needs. */
export function hasNeededConsents(
  consents: readonly CartConsent[],
  site: Pick<Site, 'language' | 'properties'>,
): boolean {
  return missingConsents(consents, site).length === 0;
}
