import type { ActionResult } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { watchToken } from '../api/watch-token.ts';
import type { Cart } from './cart.ts';
import type { Addition, CartItem } from './cart-session.ts';
import { type LeftCart, leftOf, rememberCopy } from './left-cart.ts';

interface CustomersCartOptions {
  readonly cart: () => Cart | undefined;
  /** Told when somebody signed in or out; of a customer who is gone nothing may be shown any more. */
  readonly onChange: (isSignedOut: boolean) => void;
  readonly add: (...items: readonly CartItem[]) => Promise<Addition>;
  readonly sentenceOf: (response: ShopResponse<unknown>) => string;
}

/** What lies in hand of a customer whose sign-in has ended. */
interface CustomersCart {
  readonly canContinueAsGuest: () => boolean;
  /** Puts the customer's things into a guest's cart. */
  readonly continueAsGuest: () => Promise<ActionResult>;
}

/** Follows the customer's token: keeps what was in the cart when it went, until somebody signs in. */
export function followCustomer({ cart, onChange, add, sentenceOf }: CustomersCartOptions): CustomersCart {
  let left: LeftCart | undefined;

  watchToken(() => {
    const isSignedOut = storedToken() === undefined;
    const known = cart();
    if (!isSignedOut) left = undefined;
    else if (known) left = leftOf(known);
    onChange(isSignedOut);
  });

  return {
    canContinueAsGuest: () => left !== undefined && left.items.length > 0,
    async continueAsGuest() {
      if (!left) return { ok: true };
      const { id, items } = left;
      const addition = await add(...items);
      const copy = addition.data?.addProductsToCart?.cart.id;
      if (copy === undefined) return { ok: false, errors: [{ message: sentenceOf(addition) }] };
      rememberCopy({ copy, of: id });
      left = undefined;
      return { ok: true };
    },
  };
}
