import type { Resolvers } from '../../graphql/feature.ts';

/** Fields of a cart that belong to the checkout: a cart that nobody checks out has no addresses and no methods. */
export const checkoutFields: Resolvers = {
  Cart: {
    billing_address: () => null,
    shipping_addresses: () => [],
    available_payment_methods: () => [],
    selected_payment_method: () => null,
    gift_message: () => null,
  },
};
