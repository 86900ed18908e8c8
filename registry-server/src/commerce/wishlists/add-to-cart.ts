import { errorSentence } from '../../error-messages/error-messages.ts';
import { languageOf } from '../../error-messages/language.ts';
import { customerIn, type GraphqlContext } from '../../graphql/context.ts';
import { addItems, type ItemRefusal, tellRefusal } from '../cart/index.ts';
import { productBySku } from '../catalog/index.ts';
import type { WishlistWithItems } from './wishlists.ts';

/** Why an entry did not get into the cart, in the words of the contract. */
export interface WishlistCartError {
  readonly code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';
  readonly message: string;
  /** What people read. */
  readonly sentence: string;
  /** Where the input is at fault, a JSON pointer. */
  readonly path: string | null;
  readonly wishlistId: number;
  readonly wishlistItemId: number;
}

const KNOWN_CODES = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'] as const;

const codeOf = ({ code }: ItemRefusal): WishlistCartError['code'] =>
  KNOWN_CODES.find((known) => known === code) ?? 'UNDEFINED';

/** Puts entries (all, when none are named) into the customer's cart; they stay in the list. */
export async function addToCart(
  context: GraphqlContext,
  list: WishlistWithItems,
  ids: readonly number[] | undefined,
): Promise<WishlistCartError[]> {
  const { app, site } = context;
  const items = list.items.filter(({ id }) => ids?.includes(id) ?? true);
  const wanted = await Promise.all(
    items.map(async ({ sku, quantity }) => {
      const found = await productBySku(context, sku);
      return { sku: found?.variant?.sku ?? sku, quantity };
    }),
  );
  const errors = (ids ?? [])
    .filter((id) => !items.some((item) => item.id === id))
    .map((id) => missingItem(context, list.id, id, ids?.indexOf(id)));
  if (wanted.length === 0) return errors;
  const shopper = { site, customer: customerIn(context) };
  const cart = await app.carts.ofCustomer(shopper);
  const { outcome } = await app.carts.change({ cartId: cart.cart.id, shopper }, addItems(wanted));
  const refused = outcome.flatMap((refusal) => {
    const item = items[refusal.index ?? wanted.findIndex(({ sku }) => sku === refusal.sku)];
    if (!item) return [];
    const { sentence } = tellRefusal(refusal, { site, base: '' });
    const error = { code: codeOf(refusal), message: refusal.message, sentence, path: pathOf(ids?.indexOf(item.id)) };
    return [{ ...error, wishlistId: list.id, wishlistItemId: item.id }];
  });
  return [...errors, ...refused];
}

/** Where the entry was named; nowhere, when all of the list were meant. */
function pathOf(index: number | undefined): string | null {
  return index === undefined ? null : `/wishlistItemIds/${index}`;
}

/** An entry that the list does not hold; of another's list the same is said. */
function missingItem(
  { site }: GraphqlContext,
  wishlistId: number,
  wishlistItemId: number,
  index: number | undefined,
): WishlistCartError {
  const message = `Could not find a wishlist item with ID "${wishlistItemId}".`;
  const sentence = errorSentence('wishlist-item-missing', languageOf(site));
  return { code: 'PRODUCT_NOT_FOUND', message, sentence, path: pathOf(index), wishlistId, wishlistItemId };
}
