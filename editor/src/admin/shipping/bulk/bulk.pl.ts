import { plural } from '../../../i18n/plural.ts';

export const bulkShipping = {
  title: (count: number) => `Nadaj ${plural(count, 'zamówienie', 'zamówienia', 'zamówień')}`,
  lead: 'Zapiszemy, że wyszło z\u00a0nich wszystko, co zostało do wysłania. Każdy kupujący dostanie wiadomość.',
  numbers: 'Numery przesyłek (opcjonalnie)',
  numbersHelp: 'Jeden w\u00a0wierszu, w\u00a0kolejności zamówień poniżej. Pusty wiersz: bez numeru.',
  numbersOfLabels:
    'Numery gotowych etykiet już tu są. Jeden w\u00a0wierszu, w\u00a0kolejności zamówień poniżej. Pusty wiersz: bez numeru.',
  table: 'Co zostanie nadane',
  columns: { order: 'Zamówienie', carrier: 'Przewoźnik', number: 'Numer przesyłki', result: 'Wynik' },
  noNumber: 'bez numeru',
  count: (given: number, orders: number) =>
    `Wierszy jest ${given}, a zamówień ${orders}. Tam, gdzie numeru nie ma, zostaw pusty wiersz.`,
  twice: (number: string) => `Numer ${number} jest tu dwa razy.`,
  tooLong: (line: number) => `W wierszu ${line} jest więcej niż 80 znaków.`,
  submit: (count: number) => `Nadaj ${plural(count, 'przesyłkę', 'przesyłki', 'przesyłek')}`,
  running: (done: number, all: number) => `Zapisano ${done} z ${all}. Nie zamykaj tej karty.`,
  finished: (sent: number, all: number) =>
    sent === all
      ? `Nadano wszystkie: ${all}`
      : `Nadano ${sent} z ${all}. Przy pozostałych jest powód; te, które nadal czekają, zostają zaznaczone.`,
  states: {
    waiting: 'Czeka',
    sending: 'Zapisujemy…',
    sent: 'Nadano',
    changed: 'Nie nadano. Zamówienie zmieniło się, odkąd wczytano listę: sprawdź je i\u00a0nadaj jeszcze raz.',
    refused: (reason: string) => `Nie nadano. ${reason}`,
    unknown: 'Nie wiadomo, czy zapisano: zabrakło odpowiedzi. Sprawdź to zamówienie.',
    skipped: 'Nie nadano: przerwaliśmy po utracie połączenia.',
    skippedSignedOut: 'Nie nadano: sesja wygasła. Zaloguj się ponownie.',
  },
};
