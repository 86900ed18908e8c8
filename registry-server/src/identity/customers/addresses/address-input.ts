import {
  type Address,
  type AddressInput,
  missingAddressFields,
  parseAddress,
  STREET_LINES,
  streetLines,
} from '@witryna/module-schemas/validation';
import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import type { Site } from '../../../content/sites/index.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import { fieldRefused } from '../field-refused.ts';
import { refuseFaults } from '../text-input.ts';

/** Reads an address; one that misses something, or writes it in no known way, is refused by field and rule. */
export function readAddress(input: AddressInput, site: Site): Address {
  if (streetLines(input).length > STREET_LINES) {
    throw new InputRefused(`"Street Address" cannot contain more than ${STREET_LINES} lines.`, 'street-too-long');
  }
  requireFields(input);
  const { address, faults } = parseAddress(input);
  refuseFaults(faults);
  requireShippable(address, site);
  return address;
}

function requireFields(input: AddressInput): void {
  const missing = missingAddressFields(input);
  if (missing.length === 0) return;
  const faults = missing.map((field) => ({ path: `/${field}`, rule: 'required' }) as const);
  throw fieldRefused(faults, `Required parameters are missing: ${missing.join(', ')}`);
}

/** An invoice may go anywhere, a parcel may not. */
function requireShippable({ isDefaultShipping, countryCode }: Address, site: Site): void {
  if (!isDefaultShipping || shopSettingsOf(site).shippingCountries.includes(countryCode)) return;
  throw fieldRefused([{ path: '/country_code', rule: 'country' }], 'Country is not available');
}
