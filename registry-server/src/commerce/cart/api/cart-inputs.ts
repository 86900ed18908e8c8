import type { GraphqlContext } from '../../../graphql/context.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { CartItemInput, UpdateCartItemsInput } from '../../../graphql/types.gen.ts';
import { idFromUid } from '../../../graphql/uids.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import { findVariantByOptions, productBySku } from '../../catalog/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import { shopperOf } from '../cart-access.ts';
import type { Change, RepeatableRequest } from '../changes/change-cart.ts';
import type { WantedItem } from '../changes/decide-additions.ts';
import type { ItemUpdate } from '../changes/update-items.ts';

const MAX_KEY_LENGTH = 200;

/** Changes the cart as the caller of this mutation may. */
export function changeFor<Outcome>(context: GraphqlContext, cartId: string, change: Change<Outcome>) {
  return context.app.carts.change({ cartId: required(cartId, 'cart_id'), shopper: shopperOf(context) }, change);
}

/** A value that the schema lets be absent or empty, and the contract does not. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined || value === '') {
    throw new InputRefused(`Required parameter "${name}" is missing`, 'parameter-missing', { name });
  }
  return value;
}

/** The request as one that may be sent again; undefined without an Idempotency-Key. */
export function repeatable(context: GraphqlContext, mutation: string, args: unknown): RepeatableRequest | undefined {
  const key = context.request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  // A document that was read once is compiled the next time, and its arguments then come in another order.
  return { key: `${mutation} ${key.slice(0, MAX_KEY_LENGTH)}`, body: canonicalJson(args) };
}

/** Things as clients name them; a choice of options becomes the sku of the variant. */
export async function wantedItems(context: GraphqlContext, inputs: readonly CartItemInput[]): Promise<WantedItem[]> {
  const { maxCartLines } = shopSettingsOf(context.site);
  if (inputs.length > maxCartLines) {
    throw new InputRefused(`At most ${maxCartLines} items can be sent at once.`, 'too-many-items', { maxCartLines });
  }
  return Promise.all(inputs.map((input) => wantedItem(context, input)));
}

async function wantedItem(context: GraphqlContext, input: CartItemInput): Promise<WantedItem> {
  const { sku, quantity, parent_sku: parentSku } = input;
  const uids = (input.selected_options ?? []).flatMap((uid) => uid ?? []).map(String);
  const wanted = { sku, quantity, ...(parentSku && { parentSku }) };
  if (uids.length === 0) return wanted;
  const product = await productBySku(context, parentSku || sku);
  const variant = product && !product.variant ? findVariantByOptions(product.data, uids) : undefined;
  return variant ? { ...wanted, sku: variant.sku } : wanted;
}

/** Lines with the quantities that they should get. */
export function itemUpdates({ cart_items: items }: UpdateCartItemsInput): ItemUpdate[] {
  if (items.length === 0) throw new InputRefused('Required parameter "cart_items" is missing.', 'parameter-missing');
  return items.flatMap((item) => {
    if (!item) return [];
    const { quantity } = item;
    const name = item.cart_item_uid ?? item.cart_item_id;
    if (name === null || name === undefined) {
      throw new InputRefused('Required parameter "cart_item_id" for "cart_items" is missing.', 'parameter-missing');
    }
    if (quantity === null || quantity === undefined) {
      throw new InputRefused('Required parameter "quantity" for "cart_items" is missing.', 'parameter-missing');
    }
    return [{ lineId: idFromUid(name) ?? 0, name: String(name), quantity }];
  });
}
