import type { GraphqlContext } from '../../../graphql/context.ts';
import { EntityMissing, InputRefused } from '../../../graphql/refusals.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  CartItemInput,
  MutationAddConfigurableProductsToCartArgs,
  MutationAddSimpleProductsToCartArgs,
} from '../../../graphql/types.gen.ts';
import { shopperOf } from '../cart-access.ts';
import { addItems } from '../changes/add-items.ts';
import type { Change } from '../changes/change-cart.ts';
import type { WantedItem } from '../changes/decide-additions.ts';
import type { ItemRefusal } from '../changes/item-refusal.ts';
import { repeatable, required, wantedItems } from './cart-inputs.ts';

/** All of the things or none: the older mutations have no place for what is refused but the errors. */
function addAll(wanted: readonly WantedItem[]): Change<readonly ItemRefusal[]> {
  return async (open) => {
    const added = await addItems(wanted)(open);
    const [refusal] = added.outcome;
    if (refusal) throw errorOf(refusal);
    return added;
  };
}

/** The codes of the contract for things in a list, as codes of errors. */
const CODES = {
  NOT_SALABLE: 'not-salable',
  INSUFFICIENT_STOCK: 'insufficient-stock',
  INVALID_PARAMETER_VALUE: 'invalid-parameter-value',
  REQUIRED_PARAMETER_MISSING: 'required-parameter-missing',
} as const;

function errorOf({ code, message, sku }: ItemRefusal): Error {
  if (code === 'PRODUCT_NOT_FOUND') return new EntityMissing(message, 'product-missing', { sku });
  return new InputRefused(message, CODES[code], { sku });
}

async function add(
  context: GraphqlContext,
  request: { readonly mutation: string; readonly cartId: string; readonly inputs: readonly CartItemInput[] },
) {
  const { mutation, cartId, inputs } = request;
  if (inputs.length === 0) throw new InputRefused('Required parameter "cart_items" is missing', 'parameter-missing');
  const { state } = await context.app.carts.change(
    {
      cartId: required(cartId, 'cart_id'),
      shopper: shopperOf(context),
      request: repeatable(context, mutation, inputs),
    },
    addAll(await wantedItems(context, inputs)),
  );
  return { cart: state };
}

function addSimple(_parent: unknown, { input }: MutationAddSimpleProductsToCartArgs, context: GraphqlContext) {
  const { cart_id: cartId, cart_items: items } = required(input, 'input');
  const inputs = items.flatMap((item) => item?.data ?? []);
  return add(context, { mutation: 'addSimpleProductsToCart', cartId, inputs });
}

function addConfigurable(
  _parent: unknown,
  { input }: MutationAddConfigurableProductsToCartArgs,
  context: GraphqlContext,
) {
  const { cart_id: cartId, cart_items: items } = required(input, 'input');
  const inputs = items.flatMap((item) => {
    if (!item) return [];
    const parent = item.parent_sku ?? item.data.parent_sku;
    return [{ ...item.data, sku: item.variant_sku ?? item.data.sku, ...(parent && { parent_sku: parent }) }];
  });
  return add(context, { mutation: 'addConfigurableProductsToCart', cartId, inputs });
}

/** The mutations that clients used before `addProductsToCart`. */
export const legacyAdditions: MutationResolvers = {
  addSimpleProductsToCart: addSimple,
  addConfigurableProductsToCart: addConfigurable,
};
