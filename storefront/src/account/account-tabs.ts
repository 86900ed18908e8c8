import type { SiteDetails } from '@witryna/module-schemas';
import type { ComponentType } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { PathOfArea } from '../content/screen-areas.ts';
import type { CustomerProfile } from '../customer/index.ts';
import type { AreaTexts } from '../i18n/areas/area-texts.ts';
import type { CommonTexts } from '../i18n/screens.pl.ts';
import type { TabKey } from './tab-states.ts';

/** The path of a page of the account. */
export type AccountPath = PathOfArea<'customer'>;

interface AccountTab {
  readonly key: TabKey;
  readonly path: AccountPath;
}

/** The tabs of the account, in the order of the specification; after those what it does not name. */
export const ACCOUNT_TABS: readonly AccountTab[] = [
  { key: 'me', path: '/account' },
  { key: 'myData', path: '/account/profile' },
  { key: 'historyOfOrders', path: '/account/orders' },
  { key: 'favourite', path: '/account/favourites' },
  { key: 'addressesBillings', path: '/account/addresses-billings' },
  { key: 'benefitPrograms', path: '/account/benefits-programs' },
  { key: 'newsletter', path: '/account/newsletter' },
  { key: 'reviews', path: '/account/reviews' },
  { key: 'security', path: '/account/security' },
];

/** Pages of the account below a tab, with the path of that tab. */
const TAB_OF_PAGE: Partial<Record<AccountPath, AccountPath>> = {
  '/account/order/:number': '/account/orders',
};

/** The tab that is marked while a page is shown: its own, or the one that it lies below. */
export const tabOfPage = (path: AccountPath): AccountPath => TAB_OF_PAGE[path] ?? path;

/** What each page of the account is given, once it is known who is signed in. */
export interface AccountPageProps {
  readonly site: SiteDetails;
  readonly shop: ShopClient;
  /** The address of a path of the site. */
  readonly addressOf: (path: string) => string;
  readonly customer: CustomerProfile;
  /** What the account says. */
  readonly texts: AreaTexts['customer'];
  /** What all screens say. */
  readonly common: CommonTexts;
}

/** The code of a page of the account. */
export interface AccountPageCode {
  readonly Page: ComponentType<AccountPageProps>;
  /** Has the page ask the shop at once, beside the check of the token (`beginPersonalQuery`). */
  readonly begin: (shop: ShopClient, site: SiteDetails) => void;
}
