import { type ComponentType, lazy } from 'react';
import type { AccountPageCode, AccountPageProps, AccountPath } from '../account/index.ts';
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
const views = new Map<AccountPath, ComponentType<AccountPageProps>>();

/** Loads the code of a page of the account. */
export async function loadAccountPage(path: AccountPath): Promise<AccountPageCode> {
  const code = await loaders[path]();
  loaded.set(path, code);
  return code;
}

/** The code of a page without waiting; undefined while it is not loaded. */
export const loadedAccountPage = (path: AccountPath): AccountPageCode | undefined => loaded.get(path);

const lazyPage = (path: AccountPath) => lazy(async () => ({ default: (await loadAccountPage(path)).Page }));

/** What is shown of a page, always the same: without waiting where its code is loaded, else as soon as it is. */
export function accountPageOf(path: AccountPath): ComponentType<AccountPageProps> {
  const view = views.get(path) ?? loaded.get(path)?.Page ?? lazyPage(path);
  views.set(path, view);
  return view;
}
