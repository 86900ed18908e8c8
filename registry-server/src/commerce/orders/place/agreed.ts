import type { CartConsent } from '../../checkout/cart-checkout.ts';

/** Without these no order is taken from a client that asks for them. */
const NEEDED: readonly string[] = ['terms', 'privacy'];

/**
 * Whether nothing that has to be agreed to was declined. Clients of the contract that know no agreements show the terms
 * beside their own button and send nothing: that is told in no consent, and refused in none.
 */
export function hasNeededConsents(consents: readonly CartConsent[]): boolean {
  return consents.every(({ agreement, isGranted }) => isGranted || !NEEDED.includes(agreement));
}
