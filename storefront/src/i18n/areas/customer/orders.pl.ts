import type { CountedSentence } from '../../shop-actions.pl.ts';

/** What the orders in the account say in Polish. */
export const accountOrdersPl = {
  loading: 'Wczytujemy zamówienia…',
  loadingHome: 'Wczytujemy ostatnie zamówienie…',
  lastOrder: 'Ostatnie zamówienie',
  waitingOrder: 'Zamówienie czeka na płatność',
  basketLeft: 'Produkty czekają w\u00a0koszyku',
  /** In the cart. */
  pieces: {
    one: '{count}\u00a0produkt',
    few: '{count}\u00a0produkty',
    many: '{count}\u00a0produktów',
    other: '{count}\u00a0produktu',
  } as CountedSentence,
  underWay: {
    one: '{count}\u00a0zamówienie w\u00a0drodze',
    few: '{count}\u00a0zamówienia w\u00a0drodze',
    many: '{count}\u00a0zamówień w\u00a0drodze',
    other: '{count}\u00a0zamówienia w\u00a0drodze',
  } as CountedSentence,
  empty: 'Nie masz jeszcze zamówień',
  emptyInfo: 'Tu zobaczysz swoje zamówienia: gdzie jest paczka, jak zapłacić i\u00a0jak coś zwrócić.',
  toShop: 'Zobacz nowości',
  order: 'Zamówienie {number}',
  orderedOn: 'Złożone {day}',
  needsAttention: 'Wymaga uwagi',
  moreProducts: 'i jeszcze {count}',
  pay: 'Zapłać za zamówienie',
  track: 'Śledź przesyłkę',
  returnGoods: 'Zwróć',
  reorder: 'Kup ponownie',
  reordering: 'Wkładamy do koszyka…',
  actOn: '{act}: zamówienie {number}',
  reorderFailed: 'Nie udało się włożyć produktów do koszyka. Spróbuj jeszcze raz za chwilę.',
  reorderPartly: 'Nie wszystko jest w\u00a0koszyku:',
  toCart: 'Przejdź do koszyka',
  pages: 'Strony historii zamówień',
  page: 'Strona {page} z\u00a0{pages}',
  newer: 'Nowsze',
  older: 'Starsze',
  noSuchPage: 'Tej strony historii nie ma.',
  toFirstPage: 'Wróć do najnowszych zamówień',
  unknown: 'Nie znaleźliśmy takiego zamówienia na Twoim koncie. Sprawdź numer albo zajrzyj do historii zamówień.',
  toOrders: 'Wróć do zamówień',
};

export type AccountOrdersTexts = { readonly [Key in keyof typeof accountOrdersPl]: (typeof accountOrdersPl)[Key] };
