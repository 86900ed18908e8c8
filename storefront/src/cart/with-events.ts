import { goodsOfLine, track } from '../data-layer/index.ts';
import type { CartStore } from './cart-store.ts';

/** A cart that notes what is put in and taken out. */
export function withEvents(store: CartStore, addressOf: (path: string) => string): CartStore {
  const lineOf = (matches: (line: { readonly uid: string; readonly sku: string }) => boolean) =>
    store.view().cart?.lines.find(matches);

  async function remove(uid: string) {
    const line = lineOf((each) => each.uid === uid);
    const result = await store.remove(uid);
    if (line && result.ok) track({ event: 'remove_from_cart', ...goodsOfLine(line, line.quantity, addressOf) });
    return result;
  }

  return {
    ...store,
    async add(...items) {
      const addition = await store.add(...items);
      for (const { sku, quantity } of addition.data?.addProductsToCart ? items : []) {
        const line = lineOf((each) => each.sku === sku);
        if (line) track({ event: 'add_to_cart', ...goodsOfLine(line, quantity, addressOf) });
      }
      return addition;
    },
    remove,
    setQuantity(uid, quantity) {
      if (quantity === 0) void remove(uid);
      else store.setQuantity(uid, quantity);
    },
  };
}
