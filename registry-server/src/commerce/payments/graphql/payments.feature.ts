import type { GraphqlFeature } from '../../../graphql/feature.ts';
import { payWithWalletToken } from './pay-with-wallet-token.ts';
import { przelewy24Methods } from './przelewy24-methods.ts';
import { registerCardTransaction } from './register-card-transaction.ts';

/** What of paying belongs to a provider. Orders have the rest: `orderPaymentStatus`, `retryPaymentUrl`. */
export const paymentsResolvers: GraphqlFeature = {
  // A cart's id is its guest's key; whose it is, is asked of each cart.
  access: {
    'Query.przelewy24Methods': 'public',
    'Mutation.registerCardTransaction': 'public',
    'Mutation.payWithWalletToken': 'public',
  },
  resolvers: { Query: { przelewy24Methods }, Mutation: { registerCardTransaction, payWithWalletToken } },
};
