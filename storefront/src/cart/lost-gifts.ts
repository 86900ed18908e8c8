import { storageKeys } from '../storage-keys.ts';
import type { Cart, CartNotice } from './cart.ts';

/** More are not told at once, the newest are. */
const MOST_GIFTS = 5;
/** Longer than any sentence of the shop; what lies in a storage may have been put there by anything. */
const MOST_SIGNS = 500;
const CODE = 'gift-removed';

type LostGift = CartNotice & { readonly sku: string };

/** The gifts that a cart has lost, until it has them or others in their place, none are wanted, or the shopper has understood. */
export interface LostGifts {
  /** The cart with what it has lost, of which the shop tells once. */
  readonly carry: (cart: Cart) => Cart;
  /** The shopper knows that this gift is gone. */
  readonly acknowledge: (cart: Cart, sku: string) => Cart;
}

/** What this browser has been told of gifts that were lost, for as long as the cart is that one. */
export function createLostGifts(): LostGifts {
  /** Where a browser stores nothing, they live as long as the page. */
  let unstored: { readonly cart: string; readonly gifts: readonly LostGift[] } | undefined;

  function known(cart: Cart): readonly LostGift[] {
    return unstored?.cart === cart.id ? unstored.gifts : storedGifts(cart.id);
  }

  function keep(cart: Cart, gifts: readonly LostGift[]) {
    try {
      if (gifts.length === 0) localStorage.removeItem(storageKeys.cartGifts);
      else localStorage.setItem(storageKeys.cartGifts, JSON.stringify({ cart: cart.id, gifts }));
      unstored = undefined;
    } catch {
      unstored = { cart: cart.id, gifts };
    }
  }

  return {
    carry(cart) {
      const others = cart.notices.filter((notice) => !isLostGift(notice));
      const news = cart.notices.filter(isLostGift);
      const before = known(cart).filter(
        ({ sku }) => !news.some((notice) => notice.sku === sku) && !isReplaced(cart, sku),
      );
      const gifts = cart.areGiftsDeclined ? [] : [...before, ...news].slice(-MOST_GIFTS);
      keep(cart, gifts);
      return { ...cart, notices: [...others, ...(cart.areGiftsDeclined ? news : gifts)] };
    },
    acknowledge(cart, sku) {
      keep(
        cart,
        known(cart).filter((gift) => gift.sku !== sku),
      );
      return { ...cart, notices: cart.notices.filter((notice) => !(isLostGift(notice) && notice.sku === sku)) };
    },
  };
}

const isLostGift = (notice: CartNotice): notice is LostGift => notice.code === CODE && notice.sku !== undefined;

/** Whether the cart has earned the gift anew, or another one in its place. */
const isReplaced = (cart: Cart, sku: string) =>
  cart.giftOffers.some(
    ({ missing, items }) =>
      missing.amount === 0 &&
      items.some((item) => item.sku === sku) &&
      items.some((item) => item.isChosen || (item.sku === sku && item.isAvailable)),
  );

/** The gifts that were stored for a cart; anything else is none. */
function storedGifts(cartId: string): readonly LostGift[] {
  try {
    const { cart, gifts } = JSON.parse(localStorage.getItem(storageKeys.cartGifts) ?? 'null');
    return cart === cartId && Array.isArray(gifts) ? gifts.filter(isStoredGift).slice(-MOST_GIFTS) : [];
  } catch {
    return [];
  }
}

function isStoredGift(value: unknown): value is LostGift {
  if (typeof value !== 'object' || value === null) return false;
  const { code, sku, message } = value as Readonly<Record<string, unknown>>;
  return code === CODE && typeof sku === 'string' && typeof message === 'string' && message.length <= MOST_SIGNS;
}
