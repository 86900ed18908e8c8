/**
 * The question about cookies, in Polish. Who changes what a sentence means gives the wording a new version
 * (`COOKIE_TEXT_VERSION`): proofs name it.
 */
export const pl = {
  title: 'Pliki cookie: Twój wybór',
  info: 'Niezbędne pliki cookie utrzymują koszyk i\u00a0logowanie. O\u00a0reszcie decydujesz Ty, a\u00a0wybór zmienisz w\u00a0każdej chwili w\u00a0stopce, w\u00a0„Ustawieniach cookie”.',
  policy: 'Polityka prywatności',
  close: 'Zamknij okno',
  categories: {
    required: { name: 'Niezbędne', info: 'Koszyk, logowanie, płatność i\u00a0zapis tego wyboru. Zawsze włączone.' },
    functional: {
      name: 'Funkcjonalne',
      info: 'Czat z\u00a0obsługą, ostatnio oglądane produkty, zapamiętane ustawienia.',
    },
    analytics: {
      name: 'Analityczne',
      info: 'Statystyki: jak szybko działa sklep i\u00a0z\u00a0czego się w\u00a0nim korzysta.',
    },
    marketing: { name: 'Marketingowe', info: 'Oferty i\u00a0reklamy dopasowane do tego, co oglądasz.' },
  },
  /** What is said on a site without cart and accounts, or without the chat. */
  without: {
    cart: {
      info: 'Niezbędne pliki cookie pamiętają ten wybór i\u00a0pozwalają stronie działać. O\u00a0reszcie decydujesz Ty, a\u00a0wybór zmienisz w\u00a0każdej chwili w\u00a0stopce, w\u00a0„Ustawieniach cookie”.',
      required: 'Działanie strony i\u00a0zapis tego wyboru. Zawsze włączone.',
    },
    chat: 'Ostatnio oglądane produkty, zapamiętane ustawienia.',
  },
  refuse: 'Odrzucam opcjonalne',
  save: 'Zapisz mój wybór',
  acceptAll: 'Akceptuję wszystkie',
  saved: 'Zapisano o\u00a0{time}.',
  notKept: 'Przeglądarka nie pozwala zapisać wyboru. Do końca tej wizyty używamy tylko niezbędnych plików cookie.',
  /** What follows is the number. */
  proof: 'Wybór z\u00a0{date}. Gdy zapytasz nas o\u00a0zapis swojej zgody, podaj ten numer:',
};

export type CookieTexts = typeof pl;
