import { shopSettingsOf } from '../../../commerce/shop-settings.ts';
import type { Site } from '../../../content/sites/index.ts';
import { InputRefused } from '../../../graphql/refusals.ts';
import { parseNip } from '../../../market/nip.ts';
import { parsePhone } from '../../../market/phone.ts';
import { parsePostalCode } from '../../../market/postal-code.ts';
import { type FieldFault, fieldRefused } from '../field-refused.ts';
import { type Given, readText, refuseFaults } from '../text-input.ts';

/** An address on the wire, as `CustomerAddressInput` and the addresses of a cart have it. */
export interface AddressInput {
  readonly firstname?: Given<string>;
  readonly lastname?: Given<string>;
  readonly middlename?: Given<string>;
  readonly prefix?: Given<string>;
  readonly suffix?: Given<string>;
  readonly company?: Given<string>;
  readonly vat_id?: Given<string>;
  readonly street?: Given<readonly Given<string>[]>;
  readonly city?: Given<string>;
  readonly postcode?: Given<string>;
  readonly country_code?: Given<string>;
  readonly country_id?: Given<string>;
  readonly region?: Given<{
    readonly region?: Given<string>;
    readonly region_code?: Given<string>;
    readonly region_id?: Given<number>;
  }>;
  readonly telephone?: Given<string>;
  readonly fax?: Given<string>;
  readonly default_shipping?: Given<boolean>;
  readonly default_billing?: Given<boolean>;
}

/** An address as it is kept. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly middleName: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string | null;
  readonly countryCode: string;
  readonly region: string | null;
  readonly regionCode: string | null;
  readonly regionId: number | null;
  readonly phone: string;
  readonly fax: string | null;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

/** Magento allows two to four; storefronts that ask for street, number and flat apart send three. */
export const STREET_LINES = 3;
const NAME_LENGTH = 100;
export const LINE_LENGTH = 200;
export const SHORT_LENGTH = 40;

/** Reads an address; one that misses something, or writes it in no known way, is refused by field and rule. */
export function readAddress(input: AddressInput, site: Site): Address {
  const street = (input.street ?? []).map((line) => line?.trim() ?? '').filter((line) => line !== '');
  if ((input.street?.length ?? 0) > STREET_LINES && street.length > STREET_LINES) {
    throw new InputRefused(`"Street Address" cannot contain more than ${STREET_LINES} lines.`, 'street-too-long');
  }
  const countryCode = input.country_code ?? input.country_id ?? '';
  requireFields({ ...input, country_code: countryCode, street: street[0] });

  const faults: FieldFault[] = [];
  const text = (path: keyof AddressInput, maxLength = NAME_LENGTH) =>
    readText(input[path] as Given<string>, { path: `/${path}`, maxLength }, faults);
  const isPolish = countryCode === 'PL';
  const address: Address = {
    firstName: text('firstname') ?? '',
    lastName: text('lastname') ?? '',
    middleName: text('middlename'),
    prefix: text('prefix', SHORT_LENGTH),
    suffix: text('suffix', SHORT_LENGTH),
    company: text('company', LINE_LENGTH),
    vatId: isPolish ? parsed(text('vat_id'), parseNip, '/vat_id', 'nip', faults) : text('vat_id', SHORT_LENGTH),
    street: street.map((line) => readText(line, { path: '/street', maxLength: LINE_LENGTH }, faults) ?? ''),
    city: text('city') ?? '',
    postcode: isPolish
      ? parsed(text('postcode'), parsePostalCode, '/postcode', 'postal-code', faults)
      : text('postcode', SHORT_LENGTH),
    countryCode,
    region: readText(input.region?.region, { path: '/region', maxLength: NAME_LENGTH }, faults),
    regionCode: readText(input.region?.region_code, { path: '/region', maxLength: SHORT_LENGTH }, faults),
    regionId: input.region?.region_id ?? null,
    phone: parsed(text('telephone', SHORT_LENGTH), parsePhone, '/telephone', 'phone', faults) ?? '',
    fax: text('fax', SHORT_LENGTH),
    isDefaultShipping: input.default_shipping ?? false,
    isDefaultBilling: input.default_billing ?? false,
  };
  refuseFaults(faults);
  requireShippable(address, site);
  return address;
}

function requireFields(input: Omit<AddressInput, 'street'> & { readonly street?: Given<string> }) {
  const required = ['firstname', 'lastname', 'street', 'city', 'country_code', 'telephone'] as const;
  const missing = required.filter((field) => !input[field]?.trim());
  if (missing.length === 0) return;
  const faults = missing.map((field) => ({ path: `/${field}`, rule: 'required' }) as const);
  throw fieldRefused(faults, `Required parameters are missing: ${missing.join(', ')}`);
}

/** An invoice may go anywhere, a parcel may not. */
function requireShippable({ isDefaultShipping, countryCode }: Address, site: Site): void {
  if (!isDefaultShipping || shopSettingsOf(site).shippingCountries.includes(countryCode)) return;
  throw fieldRefused([{ path: '/country_code', rule: 'country' }], 'Country is not available');
}

function parsed(
  text: string | null,
  parse: (text: string) => string | undefined,
  path: string,
  rule: FieldFault['rule'],
  faults: FieldFault[],
): string | null {
  if (text === null) return null;
  const value = parse(text);
  if (value === undefined) faults.push({ path, rule });
  return value ?? null;
}
