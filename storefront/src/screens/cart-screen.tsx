import { useEffect } from 'react';
import { type CartSite, cartOfSite } from '../cart/index.ts';
import { CartPage } from '../cart-page/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { expectScreen } from '../expect-screen.ts';

/** Has a cart that this page knows already read once more, while it is shown as it is known. */
export function refreshCart({ site, config }: CartSite): void {
  void cartOfSite(site, config).loaded()?.refresh();
}

/** What lies in the cart. */
export function CartScreen({ site, routes }: AreaScreenProps<'cart'>) {
  useEffect(expectCheckout, []);
  return <CartPage addressOf={addressesOf(site, routes)} site={site} />;
}

/** Most who look at their cart go on: its screen is there by then, and not on the way to the cart itself. */
function expectCheckout() {
  const expect = () => expectScreen('/checkout');
  if (document.readyState === 'complete') expect();
  else window.addEventListener('load', expect, { once: true });
}
