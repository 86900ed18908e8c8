import { findTextFault, LINE_LENGTH, parsePhone, parsePostalCode } from '@witryna/module-schemas/validation';
import { emailSentence } from '../forms/field-errors.ts';
import { phoneFault } from '../forms/phone-number.ts';
import type { SignUpTexts } from '../i18n/areas/account/sign-up.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import { hasAddress, hasBirth, type SignUpValues, type TextField } from './sign-up-values.ts';

/** Parts of the form that can be wrong as one; the three fields of a date are one part. */
export type SignUpPart = Exclude<TextField, 'birthDay' | 'birthMonth' | 'birthYear'> | 'birth' | 'terms';

export type SignUpFaults = Partial<Readonly<Record<SignUpPart, string>>>;

/** Characters that a name and an e-mail may have. */
const NAME_LENGTH = 100;
const EMAIL_LENGTH = 254;
const EARLIEST_YEAR = 1900;
const MONTHS = 12;

/** How the faults are said. */
export interface SignUpLanguage {
  readonly texts: SignUpTexts;
  /** BCP 47. */
  readonly language: string;
  readonly today: Date;
}

const PARTS: readonly SignUpPart[] = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'birth',
  'street',
  'postcode',
  'city',
  'terms',
];

/** All that is wrong beside the password, by the part of the form, in its order. */
export function checkSignUp(values: SignUpValues, locale: SignUpLanguage): SignUpFaults {
  const faults = PARTS.flatMap((part) => {
    const fault = checkPart(part, values, locale);
    return fault === undefined ? [] : [[part, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** What is wrong with a part of the form, in a sentence; undefined when it is good. */
export function checkPart(part: SignUpPart, values: SignUpValues, locale: SignUpLanguage): string | undefined {
  const { texts } = locale;
  switch (part) {
    case 'terms':
      return values.terms ? undefined : texts.termsMissing;
    case 'birth':
      return hasBirth(values) ? checkBirth(values, locale) : undefined;
    case 'email':
      return checkText(values.email, EMAIL_LENGTH, texts) ?? emailSentence(values.email, texts);
    case 'firstName':
    case 'lastName':
      return checkText(values[part], NAME_LENGTH, texts);
    case 'phone':
      if (values.phone === '') return hasAddress(values) ? texts.phoneForAddress : undefined;
      return checkText(values.phone, NAME_LENGTH, texts) ?? checkPhone(values.phone, texts);
    default:
      if (!hasAddress(values)) return undefined;
      return (
        checkText(values[part], LINE_LENGTH, texts) ?? (part === 'postcode' ? checkCode(values, texts) : undefined)
      );
  }
}

function checkText(text: string, maxLength: number, texts: SignUpTexts): string | undefined {
  if (text === '') return texts.fieldEmpty;
  const fault = findTextFault(text, { maxLength });
  if (fault === 'too-long') return fillIn(texts.fieldLong, { max: String(maxLength) });
  return fault && texts.fieldSigns;
}

const checkPhone = (text: string, texts: SignUpTexts) =>
  parsePhone(text) === undefined ? phoneFault(text, texts) : undefined;

const checkCode = ({ postcode }: SignUpValues, { postcodeWrong }: SignUpTexts) =>
  parsePostalCode(postcode) === undefined ? postcodeWrong : undefined;

function checkBirth(values: SignUpValues, { texts, language, today }: SignUpLanguage): string | undefined {
  const [day, month, year] = [values.birthDay, values.birthMonth, values.birthYear].map(toNumber);
  if (day === undefined || month === undefined || year === undefined || year < EARLIEST_YEAR) return texts.birthWrong;
  if (month < 1 || month > MONTHS) return texts.birthMonthWrong;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > days) {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1),
    );
    return fillIn(texts.birthDayWrong, { month: name, days: String(days) });
  }
  return Date.UTC(year, month - 1, day) > today.getTime() ? texts.birthFuture : undefined;
}

/** Up to four digits; a longer run of them is no part of a date. */
function toNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
