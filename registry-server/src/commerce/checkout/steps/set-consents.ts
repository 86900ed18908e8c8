import type { Site } from '../../../content/sites/index.ts';
import type { CheckoutConsentInput } from '../../../graphql/types.gen.ts';
import type { CartConsent, Change } from '../../cart/index.ts';
import { type Agreement, agreementsOf } from '../agreements.ts';
import type { Given } from '../api/input-text.ts';
import { checkoutError } from '../checkout.errors.ts';
import { updateCheckout } from '../update-checkout.ts';

const SOURCE = 'checkout';

export type GivenConsents = readonly Given<CheckoutConsentInput>[];

/** Records what the shopper agrees to, with the wording of this moment; those that are not named stay as they are. */
export function setConsents(inputs: GivenConsents): Change<null> {
  return async (open) => {
    const { now, shopper } = open;
    await updateCheckout(open, ({ consents, ...present }) => ({
      ...present,
      consents: withConsents(consents, inputs, { site: shopper.site, now }),
    }));
    return { outcome: null };
  };
}

/** What was agreed to, and what is agreed to now. */
export function withConsents(
  present: readonly CartConsent[],
  inputs: GivenConsents,
  { site, now }: { readonly site: Site; readonly now: Date },
): readonly CartConsent[] {
  const known = agreementsOf(site);
  const given = inputs.flatMap((input) => (input ? [toConsent(input, known, now)] : []));
  const latest = new Map(given.map((consent) => [consent.agreement, consent]));
  return [...present.filter(({ agreement }) => !latest.has(agreement)), ...latest.values()];
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
