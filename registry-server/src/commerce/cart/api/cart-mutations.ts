import type { HasLanguage } from '../../../error-messages/language.ts';
import { customerIn, type GraphqlContext } from '../../../graphql/context.ts';
import { AlreadyExists, InputRefused } from '../../../graphql/refusals.ts';
import type { MutationResolvers } from '../../../graphql/resolver-types.gen.ts';
import type {
  MutationAddProductsToCartArgs,
  MutationCartFromLinkArgs,
  MutationCreateEmptyCartArgs,
  MutationCreateGuestCartArgs,
  MutationMergeCartsArgs,
  MutationRemoveItemFromCartArgs,
  MutationRestoreCartItemArgs,
  MutationUpdateCartItemsArgs,
} from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { networkOf } from '../../../http/network-of.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import { shopperOf } from '../cart-access.ts';
import { addItems } from '../changes/add-items.ts';
import type { WantedItem } from '../changes/decide-additions.ts';
import { type ItemRefusal, partUnreadable, tellRefusal } from '../changes/item-refusal.ts';
import { restoreItem } from '../changes/restore-item.ts';
import { removeItem, updateItems } from '../changes/update-items.ts';
import { changeFor, itemUpdates, repeatable, required, wantedItems } from './cart-inputs.ts';

/** `Error` of the schema. */
const toUserError = (site: HasLanguage, base: string) => (refusal: ItemRefusal) => ({
  __typename:
    refusal.code === 'INSUFFICIENT_STOCK' ? ('InsufficientStockError' as const) : ('CartUserInputError' as const),
  code: refusal.code,
  message: refusal.message,
  ...tellRefusal(refusal, { site, base }),
  ...(refusal.quantity !== undefined && { quantity: refusal.quantity }),
});

/** Each cart of a guest is a row: one network makes so many. A customer has one at a time. */
async function countNewCart({ app, request, customer }: GraphqlContext): Promise<void> {
  if (!customer) await app.rateLimits.take([{ limit: 'newCart', subject: networkOf(request.ip) }]);
}

async function createEmptyCart(_parent: unknown, { input }: MutationCreateEmptyCartArgs, context: GraphqlContext) {
  await countNewCart(context);
  const { cart } = await context.app.carts.create(shopperOf(context), input?.cart_id ?? undefined);
  return cart.id;
}

async function createGuestCart(_parent: unknown, { input }: MutationCreateGuestCartArgs, context: GraphqlContext) {
  if (context.customer) {
    throw new AlreadyExists('Use `Query.customerCart` for logged in customer.', 'customer-has-cart');
  }
  await countNewCart(context);
  return { cart: await context.app.carts.create(shopperOf(context), input?.cart_uid ?? undefined) };
}

async function addProductsToCart(_parent: unknown, args: MutationAddProductsToCartArgs, context: GraphqlContext) {
  const wanted = await wantedItems(context, args.cartItems);
  const { state, outcome } = await context.app.carts.change(
    {
      cartId: required(args.cartId, 'cart_id'),
      shopper: shopperOf(context),
      request: repeatable(context, 'addProductsToCart', args),
    },
    addItems(wanted),
  );
  return { cart: state, user_errors: outcome.map(toUserError(context.site, '/cartItems')) };
}

async function cartFromLink(_parent: unknown, { items }: MutationCartFromLinkArgs, context: GraphqlContext) {
  const { maxCartLines } = shopSettingsOf(context.site);
  // A link is one text: its parts have no place of their own.
  const toLinkError = ({ index: _, ...refusal }: ItemRefusal) => toUserError(context.site, '/items')(refusal);
  const { wanted, refusals } = parseCartLink(items);
  if (wanted.length > maxCartLines) {
    throw new InputRefused(`At most ${maxCartLines} items can be sent at once.`, 'too-many-items', { maxCartLines });
  }
  await countNewCart(context);
  const { cart } = await context.app.carts.create(shopperOf(context));
  const { state, outcome } = await changeFor(context, cart.id, addItems(wanted));
  return { cart: state, user_errors: [...refusals, ...outcome].map(toLinkError) };
}

async function updateCartItems(_parent: unknown, { input }: MutationUpdateCartItemsArgs, context: GraphqlContext) {
  const given = required(input, 'input');
  const cartId = required(given.cart_id, 'cart_id');
  const { state, outcome } = await changeFor(context, cartId, updateItems(itemUpdates(given)));
  const errors = outcome.map((refusal) => ({
    code: refusal.code,
    message: refusal.message,
    ...tellRefusal(refusal, { site: context.site, base: '/input/cart_items' }),
  }));
  return { cart: state, errors };
}

async function removeItemFromCart(
  _parent: unknown,
  { input }: MutationRemoveItemFromCartArgs,
  context: GraphqlContext,
) {
  const given = required(input, 'input');
  const cartId = required(given.cart_id, 'cart_id');
  const name = given.cart_item_uid ?? given.cart_item_id;
  if (name === null || name === undefined) {
    throw new InputRefused('Required parameter "cart_item_id" is missing.', 'parameter-missing');
  }
  const { state } = await changeFor(context, cartId, removeItem(idFromUid(name) ?? 0, String(name)));
  return { cart: state };
}

async function restoreCartItem(_parent: unknown, { input }: MutationRestoreCartItemArgs, context: GraphqlContext) {
  const { cart_id: cartId, cart_item_uid: uid } = input;
  const { state } = await changeFor(context, cartId, restoreItem(idFromUid(uid) ?? 0, String(uid)));
  return { cart: state };
}

async function mergeCarts(_parent: unknown, args: MutationMergeCartsArgs, context: GraphqlContext) {
  const shopper = { site: context.site, customer: customerIn(context) };
  const sourceId = required(args.source_cart_id, 'source_cart_id');
  const { destination_cart_id: given } = args;
  if (given === '') {
    throw new InputRefused('The parameter "destination_cart_id" cannot be empty', 'parameter-missing');
  }
  const targetId = given ?? (await context.app.carts.ofCustomer(shopper)).cart.id;
  const request = repeatable(context, 'mergeCarts', args);
  return (await context.app.carts.merge({ sourceId, targetId, shopper, request })).state;
}

/** What makes, fills and empties carts. */
export const cartMutations: MutationResolvers = {
  createEmptyCart,
  createGuestCart,
  addProductsToCart,
  cartFromLink,
  updateCartItems,
  removeItemFromCart,
  restoreCartItem,
  mergeCarts,
};

const PART = /^([^:]{1,64})(?::(\d{1,6}))?$/;

/** The things of a link: `SKU:2,SKU2:1`; a sku alone means one piece. Parts that say nothing clear are refused. */
function parseCartLink(items: string): { readonly wanted: WantedItem[]; readonly refusals: ItemRefusal[] } {
  const wanted: WantedItem[] = [];
  const refusals: ItemRefusal[] = [];
  for (const part of items.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [, sku, quantity = '1'] = PART.exec(part) ?? [];
    if (sku === undefined) refusals.push(partUnreadable(part));
    else wanted.push({ sku: sku.trim(), quantity: Number(quantity) });
  }
  return { wanted, refusals };
}
