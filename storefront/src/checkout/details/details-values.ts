import { ADDRESS_FIELDS, type AddressField } from '../../address-form/index.ts';
import type { BillingAddressInput, CartAddressInput, ShippingAddressInput } from '../../api/operations.gen.ts';
import type { CustomerProfile } from '../../customer/index.ts';
import type { Buyer, Checkout, CheckoutAddress } from '../checkout.ts';

/** Fields that hold words; those of the second address begin with `to`. */
export const TEXT_FIELDS = [
  'email',
  ...ADDRESS_FIELDS,
  'invoiceCompany',
  'invoiceNip',
  'toFirstName',
  'toLastName',
  'toPhone',
  'toStreet',
  'toPostcode',
  'toCity',
  'note',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What is ticked: each opens the fields that it is about. */
export const CHOICES = ['hasInvoice', 'isSentElsewhere', 'hasNote', 'wantsAccount'] as const;
export type Choice = (typeof CHOICES)[number];

/** What is asked in the first step, as it is typed. */
export type DetailsValues = Readonly<Record<TextField, string>> &
  Readonly<Record<Choice, boolean>> & {
    /** An address of the address book; empty for the one that is typed. */
    readonly savedId: string;
  };

const NOTHING = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>;

export const EMPTY_DETAILS: DetailsValues = {
  ...NOTHING,
  hasInvoice: false,
  isSentElsewhere: false,
  hasNote: false,
  wantsAccount: false,
  savedId: '',
};

/** Name in the form of a field of the address that the parcel goes to. */
export const fieldOfDelivery = (field: AddressField) =>
  `to${field.slice(0, 1).toUpperCase()}${field.slice(1)}` as TextField;

/** Whether somebody has typed anything. */
export const hasText = (values: DetailsValues): boolean => TEXT_FIELDS.some((field) => values[field].trim() !== '');

/** What the shop knows already, as it was typed. */
export function detailsOf({
  email,
  shipping,
  billing,
  isBillingSame,
  hasInvoice,
  note,
}: Pick<Checkout, keyof Buyer | 'note'>): DetailsValues {
  if (!shipping) return { ...EMPTY_DETAILS, email };
  const isSentElsewhere = billing !== undefined && !isBillingSame;
  const own = isSentElsewhere ? billing : shipping;
  return {
    ...EMPTY_DETAILS,
    email,
    ...fieldsOf(own),
    ...(isSentElsewhere && deliveryFieldsOf(shipping)),
    ...(hasInvoice && { hasInvoice, invoiceCompany: billing?.company ?? '', invoiceNip: billing?.vatId ?? '' }),
    isSentElsewhere,
    hasNote: note !== '',
    note,
    savedId: shipping.savedId === undefined ? '' : String(shipping.savedId),
  };
}

/** What the first step begins with: what the cart has, else what the customer's account has. */
export function firstValues(checkout: Checkout, profile: CustomerProfile | undefined): DetailsValues {
  const known = detailsOf(checkout);
  if (!profile || checkout.shipping) return known;
  const [first] = profile.addresses.filter(({ countryCode }) => countryCode === 'PL');
  const { email, firstName, lastName, phone } = profile;
  return { ...known, email, firstName, lastName, phone, savedId: first ? String(first.id) : '' };
}

function fieldsOf({ firstName, lastName, phone, street, postcode, city }: CheckoutAddress) {
  return { firstName, lastName, phone, street, postcode, city };
}

function deliveryFieldsOf(address: CheckoutAddress): Partial<Record<TextField, string>> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [fieldOfDelivery(field), address[field]]));
}

/** The variables of `SaveDetails` that are about people and places. */
export interface DetailsInput {
  readonly email: string;
  readonly shipping: ShippingAddressInput;
  readonly billing: BillingAddressInput;
}

/**
 * What the shop is told: one address serves both, unless the parcel goes elsewhere; an invoice for a company has an
 * address of its own, with name and tax number.
 */
export function detailsInput(values: DetailsValues): DetailsInput {
  const { email, hasInvoice, isSentElsewhere, hasNote, note, savedId } = values;
  const own = addressInput((field) => values[field]);
  const saved = Number(savedId) || undefined;
  const company = hasInvoice ? { company: values.invoiceCompany.trim(), vat_id: values.invoiceNip.trim() } : undefined;
  const notes = { customer_notes: hasNote ? note.trim() : '' };
  const shipping: ShippingAddressInput = isSentElsewhere
    ? { ...notes, address: addressInput((field) => values[fieldOfDelivery(field)]) }
    : { ...notes, ...(saved ? { customer_address_id: saved } : { address: own }) };
  const isSame = !company && !isSentElsewhere;
  const billing: BillingAddressInput = isSame
    ? { same_as_shipping: true }
    : saved && !company
      ? { customer_address_id: saved }
      : { address: { ...own, ...company } };
  return { email: email.trim(), shipping, billing };
}

function addressInput(typed: (field: AddressField) => string): CartAddressInput {
  const value = (field: AddressField) => typed(field).trim();
  return {
    firstname: value('firstName'),
    lastname: value('lastName'),
    telephone: value('phone'),
    street: [value('street')],
    postcode: value('postcode'),
    city: value('city'),
    country_code: 'PL',
  };
}
