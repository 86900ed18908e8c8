import { InputRefused } from '../../graphql/refusals.ts';

export type Language = 'pl' | 'en';

/** What people read beside a field. On the wire `message` is in the contract's English, the sentence in their language. */
const SENTENCES = {
  required: { pl: 'Pole nie może być puste', en: 'The field cannot be empty' },
  'too-long': { pl: 'Wpisany tekst jest za długi', en: 'The text is too long' },
  characters: { pl: 'Tekst zawiera niedozwolone znaki', en: 'The text contains characters that are not allowed' },
  email: { pl: 'Niepoprawny adres e-mail', en: 'Incorrect e-mail address' },
  phone: { pl: 'Niepoprawny numer telefonu', en: 'Incorrect phone number' },
  date: { pl: 'Niepoprawna data', en: 'Incorrect date' },
  choice: { pl: 'Wybierz jedną z podanych wartości', en: 'Choose one of the given values' },
  'password-length': {
    pl: 'Hasło musi mieć od 8 do 128 znaków',
    en: 'The password must have between 8 and 128 characters',
  },
  'password-classes': {
    pl: 'Hasło musi zawierać literę, cyfrę i znak specjalny',
    en: 'The password must contain a letter, a digit and a special character',
  },
  'postal-code': { pl: 'Niepoprawny kod pocztowy', en: 'Incorrect postal code' },
  nip: { pl: 'Niepoprawny numer NIP', en: 'Incorrect tax number (NIP)' },
  country: { pl: 'Wysyłamy tylko na terenie Polski', en: 'We ship within Poland only' },
  consent: { pl: 'Zaznacz wymagane zgody', en: 'Select the required consents' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type FieldRule = keyof typeof SENTENCES;

export interface FieldFault {
  readonly path: string;
  readonly rule: FieldRule;
}

/** The refusal of an input: the contract's message, and for each field the rule and the sentence for people. */
export function fieldRefused(faults: readonly FieldFault[], language: Language, message?: string): InputRefused {
  const told = faults.map(({ path, rule }) => ({ path, rule, message: SENTENCES[rule][language] }));
  const [first] = faults;
  return new InputRefused(message ?? (first ? SENTENCES[first.rule].en : ''), 'input-invalid', { faults: told });
}

/** The language of people on a site; other languages read English. */
export function languageOf(site: { readonly language: string }): Language {
  return site.language.startsWith('pl') ? 'pl' : 'en';
}
