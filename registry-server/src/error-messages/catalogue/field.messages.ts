import type { Messages } from '../message.ts';

/** What is said beside a field of a form, by the rule that its value broke. */
export const fieldMessages = {
  required: { pl: 'Pole nie może być puste', en: 'The field cannot be empty' },
  'required/comment': { pl: 'Wpisz treść wiadomości.', en: 'Enter your message.' },
  'required/name': { pl: 'Podaj imię.', en: 'Enter your name.' },
  'required/items': { pl: 'Wybierz przynajmniej jeden produkt.', en: 'Choose at least one product.' },
  'required/return-name': { pl: 'Podaj imię i nazwisko.', en: 'Give your name.' },
  'too-long': { pl: 'Wpisany tekst jest za długi', en: 'The text is too long' },
  maxLength: {
    pl: {
      by: 'limit',
      one: 'Za długi tekst: najwyżej {limit} znak.',
      few: 'Za długi tekst: najwyżej {limit} znaki.',
      many: 'Za długi tekst: najwyżej {limit} znaków.',
      other: 'Za długi tekst: najwyżej {limit} znaku.',
    },
    en: {
      by: 'limit',
      one: 'The text is too long: at most {limit} character.',
      other: 'The text is too long: at most {limit} characters.',
    },
  },
  characters: { pl: 'Tekst zawiera niedozwolone znaki', en: 'The text contains characters that are not allowed' },
  email: { pl: 'Niepoprawny adres e-mail', en: 'Incorrect e-mail address' },
  'email/return': { pl: 'Niepoprawny adres e-mail.', en: 'Incorrect e-mail address.' },
  'bank-account': {
    pl: 'Niepoprawny numer konta. Sprawdź cyfry: polski numer ma ich 26.',
    en: 'Incorrect account number. Check the digits: a Polish number has 26 of them.',
  },
  unknown: { pl: 'Nie ma takiej pozycji.', en: 'There is no such item.' },
  'unknown/order-line': { pl: 'W zamówieniu nie ma takiego produktu.', en: 'There is no such product in the order.' },
  quantity: { pl: 'Niepoprawna liczba sztuk.', en: 'The quantity is not correct.' },
  'quantity/return': {
    pl: 'Tylu sztuk nie można już zwrócić.',
    en: 'So many pieces can no longer be returned.',
  },
  'too-long/return-reason': {
    pl: 'Powód może mieć najwyżej 2000 znaków.',
    en: 'The reason may have at most 2000 characters.',
  },
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
  'password-common': {
    pl: 'Tego hasła używa wiele osób i łatwo je odgadnąć. Wymyśl inne, na przykład z kilku niezwiązanych słów',
    en: 'Many people use this password, so it is easy to guess. Choose another, for example several unrelated words',
  },
  'password-personal': {
    pl: 'Hasło nie może składać się z adresu e-mail ani z nazwy sklepu. Wymyśl inne, na przykład z kilku niezwiązanych słów',
    en: "The password must not be made of the e-mail address or of the shop's name. Choose another, for example several unrelated words",
  },
  'postal-code': { pl: 'Niepoprawny kod pocztowy', en: 'Incorrect postal code' },
  nip: { pl: 'Niepoprawny numer NIP', en: 'Incorrect tax number (NIP)' },
  country: { pl: 'Wysyłamy tylko na terenie Polski', en: 'We ship within Poland only' },
  consent: { pl: 'Zaznacz wymagane zgody', en: 'Select the required consents' },
  type: { pl: 'Niepoprawna wartość.', en: 'The value is not correct.' },
  enum: { pl: 'Wybierz jedną z podanych wartości', en: 'Choose one of the given values' },
  'enum/flag': { pl: 'Nie ma cechy „{name}”.', en: 'There is no flag “{name}”.' },
  maxItems: { pl: 'Za dużo pozycji: najwyżej {limit}.', en: 'Too many items: at most {limit}.' },
  'maxItems/skus': {
    pl: 'Podaj najwyżej {limit} produktów naraz.',
    en: 'Ask for at most {limit} products at once.',
  },
  together: { pl: 'Podaj obie współrzędne.', en: 'Give both coordinates.' },
  bounds: { pl: 'W tych granicach mapy nie ma miejsca.', en: 'These map bounds hold no place.' },
  slug: {
    pl: 'Adres strony składa się z małych liter, cyfr i myślników; części dzieli ukośnik.',
    en: 'The address of a page consists of small letters, digits and hyphens; parts are divided by a slash.',
  },
} as const satisfies Messages;
