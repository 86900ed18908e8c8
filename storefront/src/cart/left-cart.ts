import { storageKeys } from '../storage-keys.ts';
import type { Cart } from './cart.ts';
import type { CartItem } from './cart-session.ts';

/** What lay in a customer's cart when the sign-in ended. */
export interface LeftCart {
  readonly id: string;
  readonly items: readonly CartItem[];
}

/** What of a cart somebody has chosen, and can be bought. */
export function leftOf({ id, lines }: Cart): LeftCart {
  const chosen = lines.filter(({ isGift, isSample, isDisabled }) => !isGift && !isSample && !isDisabled);
  return { id, items: chosen.map(({ sku, quantity }) => ({ sku, quantity })) };
}

interface CartCopy {
  readonly copy: string;
  readonly of: string;
}

/** A guest's cart with the things of a customer's. */
export function rememberCopy({ copy, of }: CartCopy): void {
  try {
    localStorage.setItem(storageKeys.cartCopy, `${copy} ${of}`);
  } catch {
    // Then both are merged as any two carts are.
  }
}

/** Whether merging would count the same things twice. */
export function isCopy({ copy, of }: CartCopy): boolean {
  try {
    return localStorage.getItem(storageKeys.cartCopy) === `${copy} ${of}`;
  } catch {
    return false;
  }
}
