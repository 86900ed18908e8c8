import { type AddressUse, missingCartAddressField } from '@witryna/module-schemas/validation';
import type { Site } from '../../../content/sites/index.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import type { CartAddressInput } from '../../../graphql/types.gen.ts';
import { fieldRefused, readAddress } from '../../../identity/customers/index.ts';
import { type CartAddress, toCartAddress } from '../../cart/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import { isPlaceholderInput } from './placeholder-address.ts';
import { readRegion } from './region-input.ts';

/** Stands for the number that a placeholder does not have, while the rest of it is read. */
const ANY_PHONE = '+48221234567';

/** An address of a cart from what people type; refused by field and rule, in the contract's words. */
export function readCartAddress(input: CartAddressInput, use: AddressUse, site: Site): CartAddress {
  const countryCode = input.country_code.trim().toUpperCase();
  requireCountry(countryCode, use, site);
  const { region, regionCode, regionId } = readRegion(input, countryCode);
  const isStandIn = use === 'shipping' && isPlaceholderInput(input);
  const read = readAddress(
    {
      ...input,
      country_code: countryCode,
      region: { region, region_code: regionCode, region_id: regionId },
      ...(isStandIn && { telephone: ANY_PHONE }),
    },
    site,
  );
  return requireComplete({ ...toCartAddress(read), ...(isStandIn && { phone: input.telephone ?? '' }) }, use);
}

/** What a cart asks of an address beside what a book of addresses does. */
export function requireComplete(address: CartAddress, use: AddressUse): CartAddress {
  const field = missingCartAddressField(address, use);
  if (field === undefined) return address;
  throw fieldRefused([{ path: `/${field}`, rule: 'required' }], `Required parameters are missing: ${field}`);
}

/** Throws when nothing is sent, or nothing invoiced, to this country. */
export function requireCountry(countryCode: string, use: AddressUse, site: Site): void {
  const { shippingCountries, countries } = shopSettingsOf(site);
  if ((use === 'shipping' ? shippingCountries : countries).includes(countryCode)) return;
  throw fieldRefused([{ path: '/country_code', rule: 'country' }], 'Country is not available');
}

/** What the contract says of an input that has to name exactly one of two sources of an address. */
export function requireOneSource(
  what: 'shipping' | 'billing',
  {
    address,
    customer_address_id: savedId,
  }: { readonly address?: unknown; readonly customer_address_id?: number | null },
): void {
  if (address && savedId) {
    const message = `The ${what} address cannot contain "customer_address_id" and "address" at the same time.`;
    throw new InputRefused(message, 'address-ambiguous');
  }
}
