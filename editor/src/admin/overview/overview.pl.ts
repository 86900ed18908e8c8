import { plural } from '../../i18n/plural.ts';

/** The first screen of those who run the shop. */
export const overview = {
  title: 'Pulpit',
  lead: 'Co dziś czeka na Ciebie.',
  done: 'Wszystko zrobione',
  doneText: 'Nic nie czeka. Nowe zamówienia, zwroty i opinie pojawią się tutaj.',
  groups: { orders: 'Zamówienia', customers: 'Klienci', money: 'Pieniądze', shop: 'Sklep', pages: 'Strony' },
  toShip: (count: number) =>
    plural(count, 'zamówienie do spakowania', 'zamówienia do spakowania', 'zamówień do spakowania'),
  toPay: (count: number) =>
    plural(count, 'zamówienie czeka na płatność', 'zamówienia czekają na płatność', 'zamówień czeka na płatność'),
  untracked: (count: number) =>
    plural(
      count,
      'zamówienie z\u00a0przesyłką bez numeru',
      'zamówienia z\u00a0przesyłką bez numeru',
      'zamówień z\u00a0przesyłką bez numeru',
    ),
  returns: (count: number) => plural(count, 'zwrot do rozliczenia', 'zwroty do rozliczenia', 'zwrotów do rozliczenia'),
  bankRefunds: (count: number) =>
    plural(count, 'przelew do wykonania', 'przelewy do wykonania', 'przelewów do wykonania'),
  paymentProblems: (count: number) =>
    plural(count, 'płatność do wyjaśnienia', 'płatności do wyjaśnienia', 'płatności do wyjaśnienia'),
  alsoTransfers: (count: number) =>
    `w\u00a0tym ${plural(count, 'zwrot, który jest też wśród przelewów', 'zwroty, które są też wśród przelewów', 'zwrotów, które są też wśród przelewów')}`,
  messages: (count: number) =>
    plural(count, 'wiadomość bez odpowiedzi', 'wiadomości bez odpowiedzi', 'wiadomości bez odpowiedzi'),
  reviews: (count: number) =>
    plural(count, 'opinia czeka na decyzję', 'opinie czekają na decyzję', 'opinii czeka na decyzję'),
  soldOut: (count: number) => plural(count, 'produkt wyprzedany', 'produkty wyprzedane', 'produktów wyprzedanych'),
  lowStock: (count: number) => plural(count, 'produkt się kończy', 'produkty się kończą', 'produktów się kończy'),
  toPublish: (count: number) =>
    plural(count, 'strona czeka na publikację', 'strony czekają na publikację', 'stron czeka na publikację'),
  returned: (count: number) =>
    plural(count, 'strona zwrócona do poprawy', 'strony zwrócone do poprawy', 'stron zwróconych do poprawy'),
  answered: (count: number) =>
    plural(count, 'strona z\u00a0nową odpowiedzią', 'strony z\u00a0nową odpowiedzią', 'stron z\u00a0nową odpowiedzią'),
  drafts: (count: number) => plural(count, 'mój szkic', 'moje szkice', 'moich szkiców'),
  changed: (count: number) =>
    plural(
      count,
      'moja strona z\u00a0nieopublikowanymi zmianami',
      'moje strony z\u00a0nieopublikowanymi zmianami',
      'moich stron z\u00a0nieopublikowanymi zmianami',
    ),
  scheduled: (count: number) =>
    plural(count, 'moja strona zaplanowana', 'moje strony zaplanowane', 'moich stron zaplanowanych'),
  oldestMessage: (at: string) => `najstarsza z\u00a0${at}`,
  oldest: (at: string) => `najstarsze z\u00a0${at}`,
  due: (day: string) => `najbliższy termin: ${day}`,
  overdue: 'Po terminie',
  withoutAccount: (count: number) => `${count} bez numeru konta`,
  sales: {
    title: 'Sprzedaż',
    note: 'Zamówienia opłacone w\u00a0tych dniach: brutto z\u00a0dostawą, bez anulowanych. Zwrotów nie odejmujemy, a\u00a0płatność przy odbiorze liczy się, gdy wpiszesz, że pieniądze przyszły.',
    periods: {
      yesterday: 'Wczoraj',
      yesterdayBefore: 'Tydzień wcześniej',
      week: 'Ten tydzień, do teraz',
      weekBefore: 'Poprzedni tydzień, do tej samej pory',
    },
    orders: (count: number) => plural(count, 'zamówienie', 'zamówienia', 'zamówień'),
    none: 'Nic nie opłacono',
  },
};
