import type { GraphqlFeature } from '../feature.ts';
import { EntityMissing } from '../refusals.ts';

/**
 * What clients of the contract ask for and this shop does not have, said so that they can go on: no form is guarded
 * by reCAPTCHA (sign-in and writes are slowed down by the server itself), no payment card is kept, nothing is sold to be
 * downloaded, and no order takes the commercial edition's receipt or printed card.
 */
export const unsupportedResolvers: GraphqlFeature = {
  access: {
    'Query.recaptchaV3Config': 'public',
    'Query.recaptchaFormConfig': 'public',
    'Query.customerPaymentTokens': 'customer',
    'Query.customerDownloadableProducts': 'customer',
    'Mutation.deletePaymentToken': 'customer',
  },
  resolvers: {
    Query: {
      recaptchaV3Config: () => null,
      recaptchaFormConfig: () => ({ is_enabled: false, configurations: null }),
      customerPaymentTokens: () => ({ items: [] }),
      customerDownloadableProducts: () => ({ items: [] }),
    },
    Mutation: {
      deletePaymentToken(_parent, { public_hash }) {
        throw new EntityMissing(`Could not find a token using public hash: ${public_hash}`);
      },
    },
    Cart: { gift_receipt_included: () => false, printed_card_included: () => false },
  },
};
