import { type ErrorKey, errorSentence } from '../../error-messages/error-messages.ts';
import { languageOf } from '../../error-messages/language.ts';
import type { MessageValues } from '../../error-messages/message.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import { idFromUid } from '../../graphql/uids.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import { keptSkuOf } from './wanted-products.ts';
import type { ItemUpdate, WishlistPlace } from './wishlists.ts';

type Given<T> = T | null | undefined;

export interface WishlistItemInput {
  readonly sku: string;
  readonly parent_sku?: Given<string>;
  readonly quantity: number;
  readonly selected_options?: Given<readonly (string | null)[]>;
}

export interface WishlistItemUpdateInput {
  readonly wishlist_item_id: string;
  readonly quantity?: Given<number>;
  readonly description?: Given<string>;
  readonly selected_options?: Given<readonly (string | null)[]>;
}

/** In the data, in the words of the contract: the rest of the change is done. */
export interface UserError {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
  /** What people read. */
  readonly sentence: string;
  /** Where the input is at fault, a JSON pointer. */
  readonly path: string | null;
}

/** A fault before it is known in which input and which language it is told. */
interface InputFault extends Pick<UserError, 'code' | 'message'> {
  readonly sentence: ErrorKey;
  readonly values?: MessageValues;
  readonly field?: string;
}

/** The fault of one of the inputs, as the client is told. */
function toUserError(
  { code, message, sentence, values, field }: InputFault,
  { site }: Pick<GraphqlContext, 'site'>,
  path: string | null,
): UserError {
  const place = path === null || field === undefined ? path : `${path}/${field}`;
  return { code, message, sentence: errorSentence(sentence, languageOf(site), values), path: place };
}

const MAX_INPUTS = 100;
const MAX_QUANTITY = 10_000;
const MAX_DESCRIPTION = 1_000;

const productMissing = (sku: string): InputFault => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
  sentence: 'product-missing',
  field: 'sku',
});
const itemMissing = (id: string | number): InputFault => ({
  code: 'UNDEFINED',
  message: `Could not find a wishlist item with ID "${id}".`,
  sentence: 'wishlist-item-missing',
});
const optionsUnavailable: InputFault = {
  code: 'UNDEFINED',
  message: 'The required options you selected are not available',
  sentence: 'wishlist-options-unavailable',
  field: 'selected_options',
};
const descriptionTooLong: InputFault = {
  code: 'UNDEFINED',
  message: `The description can have at most ${MAX_DESCRIPTION} characters.`,
  sentence: 'wishlist-description-too-long',
  values: { maxLength: MAX_DESCRIPTION },
  field: 'description',
};
const listFull = (maximum: number): InputFault => ({
  code: 'UNDEFINED',
  message: `The wish list can hold at most ${maximum} products.`,
  sentence: 'wishlist-full',
  values: { maximum },
});

/** What is said of entries that the list does not hold. */
export const missingItems = (ids: readonly (string | number)[], context: Pick<GraphqlContext, 'site'>): UserError[] =>
  ids.map((id) => toUserError(itemMissing(id), context, null));

function faultOfQuantity(quantity: Given<number>): InputFault | undefined {
  if (quantity == null || (Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY)) return undefined;
  return {
    code: 'UNDEFINED',
    message: `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`,
    sentence: 'wishlist-quantity-invalid',
    values: { maximum: MAX_QUANTITY },
    field: 'quantity',
  };
}

function refuseTooMany(inputs: readonly unknown[]): void {
  if (inputs.length > MAX_INPUTS) throw new InputRefused(`At most ${MAX_INPUTS} products at a time.`, 'too-many-items');
}

/** Adds products to a list; each that cannot be added is told, the others are in it. */
export async function addProducts(context: GraphqlContext, place: WishlistPlace, inputs: readonly WishlistItemInput[]) {
  refuseTooMany(inputs);
  const { app, site } = context;
  const resolved = await Promise.all(
    inputs.map(async ({ sku, parent_sku: parentSku, quantity, selected_options: options }, index) => {
      const kept = await keptSkuOf(context, { sku, parentSku, options });
      const fault = kept === undefined ? productMissing(sku) : faultOfQuantity(quantity);
      const error = fault && toUserError(fault, context, `/wishlistItems/${index}`);
      return { put: { sku: kept ?? '', quantity }, error };
    }),
  );
  const puts = resolved.filter(({ error }) => !error).map(({ put }) => put);
  const { maxWishlistItems } = shopSettingsOf(site);
  const { wishlist, refused } = await app.wishlists.put(place, puts, maxWishlistItems);
  const full = refused.map(() => toUserError(listFull(maxWishlistItems), context, null));
  return { wishlist, user_errors: [...resolved.flatMap(({ error }) => error ?? []), ...full] };
}

/** Changes entries: how many, which variant, and the customer's own note. */
export async function updateProducts(
  context: GraphqlContext,
  place: WishlistPlace,
  inputs: readonly WishlistItemUpdateInput[],
) {
  refuseTooMany(inputs);
  const { wishlists } = context.app;
  const before = await wishlists.read(place);
  const updates: ItemUpdate[] = [];
  const errors: UserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const refuse = (fault: InputFault) => errors.push(toUserError(fault, context, `/wishlistItems/${index}`));
    const id = idFromUid(input.wishlist_item_id) ?? -1;
    const item = before.items.find((each) => each.id === id);
    const fault = item ? faultOfQuantity(input.quantity) : itemMissing(input.wishlist_item_id);
    const sku = item && input.selected_options ? await variantOf(context, item.sku, input.selected_options) : undefined;
    if (fault) refuse(fault);
    else if (sku === null) refuse(optionsUnavailable);
    else if ((input.description?.length ?? 0) > MAX_DESCRIPTION) refuse(descriptionTooLong);
    else
      updates.push({
        id,
        quantity: input.quantity ?? undefined,
        sku,
        description: input.description?.trim() || undefined,
      });
  }
  const { wishlist, missing } = await wishlists.update(place, updates);
  return { wishlist, user_errors: [...errors, ...missingItems(missing, context)] };
}

/** The sku of another choice of the same product; null when there is none with these values. */
async function variantOf(
  context: GraphqlContext,
  sku: string,
  options: readonly (string | null)[],
): Promise<string | null> {
  return (await keptSkuOf(context, { sku, options, ofWhole: true })) ?? null;
}
