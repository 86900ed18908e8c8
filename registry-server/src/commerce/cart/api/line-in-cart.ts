import type { CartState } from '../calculation/calculate-cart.ts';
import type { CartLine } from '../calculation/cart-line.ts';

/** A line with the cart that it is in: what the resolvers of a line take. */
export interface LineInCart {
  readonly __typename: 'SimpleCartItem' | 'ConfigurableCartItem';
  readonly line: CartLine;
  readonly state: CartState;
}

/** A line as lists give it. */
export function toItem(line: CartLine, state: CartState): LineInCart {
  return { __typename: line.variant?.hasChoice ? 'ConfigurableCartItem' : 'SimpleCartItem', line, state };
}
