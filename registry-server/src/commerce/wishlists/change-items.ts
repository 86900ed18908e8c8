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
interface UserError {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

const MAX_INPUTS = 100;
const MAX_QUANTITY = 10_000;
const MAX_DESCRIPTION = 1_000;

const undefinedError = (message: string): UserError => ({ code: 'UNDEFINED', message });
const productMissing = (sku: string): UserError => ({
  code: 'PRODUCT_NOT_FOUND',
  message: `Could not find a product with SKU "${sku}"`,
});
const itemMissing = (id: string | number) => undefinedError(`Could not find a wishlist item with ID "${id}".`);

function faultOfQuantity(quantity: Given<number>): UserError | undefined {
  if (quantity == null || (Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_QUANTITY)) return undefined;
  return undefinedError(`The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`);
}

function refuseTooMany(inputs: readonly unknown[]): void {
  if (inputs.length > MAX_INPUTS) throw new InputRefused(`At most ${MAX_INPUTS} products at a time.`, 'too-many-items');
}

/** Adds products to a list; each that cannot be added is told, the others are in it. */
export async function addProducts(context: GraphqlContext, place: WishlistPlace, inputs: readonly WishlistItemInput[]) {
  refuseTooMany(inputs);
  const { app, site } = context;
  const resolved = await Promise.all(
    inputs.map(async ({ sku, parent_sku: parentSku, quantity, selected_options: options }) => {
      const kept = await keptSkuOf(context, { sku, parentSku, options });
      const error = kept === undefined ? productMissing(sku) : faultOfQuantity(quantity);
      return { put: { sku: kept ?? '', quantity }, error };
    }),
  );
  const puts = resolved.filter(({ error }) => !error).map(({ put }) => put);
  const { maxWishlistItems } = shopSettingsOf(site);
  const { wishlist, refused } = await app.wishlists.put(place, puts, maxWishlistItems);
  const full = refused.map(() => undefinedError(`The wish list can hold at most ${maxWishlistItems} products.`));
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
  for (const input of inputs) {
    const id = idFromUid(input.wishlist_item_id) ?? -1;
    const item = before.items.find((each) => each.id === id);
    const fault = item ? faultOfQuantity(input.quantity) : itemMissing(input.wishlist_item_id);
    const sku = item && input.selected_options ? await variantOf(context, item.sku, input.selected_options) : undefined;
    if (fault) errors.push(fault);
    else if (sku === null) errors.push(undefinedError('The required options you selected are not available'));
    else if ((input.description?.length ?? 0) > MAX_DESCRIPTION)
      errors.push(undefinedError(`The description can have at most ${MAX_DESCRIPTION} characters.`));
    else
      updates.push({
        ...{ id, quantity: input.quantity ?? undefined, sku },
        description: input.description?.trim() || undefined,
      });
  }
  const { wishlist, missing } = await wishlists.update(place, updates);
  return { wishlist, user_errors: [...errors, ...missing.map(itemMissing)] };
}

/** The sku of another choice of the same product; null when there is none with these values. */
async function variantOf(
  context: GraphqlContext,
  sku: string,
  options: readonly (string | null)[],
): Promise<string | null> {
  return (await keptSkuOf(context, { sku, options, ofWhole: true })) ?? null;
}
