import { useShop } from '../shop/shop.ts';
import type { ShopCart } from '../shop/shop-cart.ts';
import { CountedLink } from './counted-link.tsx';

/** The way to the cart, with the number of pieces in it. */
export function CartLink({ cart }: { readonly cart: ShopCart }) {
  const { t } = useShop();
  return (
    <CountedLink
      href={cart.path}
      nameOf={(count) => (count > 0 ? t('cartWith', { count }) : t('cart'))}
      subscribe={cart.subscribe}
      count={cart.pieces}
      outline="M5.2 8.5h13.6l.9 12H4.3zM8.8 8.5V7a3.2 3.2 0 0 1 6.4 0v1.5"
    />
  );
}
