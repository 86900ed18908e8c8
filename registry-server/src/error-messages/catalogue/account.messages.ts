import type { Messages } from '../message.ts';

/** Accounts of customers and signing in. */
export const accountMessages = {
  'not-authorized': { pl: 'Zaloguj się, aby kontynuować.', en: 'Please sign in to continue.' },
  'email-taken': {
    pl: 'Konto z tym adresem e-mail już istnieje. Zaloguj się albo podaj inny adres.',
    en: 'An account with this e-mail address already exists. Sign in, or use another address.',
  },
  'email-taken/staff': {
    pl: 'Osoba z tym adresem e-mail już istnieje.',
    en: 'A person with this e-mail address already exists.',
  },
  'credentials-invalid': {
    pl: 'Nieprawidłowy e-mail lub hasło.',
    en: 'The e-mail address or the password is incorrect.',
  },
  'credentials-invalid/account-off': {
    pl: 'Nie można zalogować się na to konto.',
    en: 'It is not possible to sign in to this account.',
  },
  'account-not-opened': {
    pl: 'Nie udało się założyć konta. Zamówienie jest złożone, a\u00a0konto można założyć za chwilę.',
    en: 'The account could not be opened. The order is placed; the account can be opened in a while.',
  },
  'account-not-confirmed': {
    pl: 'Potwierdź adres e-mail: link wysłaliśmy w wiadomości.',
    en: 'Please confirm your e-mail address: we have sent you the link.',
  },
  'password-wrong': { pl: 'Obecne hasło jest nieprawidłowe.', en: 'The current password is incorrect.' },
  'sign-in-failed': { pl: 'Nie udało się zalogować.', en: 'Signing in has failed.' },
  'already-exists': { pl: 'To już istnieje.', en: 'This already exists.' },
  'email-invalid': { pl: 'Niepoprawny adres e-mail', en: 'Incorrect e-mail address' },
  'token-invalid': {
    pl: 'Link jest nieprawidłowy albo wygasł.',
    en: 'The link is not valid or has expired.',
  },
  'token-invalid/password-reset': {
    pl: 'Link do zmiany hasła jest nieprawidłowy albo wygasł. Poproś o nowy.',
    en: 'The link for changing the password is not valid or has expired. Please ask for a new one.',
  },
  'token-invalid/confirmation': {
    pl: 'Link potwierdzający jest nieprawidłowy albo wygasł. Poproś o nowy.',
    en: 'The confirmation link is not valid or has expired. Please ask for a new one.',
  },
  'too-many-addresses': {
    pl: 'W książce adresowej mieści się najwyżej {maximum} adresów.',
    en: 'The address book holds at most {maximum} addresses.',
  },
  'not-found/sso-provider': {
    pl: 'Nie ma takiego sposobu logowania.',
    en: 'There is no such way to sign in.',
  },
  'sso-expired': { pl: 'Logowanie wygasło. Spróbuj jeszcze raz.', en: 'Signing in took too long. Please try again.' },
  'sso-refused': {
    pl: 'Logowanie nie powiodło się. Spróbuj jeszcze raz.',
    en: 'Signing in has failed. Please try again.',
  },
  'sso-unavailable': {
    pl: 'Serwis logowania teraz nie odpowiada. Spróbuj za chwilę.',
    en: 'The sign-in service does not respond at the moment. Please try again shortly.',
  },
  'sso-account-exists': {
    pl: 'Konto z tym adresem e-mail już istnieje. Zaloguj się, aby je połączyć.',
    en: 'An account with this e-mail address already exists. Sign in to link it.',
  },
  'sso-identity-taken': {
    pl: 'To konto jest już połączone z innym kontem w sklepie.',
    en: 'This account is already linked to another account in the shop.',
  },
  'not-found/passkey': {
    pl: 'Tego klucza dostępu sklep nie zna. Zaloguj się hasłem i dodaj go w swoich danych.',
    en: 'The shop does not know this passkey. Sign in with your password and add it to your details.',
  },
  'passkey-expired': {
    pl: 'To trwało za długo. Spróbuj jeszcze raz.',
    en: 'This took too long. Please try again.',
  },
  'passkey-refused': {
    pl: 'Klucz dostępu nie zadziałał. Spróbuj jeszcze raz albo zaloguj się hasłem.',
    en: 'The passkey did not work. Try again or sign in with your password.',
  },
  'passkey-taken': {
    pl: 'Ten klucz dostępu należy już do konta.',
    en: 'This passkey belongs to an account already.',
  },
  'too-many-passkeys': {
    pl: 'Konto może mieć najwyżej {maximum} kluczy dostępu. Usuń któryś z nich.',
    en: 'An account has at most {maximum} passkeys. Delete one of them.',
  },
  'consents-required': {
    pl: 'Zaakceptuj regulamin i politykę prywatności, aby założyć konto.',
    en: 'Accept the terms and the privacy policy to create an account.',
  },
} as const satisfies Messages;
