import { useMemo } from 'react';
import { createShopClient } from '../api/shop-client.ts';
import { CartLinkPage, CartPage } from '../cart-page/index.ts';
import { CheckoutPage } from '../checkout/index.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps } from '../content/screen-areas.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { OrderScreen } from './order-screen.tsx';

/** The screens from the cart to the order and what follows it. */
export function ShopScreen({ path, site, routes }: AreaScreenProps<'shop'>) {
  const shop = useMemo(() => createShopClient(site), [site]);
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
