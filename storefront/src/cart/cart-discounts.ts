import type { ActionResult } from '@witryna/modules';
import type { ShopClient } from '../api/shop-client.ts';
import { ApplyCouponDocument, ChooseGiftDocument, DeclineGiftsDocument, RemoveCouponDocument } from './cart.gen.ts';
import type { Act } from './line-removal.ts';

/** What a shopper gets for less, or for nothing. */
export interface CartDiscounts {
  readonly applyCoupon: (code: string) => Promise<ActionResult>;
  readonly removeCoupon: () => Promise<ActionResult>;
  readonly chooseGift: (sku: string, source: string) => Promise<ActionResult>;
  readonly declineGifts: () => Promise<ActionResult>;
}

/** Coupons and gifts of the cart. */
export function createCartDiscounts(client: ShopClient, act: Act): CartDiscounts {
  return {
    applyCoupon: (code) =>
      act(
        (cartId) => client.query(ApplyCouponDocument, { cartId, code }),
        (data) => data.applyCouponToCart?.cart,
      ),
    removeCoupon: () =>
      act(
        (cartId) => client.query(RemoveCouponDocument, { cartId }),
        (data) => data.removeCouponFromCart?.cart,
      ),
    chooseGift: (sku, source) =>
      act(
        (cartId) => client.query(ChooseGiftDocument, { cartId, sku, source }),
        (data) => data.chooseCartGift?.cart,
      ),
    declineGifts: () =>
      act(
        (cartId) => client.query(DeclineGiftsDocument, { cartId }),
        (data) => data.declineCartGifts?.cart,
      ),
  };
}
