import type { CartGift } from '../../graphql/types.gen.ts';
import type { LineInCart } from './api/line-in-cart.ts';
import type { CartState } from './calculation/calculate-cart.ts';

export type CartMapper = CartState;
export type CartPricesMapper = CartState;
export type CartGiftMapper = Omit<CartGift, 'product'>;
export type CartItemInterfaceMapper = LineInCart;
export type SimpleCartItemMapper = LineInCart;
export type ConfigurableCartItemMapper = LineInCart;
export type CartItemPricesMapper = LineInCart;
