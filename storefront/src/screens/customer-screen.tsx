import { useEffect, useMemo } from 'react';
import { AccountShell, SignedInOnly } from '../account/index.ts';
import { storedToken } from '../api/customer-token.ts';
import { shopClientOf } from '../api/shop-client.ts';
import { ACCOUNT_PATH, ORDERS_PATH } from '../content/own-paths.ts';
import { addressesOf } from '../content/screen-addresses.ts';
import type { AreaScreenProps, PathOfArea } from '../content/screen-areas.ts';
import { type CustomerSite, customerOf, useCustomer } from '../customer/index.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { commonTextsOf } from '../i18n/screen-texts.ts';
import { loadSignInForm } from '../sign-in-part/sign-in-part.tsx';
import { loadedAccountPage } from './account-pages.ts';

export { loadAccountPage } from './account-pages.ts';

/** Has a page ask for what is the customer's before it is drawn, and who that is. */
export function beginCustomerScreen(path: PathOfArea<'customer'>, { site, config }: CustomerSite): void {
  // Whoever listens has the token checked; those who show the customer come later.
  const leave = customerOf(site, config).subscribe(() => {});
  leave();
  loadedAccountPage(path)?.begin(shopClientOf(site), site);
  // Where it does not come it is asked for again, and told, by the form's place.
  if (storedToken() === undefined) loadSignInForm().catch(() => {});
}

/** The account of a customer: its frame, and the page at a path for whoever is signed in. */
export function CustomerScreen({ path, site, routes, settings }: AreaScreenProps<'customer'>) {
  const shop = shopClientOf(site);
  const [customer] = useCustomer(site);
  const isWaiting = customer.kind === 'waiting';
  const addressOf = useMemo(() => addressesOf(site, routes), [site, routes]);
  const texts = areaTextsOf(site.language, 'customer');
  const common = commonTextsOf(site.language);
  const Page = loadedAccountPage(path)?.Page;
  // Of a customer who is known the page asks by itself.
  useEffect(() => {
    if (isWaiting) loadedAccountPage(path)?.begin(shop, site);
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
        {(customer) =>
          Page && (
            <Page site={site} shop={shop} addressOf={addressOf} customer={customer} texts={texts} common={common} />
          )
        }
      </SignedInOnly>
    </AccountShell>
  );
}
