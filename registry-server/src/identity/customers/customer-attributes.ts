import { LINE_LENGTH, SHORT_LENGTH, STREET_LINES } from '@witryna/module-schemas/validation';
import type { Language } from '../../error-messages/language.ts';
import { GENDERS, NAME_LENGTH, TITLE_LENGTH } from './account/profile-input.ts';

/** A field of an account or an address, as forms are drawn from it. */
export interface CustomerAttribute {
  readonly code: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly input: 'BOOLEAN' | 'DATE' | 'MULTILINE' | 'SELECT' | 'TEXT';
  readonly isRequired: boolean;
  readonly isUnique?: boolean;
  readonly maxLength?: number;
  /** What the text has to be. */
  readonly format?: 'date' | 'email';
  /** Lines of a text of several. */
  readonly lines?: number;
  readonly options?: readonly CustomerAttributeOption[];
}

interface CustomerAttributeOption {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
}

const text = (
  code: string,
  pl: string,
  en: string,
  rules: Partial<Omit<CustomerAttribute, 'code' | 'label'>> = {},
): CustomerAttribute => ({
  code,
  label: { pl, en },
  input: 'TEXT',
  isRequired: false,
  maxLength: NAME_LENGTH,
  ...rules,
});

const GENDER_LABELS: readonly CustomerAttributeOption['label'][] = [
  { pl: 'Mężczyzna', en: 'Male' },
  { pl: 'Kobieta', en: 'Female' },
  { pl: 'Nie podaję', en: 'Not specified' },
];

/** Of an account, in the order of forms. */
export const ACCOUNT_ATTRIBUTES: readonly CustomerAttribute[] = [
  text('prefix', 'Tytuł', 'Prefix', { maxLength: TITLE_LENGTH }),
  text('firstname', 'Imię', 'First name', { isRequired: true }),
  text('middlename', 'Drugie imię', 'Middle name'),
  text('lastname', 'Nazwisko', 'Last name', { isRequired: true }),
  text('suffix', 'Dopisek po nazwisku', 'Suffix', { maxLength: TITLE_LENGTH }),
  text('email', 'Adres e-mail', 'E-mail address', { isRequired: true, isUnique: true, format: 'email' }),
  text('telephone', 'Telefon', 'Phone', { maxLength: TITLE_LENGTH }),
  {
    code: 'dob',
    label: { pl: 'Data urodzenia', en: 'Date of birth' },
    input: 'DATE',
    isRequired: false,
    format: 'date',
  },
  {
    code: 'gender',
    label: { pl: 'Płeć', en: 'Gender' },
    input: 'SELECT',
    isRequired: false,
    options: GENDERS.map((value, index) => ({
      value: String(value),
      label: GENDER_LABELS[index] ?? { pl: '', en: '' },
    })),
  },
  text('taxvat', 'Numer podatkowy', 'Tax number', { maxLength: TITLE_LENGTH }),
];

/** Of an address, in the order of forms. */
export const ADDRESS_ATTRIBUTES: readonly CustomerAttribute[] = [
  text('firstname', 'Imię', 'First name', { isRequired: true }),
  text('lastname', 'Nazwisko', 'Last name', { isRequired: true }),
  text('company', 'Firma', 'Company'),
  text('vat_id', 'NIP', 'Tax number', { maxLength: SHORT_LENGTH }),
  text('street', 'Ulica i numer', 'Street and number', {
    input: 'MULTILINE',
    isRequired: true,
    lines: STREET_LINES,
    maxLength: LINE_LENGTH,
  }),
  text('postcode', 'Kod pocztowy', 'Postal code', { maxLength: SHORT_LENGTH }),
  text('city', 'Miejscowość', 'City', { isRequired: true }),
  { code: 'country_id', label: { pl: 'Kraj', en: 'Country' }, input: 'SELECT', isRequired: true },
  text('region', 'Województwo', 'Region'),
  text('telephone', 'Telefon', 'Phone', { isRequired: true, maxLength: SHORT_LENGTH }),
];

/** What the forms of the account ask for; the rest of what an account has is told, and changed by those who name it. */
const ACCOUNT_FORM = ['firstname', 'lastname', 'email', 'telephone', 'dob'];

/** Forms by the codes that the contract has for them. */
export const CUSTOMER_FORMS: Readonly<Record<string, CustomerForm>> = {
  customer_account_create: accountForm(),
  customer_account_edit: accountForm(),
  customer_address_edit: { entity: 'CUSTOMER_ADDRESS', attributes: ADDRESS_ATTRIBUTES },
  customer_register_address: { entity: 'CUSTOMER_ADDRESS', attributes: ADDRESS_ATTRIBUTES },
};

export interface CustomerForm {
  readonly entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS';
  readonly attributes: readonly CustomerAttribute[];
}

function accountForm(): CustomerForm {
  return { entity: 'CUSTOMER', attributes: ACCOUNT_ATTRIBUTES.filter(({ code }) => ACCOUNT_FORM.includes(code)) };
}
