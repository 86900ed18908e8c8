import type { AccountPageCode, AccountPath } from '../account/index.ts';
import { addressesPage } from '../account-addresses/index.ts';
import { benefitsPage } from '../account-benefits/index.ts';
import { favouritesPage } from '../account-favourites/index.ts';
import { newsletterPage } from '../account-newsletter/index.ts';
import { homePage, orderPage, ordersPage } from '../account-orders/index.ts';
import { profilePage } from '../account-profile/index.ts';
import { reviewsPage } from '../account-reviews/index.ts';
import { securityPage } from '../account-security/index.ts';

/** The code of each page, a file of its own: whoever opens one does not wait for the others. */
const loaders: Readonly<Record<AccountPath, () => Promise<AccountPageCode>>> = {
  '/account': homePage,
  '/account/profile': profilePage,
  '/account/orders': ordersPage,
  '/account/order/:number': orderPage,
  '/account/favourites': favouritesPage,
  '/account/addresses-billings': addressesPage,
  '/account/benefits-programs': benefitsPage,
  '/account/newsletter': newsletterPage,
  '/account/reviews': reviewsPage,
  '/account/security': securityPage,
};

const loaded = new Map<AccountPath, AccountPageCode>();

/** Loads the code of a page of the account. */
export async function loadAccountPage(path: AccountPath): Promise<AccountPageCode> {
  const code = await loaders[path]();
  loaded.set(path, code);
  return code;
}

/** The code of a page; undefined where it was not loaded, as on a server, which shows nothing of anybody. */
export const loadedAccountPage = (path: AccountPath): AccountPageCode | undefined => loaded.get(path);
