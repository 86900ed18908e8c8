import type { CountedSentence } from './shop-actions.pl.ts';

/** What signing in and a new account say in Polish. */
export const signInPl = {
  email: 'E-mail',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  signIn: 'Zaloguj się',
  sending: 'Chwila…',
  stillSending: 'Jeszcze chwila…',
  forgotten: 'Nie pamiętam hasła',
  signedIn: 'Zalogowano.',
  signedInAs: 'Zalogowano jako {email}.',
  signOut: 'Wyloguj się',
  toShop: 'Wróć do zakupów',
  toCart: 'Przejdź do koszyka',
  needsScript: 'Logowanie działa tylko z\u00a0włączonym JavaScriptem.',
  expiredShort: 'Logowanie wygasło. Zaloguj się jeszcze raz.',
  expired: 'Logowanie wygasło. Zaloguj się albo kup bez konta: wpisane dane zostały.',
  wrong: 'E-mail lub hasło się nie zgadzają.',
  tooMany: {
    one: 'Za dużo prób. Spróbuj za {count}\u00a0minutę albo ustaw nowe hasło.',
    few: 'Za dużo prób. Spróbuj za {count}\u00a0minuty albo ustaw nowe hasło.',
    many: 'Za dużo prób. Spróbuj za {count}\u00a0minut albo ustaw nowe hasło.',
    other: 'Za dużo prób. Spróbuj za {count}\u00a0minuty albo ustaw nowe hasło.',
  } as CountedSentence,
  unconfirmed: 'Konto czeka na potwierdzenie adresu. Kliknij link, który wysłaliśmy e-mailem.',
  resend: 'Wyślij ponownie',
  resent: 'Potwierdź adres: link wysłaliśmy o\u00a0{time}. Nie ma go? Zajrzyj do spamu.',
  failed: 'Nie udało się zalogować. Spróbuj jeszcze raz za chwilę.',
  missingToken:
    'Nie udało się zalogować: sklep nie przysłał potwierdzenia. Spróbuj jeszcze raz za chwilę. Kod błędu: Missing token',
  signOutFailed: 'Wylogowano na tym urządzeniu, ale sklep tego nie potwierdził. Kod błędu: Logout failed',
  fieldEmpty: 'Pole nie może być puste',
  emailWrong: 'Niepoprawny adres e-mail',
  emailNoAt: 'Niepoprawny adres e-mail. Brakuje znaku @.',
  repeat: 'Powtórz hasło',
  ruleTitle: 'Hasło ma mieć:',
  rules: {
    length: 'co najmniej 8\u00a0znaków',
    letter: 'literę',
    digit: 'cyfrę',
    special: 'znak specjalny, na przykład ! albo ?',
  },
  ruleMet: 'jest',
  passwordShort: 'Hasło ma {count} z\u00a08\u00a0potrzebnych znaków.',
  passwordLacks: 'W\u00a0haśle brakuje: {rules}.',
  lacks: { letter: 'litery', digit: 'cyfry', special: 'znaku specjalnego' },
  passwordLong: 'Hasło może mieć najwyżej 128\u00a0znaków.',
  passwordsDiffer: 'Hasła muszą być identyczne.',
};

export type SignInTexts = { readonly [Key in keyof typeof signInPl]: (typeof signInPl)[Key] };
