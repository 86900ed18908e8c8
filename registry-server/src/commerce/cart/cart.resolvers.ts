import { customerIn, type GraphqlContext } from '../../graphql/context.ts';
import type { GraphqlFeature } from '../../graphql/feature.ts';
import type { QueryCartArgs } from '../../graphql/types.gen.ts';
import { cartExtras } from './api/cart-extras.ts';
import { cartFields } from './api/cart-fields.ts';
import { required } from './api/cart-inputs.ts';
import { cartItemFields } from './api/cart-item-fields.ts';
import { cartMutations } from './api/cart-mutations.ts';
import { legacyAdditions } from './api/legacy-additions.ts';
import { shopperOf } from './cart-access.ts';

/** Carts. */
export const cartResolvers: GraphqlFeature = {
  // A cart's id is its guest's key; whose it is, is asked of each cart.
  access: {
    'Query.cart': 'public',
    'Query.customerCart': 'customer',
    'Mutation.createEmptyCart': 'public',
    'Mutation.createGuestCart': 'public',
    'Mutation.addProductsToCart': 'public',
    'Mutation.addSimpleProductsToCart': 'public',
    'Mutation.addConfigurableProductsToCart': 'public',
    'Mutation.cartFromLink': 'public',
    'Mutation.updateCartItems': 'public',
    'Mutation.removeItemFromCart': 'public',
    'Mutation.restoreCartItem': 'public',
    'Mutation.mergeCarts': 'customer',
    'Mutation.applyCouponToCart': 'public',
    'Mutation.applyCouponsToCart': 'public',
    'Mutation.removeCouponFromCart': 'public',
    'Mutation.chooseCartGift': 'public',
    'Mutation.declineCartGifts': 'public',
  },
  siteFeature: 'cart',
  closedInMaintenance: 'mutations',
  resolvers: {
    Query: {
      cart: (_parent: unknown, { cart_id: id }: QueryCartArgs, context: GraphqlContext) =>
        context.app.carts.find(shopperOf(context), required(id, 'cart_id')),
      customerCart: (_parent: unknown, _args: unknown, context: GraphqlContext) =>
        context.app.carts.ofCustomer({ site: context.site, customer: customerIn(context) }),
    },
    Mutation: { ...cartMutations, ...legacyAdditions, ...cartExtras },
    ...cartFields,
    ...cartItemFields,
  },
};
