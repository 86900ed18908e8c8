import { customerIn, type GraphqlContext } from '../../graphql/context.ts';
import type { FieldAccess, GraphqlFeature } from '../../graphql/feature.ts';
import type { QueryCartArgs } from '../../graphql/types.gen.ts';
import { cartExtras } from './cart-extras.ts';
import { cartFields } from './cart-fields.ts';
import { required } from './cart-inputs.ts';
import { cartItemFields } from './cart-item-fields.ts';
import { cartMutations } from './cart-mutations.ts';
import { shopperOf } from './cart-shopper.ts';
import { legacyAdditions } from './legacy-additions.ts';

const mutations = { ...cartMutations, ...legacyAdditions, ...cartExtras };
// A cart's id is its guest's key; whose it is, is asked of each cart.
const mutationAccess = Object.keys(mutations).map((name): [string, FieldAccess] => [
  `Mutation.${name}`,
  name === 'mergeCarts' ? 'customer' : 'public',
]);

/** Carts. */
export const cartFeature: GraphqlFeature = {
  access: {
    'Query.cart': 'public',
    'Query.customerCart': 'customer',
    ...Object.fromEntries(mutationAccess),
  },
  resolvers: {
    Query: {
      cart: (_parent: unknown, { cart_id: id }: QueryCartArgs, context: GraphqlContext) =>
        context.app.carts.find(shopperOf(context), required(id, 'cart_id')),
      customerCart: (_parent: unknown, _args: unknown, context: GraphqlContext) =>
        context.app.carts.ofCustomer({ site: context.site, customer: customerIn(context) }),
    },
    Mutation: mutations,
    ...cartFields,
    ...cartItemFields,
  },
};
