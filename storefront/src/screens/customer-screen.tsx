import type { SiteDetails } from '@witryna/module-schemas';
import { useEffect, useMemo } from 'react';
import { type AccountPageProps, AccountShell, SignedInOnly } from '../account/index.ts';
import { AddressesPage, beginAddresses } from '../account-addresses/index.ts';
import { BenefitsPage, beginPrograms } from '../account-benefits/index.ts';
import { AccountFavourites, beginFavourites } from '../account-favourites/index.ts';
import { beginSubscriptions, NewsletterPage } from '../account-newsletter/index.ts';
import { beginHome, beginOrder, beginOrders, HomePanels, OrderDetail, OrdersPage } from '../account-orders/index.ts';
import { PasskeyOffer } from '../account-passkeys/index.ts';
import { beginProfile, ProfilePage } from '../account-profile/index.ts';
import { beginReviews, ReviewsPage } from '../account-reviews/index.ts';
import { beginSecurity, SecurityPage } from '../account-security/index.ts';
import { type ShopClient, shopClientOf } from '../api/shop-client.ts';
import { ACCOUNT_PATH, ORDERS_PATH } from '../content/own-paths.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps, PathOfArea } from '../content/screen-areas.ts';
import { type CustomerSite, customerOf, useCustomer } from '../customer/index.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { commonTextsOf } from '../i18n/screen-texts.ts';

/** What pages ask the shop for at once, beside the check of the token (`beginPersonalQuery`). */
const FIRST_QUERIES: Partial<Record<PathOfArea<'customer'>, (shop: ShopClient, site: SiteDetails) => void>> = {
  '/account': beginHome,
  '/account/profile': beginProfile,
  '/account/orders': beginOrders,
  '/account/order/:number': beginOrder,
  '/account/favourites': beginFavourites,
  '/account/addresses-billings': beginAddresses,
  '/account/benefits-programs': beginPrograms,
  '/account/newsletter': beginSubscriptions,
  '/account/reviews': beginReviews,
  '/account/security': beginSecurity,
};

/** Has a page ask for what is the customer's before it is drawn, and who that is. */
export function beginCustomerScreen(path: PathOfArea<'customer'>, { site, config }: CustomerSite): void {
  // Whoever listens has the token checked; those who show the customer come later.
  const leave = customerOf(site, config).subscribe(() => {});
  leave();
  FIRST_QUERIES[path]?.(shopClientOf(site), site);
}

/** The account of a customer: its frame, and the page at a path for whoever is signed in. */
export function CustomerScreen({ path, site, routes, settings }: AreaScreenProps<'customer'>) {
  const shop = shopClientOf(site);
  const [customer] = useCustomer(site);
  const isWaiting = customer.kind === 'waiting';
  const addressOf = useMemo(() => addressesOf(site, routes), [site, routes]);
  const texts = areaTextsOf(site.language, 'customer');
  const common = commonTextsOf(site.language);
  // Of a customer who is known the page asks by itself.
  useEffect(() => {
    if (isWaiting) FIRST_QUERIES[path]?.(shop, site);
  }, [isWaiting, path, shop, site]);
  return (
    <AccountShell
      path={path}
      homePath={settings?.account?.home === 'orders' ? ORDERS_PATH : ACCOUNT_PATH}
      site={site}
      addressOf={addressOf}
      texts={texts.account}
    >
      <SignedInOnly site={site} addressOf={addressOf} texts={texts.account} common={common}>
        {(customer) => (
          <AccountPage
            path={path}
            site={site}
            shop={shop}
            addressOf={addressOf}
            customer={customer}
            texts={texts}
            common={common}
          />
        )}
      </SignedInOnly>
    </AccountShell>
  );
}

function AccountPage({ path, ...page }: AccountPageProps & { readonly path: PathOfArea<'customer'> }) {
  switch (path) {
    case '/account':
      return (
        <>
          <HomePanels {...page} />
          <PasskeyOffer site={page.site} shop={page.shop} />
        </>
      );
    case '/account/profile':
      return <ProfilePage {...page} />;
    case '/account/orders':
      return <OrdersPage {...page} />;
    case '/account/order/:number':
      return <OrderDetail {...page} />;
    case '/account/favourites':
      return <AccountFavourites {...page} />;
    case '/account/addresses-billings':
      return <AddressesPage {...page} />;
    case '/account/benefits-programs':
      return <BenefitsPage {...page} />;
    case '/account/newsletter':
      return <NewsletterPage {...page} />;
    case '/account/reviews':
      return <ReviewsPage {...page} />;
    case '/account/security':
      return <SecurityPage {...page} />;
  }
}
