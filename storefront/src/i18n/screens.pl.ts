/** What the pages say that links in mails lead to. */
export const screensPl = {
  common: {
    sending: 'Chwila…',
    missing: 'W adresie brakuje części linku. Otwórz go jeszcze raz prosto z wiadomości albo skopiuj go w całości.',
    unreachable: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie z internetem i spróbuj jeszcze raz.',
    unavailable: 'Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.',
    limited: 'To było za dużo prób naraz. Odczekaj chwilę i spróbuj jeszcze raz.',
    tryAgain: 'Spróbuj jeszcze raz',
    backHome: 'Wróć na stronę główną',
    needsScript: 'Ta strona potrzebuje JavaScriptu. Włącz go w przeglądarce i otwórz link jeszcze raz.',
    fieldEmpty: 'Pole nie może być puste',
    emailWrong: 'Niepoprawny adres e-mail',
    emailLabel: 'Adres e-mail',
    passwordLabel: 'Nowe hasło',
    signIn: 'Zaloguj się',
    newResetLink: 'Poproś o nowy link',
    resend: 'Wyślij nowy link',
    resent: 'Jeśli to konto czeka na potwierdzenie, wysłaliśmy nowy link. Zajrzyj do skrzynki, także do spamu.',
  },
  pages: {
    '/newsletter/confirm': {
      title: 'Potwierdź zapis do newslettera',
      info: 'Został jeden krok: naciśnij przycisk, a następny list trafi także do Ciebie.',
      action: 'Potwierdzam zapis',
      doneTitle: 'Zapis potwierdzony',
      done: 'Dziękujemy. Zapis jest potwierdzony, następny list trafi do Twojej skrzynki.',
      invalid: 'Ten link jest nieprawidłowy albo wygasł. Zapisz się do newslettera jeszcze raz, a wyślemy nowy.',
    },
    '/newsletter/unsubscribe': {
      title: 'Wypisz się z newslettera',
      info: 'Naciśnij przycisk, a nie wyślemy już newslettera na adres, na który przyszedł ten link.',
      action: 'Wypisuję się',
      doneTitle: 'Wypisaliśmy Cię z newslettera',
      done: 'Gotowe. Nie wyślemy Ci już newslettera. Wrócić możesz w każdej chwili.',
      invalid: 'Ten link jest nieprawidłowy. Użyj linku z najnowszego newslettera.',
    },
    '/stock-alert/confirm': {
      title: 'Potwierdź powiadomienie o dostępności',
      info: 'Naciśnij przycisk, a napiszemy, gdy produkt znów będzie dostępny.',
      action: 'Potwierdzam powiadomienie',
      doneTitle: 'Powiadomienie potwierdzone',
      done: 'Gotowe. Napiszemy jeden raz, gdy tylko produkt wróci do sklepu.',
      invalid: 'Ten link jest nieprawidłowy albo wygasł. Poproś o powiadomienie jeszcze raz na stronie produktu.',
    },
    '/confirm-email': {
      title: 'Potwierdź adres e-mail',
      info: 'Naciśnij przycisk, aby potwierdzić, że ta skrzynka należy do Ciebie.',
      action: 'Potwierdzam adres',
      doneTitle: 'Adres potwierdzony',
      done: 'Dziękujemy. Adres e-mail jest potwierdzony.',
      invalid: 'Ten link jest nieprawidłowy albo wygasł. Możemy wysłać nowy.',
    },
    '/reset-password': {
      title: 'Ustaw nowe hasło',
      info: 'Co najmniej 8 znaków, w tym litera, cyfra i znak specjalny.',
      action: 'Zapisz hasło',
      doneTitle: 'Nowe hasło zapisane',
      done: 'Hasło zostało zmienione. Możesz się nim zalogować; na wszystkich urządzeniach trzeba to zrobić od nowa.',
      invalid: 'Ten link jest nieprawidłowy albo wygasł. Poproś o nowy, przyjdzie na Twój adres e-mail.',
    },
    '/request-reset-password': {
      title: 'Nie pamiętasz hasła?',
      info: 'Podaj adres e-mail swojego konta. Wyślemy link, którym ustawisz nowe hasło.',
      action: 'Wyślij link',
      doneTitle: 'Zajrzyj do skrzynki',
      done: 'Jeśli pod tym adresem jest konto, wysłaliśmy na nie link do ustawienia nowego hasła. Jeśli go nie widać, zajrzyj do spamu.',
      invalid: 'Nie udało się wysłać linku. Sprawdź adres e-mail.',
    },
    '/manage-cookies': {
      title: 'Ustawienia cookie',
      info: 'Tu decydujesz, na co się zgadzasz. Zmiana działa od razu.',
      action: 'Zapisz mój wybór',
      doneTitle: 'Wybór zapisany',
      done: 'Wybór zapisany.',
      invalid: 'Bez JavaScriptu używamy tylko niezbędnych plików cookie, więc nie ma tu czego zmieniać.',
    },
    '/auth': {
      title: 'Logowanie',
      info: 'Zaloguj się, a\u00a0koszyk i\u00a0adresy będą tu, gdzie Ty.',
      action: 'Zaloguj się',
      doneTitle: 'Jesteś u\u00a0siebie',
      done: 'Zalogowano.',
      invalid: 'E-mail lub hasło się nie zgadzają.',
    },
    '/auth/sign-up': {
      title: 'Rejestracja',
      info: 'Zajmie to około 30\u00a0sekund.',
      action: 'Załóż konto',
      doneTitle: 'Konto gotowe',
      done: 'Konto jest gotowe.',
      invalid: 'Nie udało się założyć konta.',
    },
    '/signup-welcome': {
      title: 'Witaj w\u00a0sklepie!',
      info: 'Konto jest gotowe.',
      action: 'Wróć do zakupów',
      doneTitle: 'Witaj w\u00a0sklepie!',
      done: 'Konto jest gotowe.',
      invalid: 'Nie udało się założyć konta.',
    },
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
  },
};

type Sentences<Group> = { readonly [Name in keyof Group]: string };

/** The sentences of one page. */
export type ScreenTexts = Sentences<(typeof screensPl.pages)['/newsletter/confirm']>;

/** The sentences that the pages share. */
export type CommonTexts = Sentences<typeof screensPl.common>;

/** The catalogue of one language. */
export interface ScreenCatalogue {
  readonly common: CommonTexts;
  readonly pages: { readonly [Path in keyof typeof screensPl.pages]: ScreenTexts };
}
