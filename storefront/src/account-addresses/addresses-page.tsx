import {
  type AccountPageProps,
  beginPersonalQuery,
  QueryFailed,
  SectionsLoading,
  usePersonalQuery,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { useCustomer } from '../customer/index.ts';
import { AccountAddressesDocument } from './account-addresses.gen.ts';
import styles from './account-addresses.module.css';
import { isForInvoices, savedAddresses } from './address-book.ts';
import { AddressSection } from './address-section.tsx';
import { useBook } from './use-book.ts';

/** Asks for the address book. */
export const beginAddresses = (shop: ShopClient): void => beginPersonalQuery(shop, AccountAddressesDocument, {});

/** The customer's addresses, and below them what invoices are made out to. */
export function AddressesPage({ site, shop, customer, texts, common }: AccountPageProps) {
  const { data, response, isLoading, reload } = usePersonalQuery(shop, AccountAddressesDocument, {});
  const [, session] = useCustomer(site);
  const addresses = savedAddresses(data?.customer?.addresses ?? null);
  const book = useBook({
    shop,
    addresses,
    texts: texts.addresses,
    language: site.language,
    // The forms of the checkout are filled from what is known of the customer.
    onChanged: async () => void (await Promise.all([reload(), session.refresh()])),
  });

  if (!data?.customer) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.addresses.loading} common={common} onRetry={() => void reload()} />;
  }
  const section = { book, shop, person: customer, language: site.language, texts };
  const hasNoDelivery = addresses.length > 0 && !addresses.some(({ default_shipping }) => default_shipping);
  return (
    <>
      {hasNoDelivery && <p className={styles.notice}>{texts.addresses.noDelivery}</p>}
      <AddressSection {...section} kind="address" rows={book.rows.filter((row) => !isForInvoices(row.address))} />
      <AddressSection {...section} kind="invoice" rows={book.rows.filter((row) => isForInvoices(row.address))} />
    </>
  );
}
