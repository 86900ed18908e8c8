import { EMAIL_HINTS_PL, type EmailHints } from './email-hints.ts';

/** What screens share, and what those of the shop are called. */
export const screensPl = {
  common: {
    sending: 'Chwila…',
    missing: 'W adresie brakuje części linku. Otwórz go jeszcze raz prosto z wiadomości albo skopiuj go w całości.',
    unreachable: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie z internetem i spróbuj jeszcze raz.',
    unavailable: 'Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.',
    limited: 'To było za dużo prób naraz. Odczekaj chwilę i spróbuj jeszcze raz.',
    slow: 'To trwa dłużej niż zwykle.',
    tryAgain: 'Spróbuj jeszcze raz',
    backHome: 'Wróć na stronę główną',
    needsScript: 'Ta strona potrzebuje JavaScriptu. Włącz go w przeglądarce i otwórz link jeszcze raz.',
    fieldEmpty: 'Pole nie może być puste',
    emailWrong: 'Niepoprawny adres e-mail',
    emailHints: EMAIL_HINTS_PL,
    emailDidYouMean: 'Czy chodziło o {email}?',
    emailTake: 'Tak, popraw',
    emailLabel: 'Adres e-mail',
    passwordLabel: 'Nowe hasło',
    signIn: 'Zaloguj się',
    newResetLink: 'Poproś o nowy link',
    resend: 'Wyślij nowy link',
    resent: 'Jeśli to konto czeka na potwierdzenie, wysłaliśmy nowy link. Zajrzyj do skrzynki, także do spamu.',
  },
  /** Screens that say the rest with catalogues of their own. */
  titles: {
    '/cart': 'Koszyk',
    '/checkout': 'Koszyk – składanie zamówienia',
    '/my-wishlist': 'Ulubione',
    '/compare': 'Porównanie produktów',
  },
  pages: {
    '/cart/:items': {
      title: 'Koszyk z linku',
      info: 'Wkładamy produkty do koszyka…',
      action: 'Dodaj do koszyka',
      doneTitle: 'Koszyk gotowy',
      done: 'Produkty są w\u00a0koszyku.',
      invalid: 'Nie wszystko z\u00a0linku jest w\u00a0koszyku',
    },
  },
};

type Sentences<Group> = { readonly [Name in keyof Group]: string };

/** The sentences of one page. */
export type ScreenTexts = Sentences<(typeof screensPl.pages)['/cart/:items']>;

/** The sentences that the pages share. */
export type CommonTexts = Sentences<Omit<typeof screensPl.common, 'emailHints'>> & { readonly emailHints: EmailHints };

/** The catalogue of one language. */
export interface ScreenCatalogue {
  readonly common: CommonTexts;
  readonly titles: Sentences<typeof screensPl.titles>;
  readonly pages: { readonly [Path in keyof typeof screensPl.pages]: ScreenTexts };
}
