import type { FieldAccess, GraphqlFeature } from '../../graphql/feature.ts';
import { checkoutAgreements } from './graphql/checkout-agreements.ts';
import { checkoutFields } from './graphql/checkout-fields.ts';
import { checkoutMutations } from './graphql/checkout-mutations.ts';
import { estimateShippingMethods, estimateTotals } from './graphql/estimates.ts';

const mutations = { ...checkoutMutations, estimateShippingMethods, estimateTotals };
// A cart's id is its guest's key; whose it is, is asked of each cart.
const access = Object.keys(mutations).map((name): [string, FieldAccess] => [`Mutation.${name}`, 'public']);

/** The way from a cart to an order, up to placing it. */
export const checkoutFeature: GraphqlFeature = {
  access: { 'Query.checkoutAgreements': 'public', ...Object.fromEntries(access) },
  resolvers: { Query: { checkoutAgreements }, Mutation: mutations, ...checkoutFields },
};
