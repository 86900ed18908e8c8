import type { GraphqlFeature } from '../../graphql/feature.ts';
import { checkoutAgreements } from './api/checkout-agreements.ts';
import { checkoutFields } from './api/checkout-fields.ts';
import { checkoutMutations } from './api/checkout-mutations.ts';
import { estimateShippingMethods, estimateTotals } from './api/estimates.ts';

/** The way from a cart to an order, up to placing it. */
export const checkoutResolvers: GraphqlFeature = {
  // A cart's id is its guest's key; whose it is, is asked of each cart.
  access: {
    'Query.checkoutAgreements': 'public',
    'Mutation.setGuestEmailOnCart': 'public',
    'Mutation.setShippingAddressesOnCart': 'public',
    'Mutation.setBillingAddressOnCart': 'public',
    'Mutation.setShippingMethodsOnCart': 'public',
    'Mutation.setDeliveryDetailsOnCart': 'public',
    'Mutation.setInPostLockerNumberOnCart': 'public',
    'Mutation.removePickupLocationFromCart': 'public',
    'Mutation.setCheckoutConsentsOnCart': 'public',
    'Mutation.setPaymentMethodOnCart': 'public',
    'Mutation.estimateShippingMethods': 'public',
    'Mutation.estimateTotals': 'public',
  },
  siteFeature: 'cart',
  closedInMaintenance: 'mutations',
  resolvers: {
    Query: { checkoutAgreements },
    Mutation: { ...checkoutMutations, estimateShippingMethods, estimateTotals },
    ...checkoutFields,
  },
};
