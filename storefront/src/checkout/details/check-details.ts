import {
  findTextFault,
  isEmailAddress,
  LINE_LENGTH,
  normaliseEmail,
  parseNip,
  parsePhone,
  parsePostalCode,
} from '@witryna/module-schemas/validation';
import { phoneFault } from '../../forms/phone-number.ts';
import type { CheckoutTexts } from '../../i18n/checkout.pl.ts';
import { fillIn } from '../../i18n/messages.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type DetailsValues,
  fieldOfDelivery,
  type TextField,
} from './details-values.ts';

/** What is wrong with the fields that are asked, by their names. */
export type DetailsFaults = Partial<Readonly<Record<TextField, string>>>;

/** Characters that a name, and a note, may have. */
const NAME_LENGTH = 100;
export const NOTE_LENGTH = 500;
const NIP_DIGITS = 10;

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
  const text = typed.trim();
  if (text === '') return field === 'note' ? undefined : texts.fieldEmpty;
  const max = maxLengthOf(field);
  const fault = findTextFault(text, { maxLength: max });
  if (fault === 'too-long') return fillIn(texts.fieldLong, { max: String(max) });
  if (fault) return texts.fieldSigns;
  switch (kindOf(field)) {
    case 'email':
      return checkEmail(text, texts);
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

type Kind = AddressField | 'email' | 'nip' | 'text';

/** What a field of either address is. */
function kindOf(field: TextField): Kind {
  if (field === 'invoiceNip') return 'nip';
  if (field === 'email') return 'email';
  return ADDRESS_FIELDS.find((each) => each === field || fieldOfDelivery(each) === field) ?? 'text';
}

function maxLengthOf(field: TextField): number {
  if (field === 'note') return NOTE_LENGTH;
  return kindOf(field) === 'street' || field === 'invoiceCompany' ? LINE_LENGTH : NAME_LENGTH;
}

function checkEmail(text: string, { emailWrong, emailNoAt, emailNoDomain }: CheckoutTexts): string | undefined {
  if (isEmailAddress(normaliseEmail(text))) return undefined;
  if (!text.includes('@')) return `${emailWrong}. ${emailNoAt}`;
  const domain = text.slice(text.indexOf('@') + 1);
  return domain.includes('.') ? emailWrong : `${emailWrong}. ${emailNoDomain}`;
}

function nipFault(text: string, { nipShort, nipWrong }: CheckoutTexts): string {
  const { length } = text.replaceAll(/\D/g, '');
  return length === NIP_DIGITS ? nipWrong : fillIn(nipShort, { count: String(length) });
}

/** A street without a number is asked about, never refused. */
export const lacksHouseNumber = (street: string): boolean => street.trim() !== '' && !/\d/.test(street);
