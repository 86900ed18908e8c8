import { NO_ROUTES, type SiteDetails, type StaticRouting, shopRouterOf } from '@witryna/module-schemas';
import { useMemo } from 'react';
import { ConfirmLink, isConfirmPath, RequestReset, ResetPassword } from '../account-links/index.ts';
import { createShopClient } from '../api/shop-client.ts';
import { CartLinkPage, CartPage } from '../cart-page/index.ts';
import { CheckoutPage } from '../checkout/index.ts';
import type { ScreenPath } from '../content/own-paths.ts';
import { addressInSite } from '../content/page-address.ts';
import { screenTextsOf } from '../i18n/screen-texts.ts';
import { SignInPage } from '../sign-in/index.ts';

import { OrderScreen } from './order-screen.tsx';

export { FormAnswer } from '../form-answer/form-answer.tsx';

interface ShopScreenProps {
  readonly path: ScreenPath;
  readonly site: SiteDetails;
  /** Addresses that the site has chosen for screens. */
  readonly routes?: StaticRouting;
}

/** The screen that stands at a path. */
export function ShopScreen({ path, site, routes = NO_ROUTES }: ShopScreenProps) {
  const shop = useMemo(() => createShopClient(site), [site]);
  const common = {
    texts: screenTextsOf(site.language, path),
    shop,
    addressOf: (target: string) => addressInSite(shopRouterOf(routes).pathOf(target), site.basePath),
  };
  if (isConfirmPath(path)) return <ConfirmLink path={path} {...common} />;
  switch (path) {
    case '/reset-password':
      return <ResetPassword {...common} site={site} />;
    case '/request-reset-password':
      return <RequestReset {...common} />;
    case '/auth':
      return <SignInPage addressOf={common.addressOf} site={site} />;
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
