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
  pages: {
    '/cart': {
      title: 'Koszyk',
      info: 'Wczytujemy koszyk…',
      action: 'Wróć do zakupów',
      doneTitle: 'Twój koszyk jest pusty',
      done: 'Zajrzyj do nowości, może coś wpadnie Ci w\u00a0oko.',
      invalid: 'Tego koszyka już nie ma.',
    },
    '/cart/:items': {
      title: 'Koszyk z linku',
      info: 'Wkładamy produkty do koszyka…',
      action: 'Dodaj do koszyka',
      doneTitle: 'Koszyk gotowy',
      done: 'Produkty są w\u00a0koszyku.',
      invalid: 'Nie wszystko z\u00a0linku jest w\u00a0koszyku',
    },
    '/checkout': {
      title: 'Koszyk – składanie zamówienia',
      info: 'Wczytujemy zamówienie…',
      action: 'Wróć do koszyka',
      doneTitle: 'Zamówienie złożone',
      done: 'Dziękujemy za zamówienie.',
      invalid: 'Tego koszyka już nie ma.',
    },
    '/order': {
      title: 'Twoje zamówienie',
      info: 'Wczytujemy zamówienie…',
      action: 'Pokaż zamówienie',
      doneTitle: 'Twoje zamówienie',
      done: 'Oto Twoje zamówienie.',
      invalid: 'Pod tym linkiem nie ma zamówienia. Otwórz go jeszcze raz prosto z wiadomości o zamówieniu.',
    },
    '/thank-you': {
      title: 'Zamówienie przyjęte',
      info: 'Wczytujemy zamówienie…',
      action: 'Sprawdź status',
      doneTitle: 'Zamówienie przyjęte',
      done: 'Zamówienie jest przyjęte.',
      invalid: 'Nie znaleźliśmy tego zamówienia.',
    },
    '/payment-verification': {
      title: 'Sprawdzamy płatność',
      info: 'Zwykle trwa to kilka sekund.',
      action: 'Sprawdź jeszcze raz',
      doneTitle: 'Płatność potwierdzona',
      done: 'Płatność potwierdzona.',
      invalid: 'Nie znaleźliśmy tego zamówienia.',
    },
    '/payment-error': {
      title: 'Błąd płatności',
      info: 'Sprawdzamy zamówienie…',
      action: 'Zapłać za zamówienie',
      doneTitle: 'Płatność potwierdzona',
      done: 'Płatność potwierdzona.',
      invalid: 'Nie znaleźliśmy tego zamówienia.',
    },
    '/my-wishlist': {
      title: 'Ulubione',
      info: 'Wczytujemy ulubione…',
      action: 'Wróć do zakupów',
      doneTitle: 'Ulubione',
      done: 'Oto Twoje ulubione.',
      invalid: 'Zapisanej listy nie dało się odczytać.',
    },
    '/compare': {
      title: 'Porównanie produktów',
      info: 'Wczytujemy porównanie…',
      action: 'Wróć do zakupów',
      doneTitle: 'Porównanie produktów',
      done: 'Oto Twoje porównanie.',
      invalid: 'Nie udało się wczytać porównania.',
    },
  },
};

type Sentences<Group> = { readonly [Name in keyof Group]: string };

/** The sentences of one page. */
export type ScreenTexts = Sentences<(typeof screensPl.pages)['/cart']>;

/** The sentences that the pages share. */
export type CommonTexts = Sentences<Omit<typeof screensPl.common, 'emailHints'>> & { readonly emailHints: EmailHints };

/** The catalogue of one language. */
export interface ScreenCatalogue {
  readonly common: CommonTexts;
  readonly pages: { readonly [Path in keyof typeof screensPl.pages]: ScreenTexts };
}
