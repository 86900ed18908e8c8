import { parseNip, parsePhone, parsePostalCode } from '@witryna/module-schemas/validation';
import type { FieldFaults } from '../account/index.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  COMPANY_FIELDS,
  type CompanyField,
  checkAddressField,
} from '../address-form/index.ts';
import type { CustomerAddressInput } from '../api/operations.gen.ts';
import { phoneInThrees } from '../forms/phone-number.ts';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';
import { DELIVERY_COUNTRY, type DefaultKind, type SavedAddress } from './address-book.ts';

type Field = AddressField | CompanyField;

/** The fields of the form, under the names by which the shop refuses them. */
export const SHOP_NAMES = {
  firstName: 'firstname',
  lastName: 'lastname',
  phone: 'telephone',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  company: 'company',
  nip: 'vat_id',
} as const satisfies Readonly<Record<Field, string>>;

/** An address as it stands in its form. */
type AddressValues = Readonly<Record<Field, string>> & Readonly<Record<DefaultKind, boolean>>;

/** What the form begins with; a new address has the name and phone of whoever adds it. */
export function valuesOf(
  address: SavedAddress | undefined,
  person: { readonly firstName: string; readonly lastName: string; readonly phone: string },
): AddressValues {
  return {
    firstName: address ? (address.firstname ?? '') : person.firstName,
    lastName: address ? (address.lastname ?? '') : person.lastName,
    phone: phoneInThrees(address ? (address.telephone ?? '') : person.phone),
    street: (address?.street ?? []).filter(Boolean).join(', '),
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    company: address?.company ?? '',
    nip: address?.vat_id ?? '',
    default_shipping: address?.default_shipping ?? false,
    default_billing: address?.default_billing ?? false,
  };
}

/** Reads what stands in the form now. A default that the address is already has no box to be taken away by. */
export function readValues(form: FormData, known: AddressValues): AddressValues {
  const text = (field: Field) => String(form.get(SHOP_NAMES[field]) ?? '');
  const isSet = (kind: DefaultKind) => known[kind] || form.get(kind) !== null;
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    company: text('company'),
    nip: text('nip'),
    default_shipping: isSet('default_shipping'),
    default_billing: isSet('default_billing'),
  };
}

/** What is wrong, in sentences, under the names of the shop; company and NIP are asked for invoices alone. */
export function checkValues(values: AddressValues, hasCompany: boolean, texts: CheckoutTexts): FieldFaults {
  const fields: readonly Field[] = hasCompany ? [...COMPANY_FIELDS, ...ADDRESS_FIELDS] : ADDRESS_FIELDS;
  return Object.fromEntries(fields.map((field) => [SHOP_NAMES[field], checkAddressField(field, values[field], texts)]));
}

/** What the shop is told. */
export function inputOf(values: AddressValues, hasCompany: boolean): CustomerAddressInput {
  return {
    firstname: values.firstName.trim(),
    lastname: values.lastName.trim(),
    telephone: parsePhone(values.phone) ?? values.phone,
    street: [values.street.trim()],
    postcode: parsePostalCode(values.postcode) ?? values.postcode,
    city: values.city.trim(),
    country_code: DELIVERY_COUNTRY,
    company: hasCompany ? values.company.trim() : null,
    vat_id: hasCompany ? (parseNip(values.nip) ?? values.nip) : null,
    default_shipping: values.default_shipping,
    default_billing: values.default_billing,
  };
}
