import type { ThankYouQuery } from '../api/operations.gen.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { type LatestOrder, latestOrder } from '../latest-order/index.ts';
import { ThankYouDocument } from './thank-you.gen.ts';

type Asked = Pick<LatestOrder, 'number' | 'token'>;

/** What was asked for before its page was drawn, until that takes it. */
let begun: { readonly number: string; readonly response: Promise<ShopResponse<ThankYouQuery>> } | undefined;

const ask = (shop: ShopClient, { number, token }: Asked) => shop.query(ThankYouDocument, { number, token });

/** Asks for the order that was placed last while its page is still being drawn. */
export function beginThanks(shop: ShopClient): void {
  const order = latestOrder();
  begun = order && { number: order.number, response: ask(shop, order) };
}

/** The order as the shop knows it: what was begun, once, else asked for now. */
export function readThanks(shop: ShopClient, order: Asked): Promise<ShopResponse<ThankYouQuery>> {
  const response = begun?.number === order.number ? begun.response : ask(shop, order);
  begun = undefined;
  return response;
}
