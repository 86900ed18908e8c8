import { shopClientOf } from '../api/shop-client.ts';
import type { CartSite } from '../cart/index.ts';
import { CartLinkPage, CartPage } from '../cart-page/index.ts';
import { beginCheckout, CheckoutPage } from '../checkout/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps, PathOfArea } from '../content/screen-areas.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { OrderScreen } from './order-screen.tsx';

/** Has the checkout ask for what is the visitor's own before it is drawn; the cart was asked for already (`start.tsx`). */
export function beginShopScreen(path: PathOfArea<'shop'>, shop: CartSite): void {
  if (path === '/checkout') beginCheckout(shop);
}

/** The screens from the cart to the order and what follows it. */
export function ShopScreen({ path, site, routes }: AreaScreenProps<'shop'>) {
  const shop = shopClientOf(site);
  const common = { texts: screenTextsOf(site.language, path), shop, addressOf: addressesOf(site, routes) };
  switch (path) {
    case '/cart':
      return <CartPage addressOf={common.addressOf} site={site} />;
    case '/cart/:items':
      return <CartLinkPage {...common} site={site} />;
    case '/checkout':
      return <CheckoutPage {...common} site={site} />;
    case '/order':
    case '/thank-you':
    case '/payment-verification':
    case '/payment-error':
      return <OrderScreen {...common} path={path} site={site} />;
  }
}
