import { useEffect } from 'react';
import { CartPage } from '../cart-page/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { savesData } from '../device/saves-data.ts';

/** What lies in the cart. */
export function CartScreen({ site, routes }: AreaScreenProps<'cart'>) {
  useEffect(loadCheckoutAhead, []);
  return <CartPage addressOf={addressesOf(site, routes)} site={site} />;
}

/** Most who look at their cart go on: its code is there by then, and not on the way to the cart itself. */
function loadCheckoutAhead() {
  if (savesData(window)) return;
  // Where it does not come now it is asked for again on the way to it.
  const load = () => void import('./checkout-screen.tsx').catch(() => {});
  const begin = () => (window.requestIdleCallback ? window.requestIdleCallback(load) : load());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
