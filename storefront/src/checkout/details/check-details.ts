import {
  ADDRESS_FIELDS,
  type AddressField,
  type CompanyField,
  checkAddressField,
  checkText,
} from '../../address-form/index.ts';
import { emailSentence } from '../../forms/field-errors.ts';
import type { CheckoutTexts } from '../../i18n/checkout.pl.ts';
import { type DetailsValues, fieldOfDelivery, type TextField } from './details-values.ts';

/** What is wrong with the fields that are asked, by their names. */
export type DetailsFaults = Partial<Readonly<Record<TextField, string>>>;

/** Characters that a note may have. */
export const NOTE_LENGTH = 500;
/** An e-mail is checked as a text of this length, then as an address. */
const EMAIL_LENGTH = 100;

/** The fields that are asked, given what is ticked; those of an address of the address book are not. */
export function askedFields({ hasInvoice, isSentElsewhere, savedId, hasNote }: DetailsValues): readonly TextField[] {
  const own = savedId === '' || hasInvoice;
  return [
    'email',
    ...(own ? ADDRESS_FIELDS : []),
    ...(hasInvoice ? (['invoiceCompany', 'invoiceNip'] as const) : []),
    ...(isSentElsewhere ? ADDRESS_FIELDS.map(fieldOfDelivery) : []),
    ...(hasNote ? (['note'] as const) : []),
  ];
}

/** What keeps the step from being sent, in the order of the fields. */
export function checkDetails(values: DetailsValues, texts: CheckoutTexts): DetailsFaults {
  const faults = askedFields(values).flatMap((field) => {
    const fault = checkField(field, values[field], texts);
    return fault === undefined ? [] : [[field, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** What is wrong with a field, in a sentence: the general one first, then what exactly; undefined when it is good. */
export function checkField(field: TextField, typed: string, texts: CheckoutTexts): string | undefined {
  switch (field) {
    case 'note':
      return typed.trim() === '' ? undefined : checkText(typed, { maxLength: NOTE_LENGTH }, texts);
    case 'email':
      return checkText(typed, { maxLength: EMAIL_LENGTH }, texts) ?? emailSentence(typed, texts);
    default:
      return checkAddressField(addressFieldOf(field), typed, texts);
  }
}

/** What a field of either address is. */
function addressFieldOf(field: Exclude<TextField, 'email' | 'note'>): AddressField | CompanyField {
  if (field === 'invoiceNip') return 'nip';
  if (field === 'invoiceCompany') return 'company';
  return ADDRESS_FIELDS.find((each) => each === field || fieldOfDelivery(each) === field) ?? 'company';
}
