import { shopClientOf } from '../api/shop-client.ts';
import { beginCheckout, CheckoutPage, loadCheckout, readCheckoutAhead } from '../checkout/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';

/** Has the checkout ask for what is the visitor's own before it is drawn; what it consists of, and what it asks, ahead. */
export { beginCheckout as beginCheckoutScreen, loadCheckout, readCheckoutAhead };

/** The way from the cart to the order. */
export function CheckoutScreen({ site, routes }: AreaScreenProps<'checkout'>) {
  return <CheckoutPage shop={shopClientOf(site)} addressOf={addressesOf(site, routes)} site={site} />;
}
