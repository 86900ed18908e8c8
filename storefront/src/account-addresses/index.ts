import type { AccountPageCode } from '../account/index.ts';

/** The page of addresses and data for invoices. */
export async function addressesPage(): Promise<AccountPageCode> {
  const { beginAddresses, AddressesPage } = await import('./addresses-page.tsx');
  return { Page: AddressesPage, begin: beginAddresses };
}
