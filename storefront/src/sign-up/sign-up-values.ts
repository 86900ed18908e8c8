import type { CustomerAddressInput, CustomerCreateInput } from '../api/operations.gen.ts';

/** The fields of text that the form has beside the password, in their order. */
export const TEXT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'birthDay',
  'birthMonth',
  'birthYear',
  'street',
  'postcode',
  'city',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** A new account as it was typed. */
export interface SignUpValues extends Readonly<Record<TextField, string>> {
  readonly terms: boolean;
  readonly newsletter: boolean;
}

/** The fields of an address: with one of them all are asked, and the phone. */
export const ADDRESS_FIELDS = ['street', 'postcode', 'city'] as const satisfies readonly TextField[];
export const BIRTH_FIELDS = ['birthDay', 'birthMonth', 'birthYear'] as const satisfies readonly TextField[];

/** What stands in the fields now, however it got there. */
export function readSignUp(form: HTMLFormElement): SignUpValues {
  const data = new FormData(form);
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()]));
  return {
    ...(texts as Record<TextField, string>),
    terms: data.has('terms'),
    newsletter: data.has('newsletter'),
  };
}

/** Whether an address was typed, or a part of one. */
export const hasAddress = (values: SignUpValues): boolean => ADDRESS_FIELDS.some((name) => values[name] !== '');

/** Whether a date of birth was typed, or a part of one. */
export const hasBirth = (values: SignUpValues): boolean => BIRTH_FIELDS.some((name) => values[name] !== '');

/** `1990-11-24`; of numbers that were checked. */
function birthOf({ birthYear, birthMonth, birthDay }: SignUpValues): string {
  return [birthYear, birthMonth.padStart(2, '0'), birthDay.padStart(2, '0')].join('-');
}

/** The account as the shop takes it; what was left empty is not mentioned. */
export function toCustomerInput(values: SignUpValues, password: string): CustomerCreateInput {
  const { email, firstName: firstname, lastName: lastname, phone, newsletter } = values;
  return {
    email,
    firstname,
    lastname,
    password,
    is_subscribed: newsletter,
    accepted_terms: true,
    ...(phone && { telephone: phone }),
    ...(hasBirth(values) && { date_of_birth: birthOf(values) }),
  };
}

/** The address as the shop takes it: the one for parcels and for invoices. */
export function toAddressInput(values: SignUpValues): CustomerAddressInput {
  const { firstName: firstname, lastName: lastname, phone: telephone, street, postcode, city } = values;
  return {
    firstname,
    lastname,
    telephone,
    street: [street],
    postcode,
    city,
    country_code: 'PL',
    default_shipping: true,
    default_billing: true,
  };
}
