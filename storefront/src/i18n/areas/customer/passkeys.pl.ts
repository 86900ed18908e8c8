/** What is said of the customer's keys in Polish. */
export const passkeysPl = {
  title: 'Klucze dostępu',
  info: 'Logowanie odciskiem palca, twarzą albo kodem urządzenia, bez hasła.',
  add: 'Dodaj klucz dostępu',
  adding: 'Chwila…',
  added: 'Gotowe. Następnym razem zalogujesz się kluczem dostępu.',
  known: 'To urządzenie ma już klucz do Twojego konta.',
  failed: 'Nie udało się. Spróbuj jeszcze raz za chwilę.',
  name: 'Klucz dostępu',
  created: 'dodany {date}',
  used: 'ostatnio użyty {date}',
  unused: 'jeszcze nieużyty',
  synced: 'na wszystkich Twoich urządzeniach',
  remove: 'Usuń',
  removeSure: 'Na pewno?',
  removeWhat: 'Usuń: {name}',
  removed: 'Klucz usunięty. Sklep go już nie przyjmie; z\u00a0urządzenia usuniesz go w\u00a0jego ustawieniach.',
  offerTitle: 'Następnym razem bez hasła?',
  notNow: 'Nie teraz',
};

export type PasskeysTexts = { readonly [Key in keyof typeof passkeysPl]: string };
