import type { CheckoutConsentInput } from '../../../graphql/types.gen.ts';
import type { CartConsent, Change } from '../../cart/index.ts';
import { type Agreement, agreementsOf } from '../agreements.ts';
import type { Given } from '../api/input-text.ts';
import { checkoutError } from '../checkout.errors.ts';
import { updateCheckout } from '../update-checkout.ts';

const SOURCE = 'checkout';

/** Records what the shopper agrees to, with the wording of this moment; those that are not named stay as they are. */
export function setConsents(inputs: readonly Given<CheckoutConsentInput>[]): Change<null> {
  return async (open) => {
    const known = agreementsOf(open.shopper.site);
    const given = inputs.flatMap((input) => (input ? [toConsent(input, known, open.now)] : []));
    const latest = new Map(given.map((consent) => [consent.agreement, consent]));
    await updateCheckout(open, ({ consents, ...present }) => ({
      ...present,
      consents: [...consents.filter(({ agreement }) => !latest.has(agreement)), ...latest.values()],
    }));
    return { outcome: null };
  };
}

function toConsent(
  { agreement_id: id, is_granted: isGranted }: CheckoutConsentInput,
  known: readonly Agreement[],
  now: Date,
): CartConsent {
  const agreement = known.find((each) => each.id === id);
  if (!agreement) throw checkoutError.agreement(id);
  const { code, textVersion } = agreement;
  return { agreement: code, isGranted, textVersion, at: now.toISOString(), source: SOURCE };
}
