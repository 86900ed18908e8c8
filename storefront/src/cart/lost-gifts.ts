import type { Cart } from './cart.ts';

/** The shop tells once of a gift that the cart has lost; this keeps it told until the cart earns it, or it is not wanted. */
export function withLostGifts(cart: Cart, before: Cart | undefined): Cart {
  if (before?.id !== cart.id || cart.areGiftsDeclined) return cart;
  const kept = before.notices.filter(
    ({ code, sku }) =>
      code === 'gift-removed' &&
      !cart.notices.some((notice) => notice.sku === sku) &&
      cart.giftOffers.some(({ missing, items }) => missing.amount > 0 && items.some((item) => item.sku === sku)),
  );
  return kept.length > 0 ? { ...cart, notices: [...cart.notices, ...kept] } : cart;
}
