/** One sentence, or its forms by the plural rules of the language. */
export type CountedSentence = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** What actions of the shop say in Polish. */
export const shopActionsPl = {
  offline: 'Brak połączenia z\u00a0internetem. To, co wpisane, zostaje na tym urządzeniu.',
  unreachable: 'Nie udało się połączyć ze sklepem. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj jeszcze raz.',
  unavailable: 'Sklep jest chwilowo niedostępny. Spróbuj jeszcze raz za chwilę.',
  limited: 'To było za dużo prób naraz. Odczekaj chwilę i\u00a0spróbuj jeszcze raz.',
  refused: 'Tego nie udało się zrobić. Sprawdź, co wpisane, i\u00a0spróbuj jeszcze raz.',
  /** Fixed by the specification, before the reason why the newsletter was not asked for. */
  newsletterFailed: 'Wystąpił błąd.',
  added: 'Dodano: {name}. W\u00a0koszyku {pieces}, {total}.',
  addedToNewCart: 'Poprzedni koszyk stracił ważność, zaczynamy nowy. Dodano: {name}. W\u00a0koszyku {pieces}, {total}.',
  cartLost: 'Nie udało się wczytać koszyka. Zaczynamy nowy.',
  cartMerged: 'Dodaliśmy {pieces} z\u00a0tego urządzenia.',
  pieces: {
    one: '{count}\u00a0produkt',
    few: '{count}\u00a0produkty',
    many: '{count}\u00a0produktów',
    other: '{count}\u00a0produktu',
  } as CountedSentence,
  confirmByMail: 'Prawie gotowe. Potwierdź w\u00a0wiadomości, którą wysłaliśmy na {email}.',
  alertSaved: 'Zapisane. Napiszemy na {email}, gdy produkt wróci.',
  messageSent: 'Wiadomość wysłana. Odpowiemy na adres {email}.',
  thanks: 'Dziękujemy.',
  formErrorTitle: 'Błąd: Sprawdź formularz',
  newsletterTitle: 'Prawie gotowe',
  messageTitle: 'Wiadomość wysłana',
  notices: 'Komunikaty',
  dismiss: 'Zamknij komunikat',
};

export type ShopActionTexts = { readonly [Key in keyof typeof shopActionsPl]: (typeof shopActionsPl)[Key] };
