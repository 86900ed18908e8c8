import { findTextFault, LINE_LENGTH, parseNip, parsePhone, parsePostalCode } from '@witryna/module-schemas/validation';
import { phoneFault } from '../forms/phone-number.ts';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import type { AddressField, CompanyField } from './address-field.ts';

/** Characters that a name may have. */
const NAME_LENGTH = 100;
const NIP_DIGITS = 10;

interface FieldRules {
  /** A name of somebody to whom mails are written: nothing in it may look like a link. */
  readonly isName?: boolean;
}

/** What is wrong with a field that must be filled in, in a sentence; undefined when it is good. */
export function checkAddressField(
  field: AddressField | CompanyField,
  typed: string,
  texts: CheckoutTexts,
  { isName = false }: FieldRules = {},
): string | undefined {
  const maxLength = field === 'street' || field === 'company' ? LINE_LENGTH : NAME_LENGTH;
  const fault = checkText(typed, { maxLength, isName }, texts);
  if (fault !== undefined) return fault;
  const text = typed.trim();
  switch (field) {
    case 'phone':
      return parsePhone(text) === undefined ? phoneFault(text, texts) : undefined;
    case 'postcode':
      return parsePostalCode(text) === undefined ? texts.postcodeWrong : undefined;
    case 'nip':
      return parseNip(text) === undefined ? nipFault(text, texts) : undefined;
    default:
      return undefined;
  }
}

/** What is wrong with any text of one line that must be filled in. */
export function checkText(
  typed: string,
  rules: FieldRules & { readonly maxLength: number },
  texts: CheckoutTexts,
): string | undefined {
  const text = typed.trim();
  if (text === '') return texts.fieldEmpty;
  const fault = findTextFault(text, rules);
  if (fault === 'too-long') return fillIn(texts.fieldLong, { max: String(rules.maxLength) });
  return fault && texts.fieldSigns;
}

function nipFault(text: string, { nipShort, nipWrong }: CheckoutTexts): string {
  const { length } = text.replaceAll(/\D/g, '');
  return length === NIP_DIGITS ? nipWrong : fillIn(nipShort, { count: String(length) });
}

/** A street without a number is asked about, never refused. */
export const lacksHouseNumber = (street: string): boolean => street.trim() !== '' && !/\d/.test(street);
