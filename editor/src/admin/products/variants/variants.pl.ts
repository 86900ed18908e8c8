import { quote } from '../../../i18n/quote.ts';

/** Names of the fields of a variant. */
export const variantFields = {
  sku: 'SKU wariantu',
  size: 'Pojemność',
  unit: 'Jednostka',
  colour: 'Nazwa odcienia',
  hex: 'Kolor próbki',
  ean: 'Kod EAN',
  weight: 'Masa z\u00a0opakowaniem (g)',
  length: 'Długość (mm)',
  width: 'Szerokość (mm)',
  height: 'Wysokość (mm)',
  images: 'Zdjęcia wariantu',
};

/** What stands below the fields of a variant. */
export const variantHelp = {
  sku: 'Puste: nadamy go od numeru produktu',
  size: 'Na przykład 50 albo 4,2',
  unit: undefined,
  colour: 'Puste, jeśli wariant nie ma odcienia',
  hex: undefined,
  ean: '8 albo 13 cyfr',
  weight: 'Do wyboru dostawy',
  length: 'Z\u00a0opakowaniem',
  width: undefined,
  height: undefined,
};

/** Prices and stock of all variants in one table. */
export const table = {
  name: 'Warianty',
  variant: 'Wariant',
  stock: 'Stan (szt.)',
  regular: 'Cena',
  special: 'Promocja',
  specialFrom: 'Od dnia',
  specialTo: 'Do dnia (włącznie)',
  friendsAndFamily: 'Friends & Family',
  views: 'Co widać w tabeli',
  viewNames: { prices: 'Ceny i stany', promotions: 'Terminy promocji', friends: 'Friends & Family' },
  fill: 'Wypełnianie kolumny',
  fillDown: 'Wypełnij w dół',
  fillAll: 'Zastosuj do wszystkich',
  fillOf: (column: string, variant: string) => `Wartość z wiersza ${quote(variant)}, kolumna: ${column}`,
  chooseCell: 'Najpierw wybierz komórkę',
  hint: 'Strzałki i Enter prowadzą do następnego wiersza, Ctrl+D wpisuje wartość we wszystkich wierszach poniżej.',
};
