import { parseNip } from './pl/nip.ts';
import { parsePhone } from './pl/phone.ts';
import { parsePostalCode } from './pl/postal-code.ts';
import { findTextFault } from './text.ts';

type Given<T> = T | null | undefined;

/** An address as people type it, under the names of the GraphQL contract (`CustomerAddressInput`, `CartAddressInput`). */
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

/** A field of an address and the rule that it breaks. */
export interface AddressFault {
  /** JSON pointer into the input. */
  readonly path: string;
  readonly rule: 'required' | 'too-long' | 'characters' | 'nip' | 'postal-code' | 'phone';
}

/** Magento allows two to four; storefronts that ask for street, number and flat apart send three. */
export const STREET_LINES = 3;
const NAME_LENGTH = 100;
export const LINE_LENGTH = 200;
export const SHORT_LENGTH = 40;

/** The lines of the street that say something. */
export function streetLines({ street }: Pick<AddressInput, 'street'>): string[] {
  return (street ?? []).map((line) => line?.trim() ?? '').filter((line) => line !== '');
}

/** The fields that every address needs and this one leaves empty. */
export function missingAddressFields(input: AddressInput): string[] {
  const values = {
    firstname: input.firstname,
    lastname: input.lastname,
    street: streetLines(input)[0],
    city: input.city,
    country_code: countryOf(input),
    telephone: input.telephone,
  };
  return Object.entries(values)
    .filter(([, value]) => !value?.trim())
    .map(([field]) => field);
}

const countryOf = (input: AddressInput) => input.country_code ?? input.country_id ?? '';

/**
 * The address that an input means, and which fields break which rule. Numbers and codes come in the form in which they
 * are kept; the address is only good without faults.
 */
export function parseAddress(input: AddressInput): {
  readonly address: Address;
  readonly faults: readonly AddressFault[];
} {
  const faults: AddressFault[] = [];
  const readText = (given: Given<string>, path: string, maxLength: number): string | null => {
    const text = given?.trim() ?? '';
    if (text === '') return null;
    const rule = findTextFault(text, { maxLength });
    if (rule) faults.push({ path, rule });
    return text;
  };
  const text = (field: TextField, maxLength = NAME_LENGTH) => readText(input[field], `/${field}`, maxLength);
  const parsed = (
    typed: string | null,
    path: string,
    rule: AddressFault['rule'],
    parse: (text: string) => string | undefined,
  ) => {
    const value = typed === null ? null : parse(typed);
    if (value === undefined) faults.push({ path, rule });
    return value ?? null;
  };

  const countryCode = countryOf(input);
  const isPolish = countryCode === 'PL';
  const address: Address = {
    firstName: text('firstname') ?? '',
    lastName: text('lastname') ?? '',
    middleName: text('middlename'),
    prefix: text('prefix', SHORT_LENGTH),
    suffix: text('suffix', SHORT_LENGTH),
    company: text('company', LINE_LENGTH),
    vatId: isPolish ? parsed(text('vat_id'), '/vat_id', 'nip', parseNip) : text('vat_id', SHORT_LENGTH),
    street: streetLines(input).map((line) => readText(line, '/street', LINE_LENGTH) ?? ''),
    city: text('city') ?? '',
    postcode: isPolish
      ? parsed(text('postcode'), '/postcode', 'postal-code', parsePostalCode)
      : text('postcode', SHORT_LENGTH),
    countryCode,
    region: readText(input.region?.region, '/region', NAME_LENGTH),
    regionCode: readText(input.region?.region_code, '/region', SHORT_LENGTH),
    regionId: input.region?.region_id ?? null,
    phone: parsed(text('telephone', SHORT_LENGTH), '/telephone', 'phone', parsePhone) ?? '',
    fax: text('fax', SHORT_LENGTH),
    isDefaultShipping: input.default_shipping ?? false,
    isDefaultBilling: input.default_billing ?? false,
  };
  return { address, faults };
}

type TextField = Exclude<
  keyof AddressInput,
  'street' | 'region' | 'default_shipping' | 'default_billing' | 'country_code' | 'country_id'
>;

/** What an address is for: parcels go to fewer countries than invoices. */
export type AddressUse = 'shipping' | 'billing';

/** What a cart asks of an address beside what a book of addresses does: the field that is missing. */
export function missingCartAddressField(
  { postcode, vatId, company }: Pick<Address, 'postcode' | 'vatId' | 'company'>,
  use: AddressUse,
): 'postcode' | 'company' | undefined {
  if (use === 'shipping' && postcode === null) return 'postcode';
  // An invoice for a company says both who it is and its tax number; a number alone names nobody.
  return vatId !== null && company === null ? 'company' : undefined;
}
