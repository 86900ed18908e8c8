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
  fieldEmpty: 'Pole nie może być puste',
  emailWrong: 'Niepoprawny adres e-mail',
  emailNoAt: 'Niepoprawny adres e-mail. Brakuje znaku @.',
  newPassword: 'Hasło',
  repeat: 'Powtórz hasło',
  ruleTitle: 'Hasło ma mieć:',
  ruleLength: 'co najmniej 8\u00a0znaków',
  ruleLetter: 'literę',
  ruleDigit: 'cyfrę',
  ruleSpecial: 'znak specjalny, na przykład ! albo ?',
  ruleMet: 'jest',
  passwordLacks: 'W\u00a0haśle brakuje: {rules}.',
  passwordLong: 'Hasło może mieć najwyżej 128\u00a0znaków.',
  passwordsDiffer: 'Hasła muszą być identyczne.',
};

export type SignInTexts = { readonly [Key in keyof typeof signInPl]: (typeof signInPl)[Key] };
