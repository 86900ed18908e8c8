/** What devices, the copy of the data and the end of an account say in Polish. */
export const securityPl = {
  loading: 'Wczytujemy ustawienia…',
  devices: 'Zalogowane urządzenia',
  devicesInfo: 'Nie poznajesz któregoś? Wyloguj je i\u00a0zmień hasło.',
  unknownDevice: 'Nieznane urządzenie',
  thisDevice: 'To urządzenie',
  lastUsed: 'Ostatnio: {when}',
  signedInSince: 'Zalogowano: {when}',
  signOutDevice: 'Wyloguj',
  /** Read out in place of the word alone. */
  signOutWhich: 'Wyloguj: {device}, ostatnio {when}',
  deviceSignedOut: 'Wylogowano: {device}.',
  signOutOthers: 'Wyloguj wszystkie pozostałe',
  othersSignedOut: 'Zostało tylko to urządzenie.',
  copy: 'Kopia Twoich danych',
  copyInfo:
    'Jeden plik (JSON) ze wszystkim, co o\u00a0Tobie przechowujemy: profil, adresy, zamówienia i\u00a0zwroty, opinie, ulubione, zgody, newsletter i\u00a0zalogowane urządzenia.',
  getCopy: 'Pobierz kopię danych',
  download: 'Pobierz plik',
  downloading: 'Przygotowujemy plik…',
  downloaded: 'Plik został pobrany. Są w\u00a0nim Twoje dane, więc trzymaj go w\u00a0bezpiecznym miejscu.',
  /** Of the file, before its date. */
  fileName: 'moje-dane',
  deletion: 'Usunięcie konta',
  deletionInfo:
    'Usuniemy profil, adresy, ulubione, koszyk, newsletter i\u00a0powiadomienia. Opinie zostaną bez podpisu. Zamówienia i\u00a0faktury zachowamy tak długo, jak wymaga tego prawo.',
  deletionDay: 'Przez dobę możesz się jeszcze rozmyślić.',
  deleteAccount: 'Usuń konto',
  deleteNow: 'Usuń konto za dobę',
  deleting: 'Chwileczkę…',
  noPassword: 'Twoje konto nie ma hasła. Wyślemy na adres {email} link, którym potwierdzisz usunięcie.',
  sendLink: 'Wyślij link',
  linkSent: 'Wysłaliśmy link na adres {email}. Działa przez 2\u00a0godziny.',
  linkFollowed: 'Ostatni krok: potwierdź, że chcesz usunąć konto.',
  due: 'Konto zostanie usunięte {when}.',
  dueInfo: 'Do tej chwili możesz je zachować. Na innych urządzeniach już Cię wylogowaliśmy.',
  keep: 'Zachowaj konto',
  kept: 'Konto zostaje. Cieszymy się!',
  passwordWrong: 'Obecne hasło jest nieprawidłowe.',
};

export type SecurityTexts = { readonly [Key in keyof typeof securityPl]: string };
