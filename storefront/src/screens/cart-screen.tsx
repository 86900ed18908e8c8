import { useEffect } from 'react';
import { CartLinkPage, CartPage } from '../cart-page/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { savesData } from '../device/saves-data.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';

/** What lies in the cart, and the link that puts it there. */
export function CartScreen({ path, site, routes }: AreaScreenProps<'cart'>) {
  const addressOf = addressesOf(site, routes);
  useEffect(loadCheckoutAhead, []);
  if (path === '/cart') return <CartPage addressOf={addressOf} site={site} />;
  return <CartLinkPage texts={screenTextsOf(site.language, path)} addressOf={addressOf} site={site} />;
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
