import { NO_ROUTES, shopRouterOf } from '@witryna/module-schemas';
import type { ShopAccount } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import { watchToken } from '../api/watch-token.ts';
import { addressInSite } from '../content/page-address.ts';
import type { ShopState } from '../content/view.ts';

/** What the link to the account needs of the shop around it. */
export type AccountLinkState = Pick<ShopState, 'site' | 'config'> & Partial<Pick<ShopState, 'settings' | 'routes'>>;

const PATH = '/account';
const SIGN_IN_PATH = '/auth';

/**
 * What the header shows of the customer, on a site with accounts. The menu and the drawer behind the link are code of
 * their own, loaded when they are opened; where that does not come the link leads to its page.
 */
export function createAccountLink(shop: AccountLinkState): ShopAccount | undefined {
  const { site, settings, routes = NO_ROUTES } = shop;
  if (!site.features.user) return undefined;
  const isSignedIn = () => storedToken() !== undefined;
  return {
    path: PATH,
    signInPath: SIGN_IN_PATH,
    subscribe: watchToken,
    isSignedIn,
    opensInPlace: () => isSignedIn() || settings?.auth?.strategy === 'drawer',
    open() {
      const addressOf = (path: string) => addressInSite(shopRouterOf(routes).pathOf(path), site.basePath);
      void import('./open-account.tsx')
        .then(({ openAccount }) => openAccount({ shop, addressOf, isSignedIn: isSignedIn() }))
        .catch(() => location.assign(addressOf(isSignedIn() ? PATH : SIGN_IN_PATH)));
    },
  };
}
