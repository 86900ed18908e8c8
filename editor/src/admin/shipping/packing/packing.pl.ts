import { plural } from '../../../i18n/plural.ts';

export const packing = {
  all: 'Zaznacz wszystkie na stronie',
  choose: (number: string) => `Zaznacz zamówienie ${number}`,
  chosen: (count: number) =>
    count === 0 ? 'Zaznacz zamówienia, żeby je wydrukować albo nadać' : `Zaznaczono: ${count}`,
  tools: 'Zaznaczone zamówienia',
  print: 'Drukuj',
  send: 'Nadaj zaznaczone',
  title: (count: number) => `Wydruki dla ${count === 1 ? '1 zamówienia' : `${count} zamówień`}`,
  titleNone: 'Wydruki',
  what: 'Co wydrukować',
  kinds: { picking: 'Lista zbiórki', slips: 'Karty pakowania' },
  none: 'Nie wybrano zamówień',
  noneText: 'Zaznacz je na liście „Do wysłania”.',
  failed: (count: number) =>
    `Nie udało się wczytać ${count === 1 ? '1 zamówienia' : `${count} zamówień`}, więc wydruk byłby niepełny.`,
  left: (numbers: string) => `Bez wydruku, bo nic w\u00a0nich nie czeka na wysłanie: ${numbers}`,
  nothing: 'W\u00a0wybranych zamówieniach nic już nie czeka na wysłanie.',
  picking: {
    title: 'Lista zbiórki',
    summary: (pieces: number, variants: number) =>
      `${plural(pieces, 'sztuka', 'sztuki', 'sztuk')}, ${plural(variants, 'pozycja', 'pozycje', 'pozycji')}`,
    orders: (count: number, numbers: string) => `${count === 1 ? 'Zamówienie' : 'Zamówienia'}: ${numbers}`,
    printedAt: (at: string) => `Stan z\u00a0${at}`,
  },
  slip: {
    recipient: 'Odbiorca',
    address: 'Adres dostawy',
    point: 'Punkt odbioru',
    carrier: 'Dostawa',
    payment: 'Płatność',
    paid: 'Opłacone',
    atTheDoor: (money: string) => `Do pobrania: ${money}`,
    unpaid: 'Bez wpłaty',
    note: 'Uwagi kupującego',
    partly: 'Część zamówienia już wyszła. Tu jest to, co zostało.',
    lines: (number: string) => `Co zapakować: zamówienie ${number}`,
    summary: (pieces: number) => `Razem: ${plural(pieces, 'sztuka', 'sztuki', 'sztuk')}`,
  },
  columns: {
    done: 'Odhaczone',
    pieces: 'Sztuk',
    product: 'Produkt',
    options: 'Odcień, pojemność',
    sku: 'SKU',
    ean: 'EAN',
  },
};
