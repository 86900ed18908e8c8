import { formatNumber } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';

const grams = (value: number) =>
  `${new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 3 }).format(value / 1_000)}\u00a0kg`;

export const labels = {
  make: 'Utwórz etykietę',
  makeMany: 'Utwórz etykiety',
  another: 'Etykieta kolejnej paczki',
  title: (carrier: string) => `Etykieta ${carrier}`,
  failed: 'Nie udało się wczytać etykiet.',
  list: 'Etykiety',
  lead: 'Przewoźnik nada numer i\u00a0naliczy opłatę za paczkę. Zamówienie zostaje w\u00a0„Do wysłania”, dopóki go nie nadasz.',
  toPoint: (point: string) => `Do punktu ${point}`,
  toDoor: 'Kurierem pod adres zamówienia',
  collects: (amount: string) => `Pobranie ${amount}, paczka ubezpieczona na tę kwotę`,
  size: 'Rozmiar skrytki',
  sizes: { A: 'A (do 8 cm)', B: 'B (do 19 cm)', C: 'C (do 41 cm)' },
  sizeOf: (number: string) => `Rozmiar skrytki, zamówienie ${number}`,
  chooseSize: 'Wybierz rozmiar',
  sizeHelp: 'Skrytki mają 38 × 64\u00a0cm, różnią się wysokością.',
  proposedSize: (size: string) => `Z\u00a0wymiarów produktów: ${size}.`,
  unknownPieces: (count: number) =>
    `${plural(count, 'sztuka nie ma', 'sztuki nie mają', 'sztuk nie ma')} wymiarów albo wagi: sprawdź paczkę.`,
  weight: 'Waga w\u00a0kilogramach',
  length: 'Długość w\u00a0cm',
  width: 'Szerokość w\u00a0cm',
  height: 'Wysokość w\u00a0cm',
  wrongNumber: 'Podaj liczbę większą od zera',
  submit: 'Utwórz etykietę',
  done: (number: string) => `Etykieta gotowa: ${number}`,
  doneWithoutNumber: 'Przewoźnik przyjął zlecenie; numer pojawi się za chwilę',
  unknown: 'Nie wiadomo, czy etykieta powstała: przewoźnik nie odpowiedział',
  print: (format: string) => `Drukuj ${format}`,
  printOf: (format: string, number: string) => `Drukuj ${format}, etykieta ${number}`,
  cancel: 'Wycofaj etykietę',
  cancelTitle: 'Wycofać etykietę?',
  cancelText:
    'Jeśli jest już opłacona, InPost jej nie odwoła: wtedy ją odłożymy. Nie naklejaj jej na paczkę i\u00a0usuń wydruk.',
  canceledDone: 'Etykieta odwołana u\u00a0przewoźnika',
  discardedDone: 'Etykieta odłożona: przewoźnik nie odwołuje opłaconych',
  ask: 'Sprawdź u\u00a0przewoźnika',
  stillUnknown: 'Przewoźnik jeszcze nie odpowiedział. Spróbuj za pół minuty.',
  otherPoint: (label: string) =>
    `Etykieta prowadzi do punktu ${label}, a\u00a0zamówienie do innego. Wycofaj ją i\u00a0utwórz nową.`,
  reference: (text: string) => `Nasze oznaczenie: ${text}`,
  kinds: {
    locker: (size: string, point: string) => `Skrytka ${size}, ${point}`,
    courier: (weight: number) => `Kurier, ${grams(weight)}`,
  },
  box: (
    dimensions: { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number },
    weight: number,
  ) =>
    `${grams(weight)}, ${[dimensions.lengthMm, dimensions.widthMm, dimensions.heightMm].map((side) => formatNumber(side / 10)).join(' × ')}\u00a0cm`,
  states: {
    requested: 'Nie wiadomo, czy powstała: przewoźnik nie odpowiedział. Sprawdź, zanim utworzysz inną.',
    pending: 'Przewoźnik nadaje numer…',
    ready: 'Gotowa do druku',
    used: 'Paczka wyszła',
    refused: 'Nie powstała',
    canceled: 'Odwołana',
    discarded: 'Odłożona, nie naklejaj',
  },
  bulk: {
    title: (count: number) => `Etykiety do ${plural(count, 'zamówienia', 'zamówień', 'zamówień')}`,
    table: 'Etykiety do utworzenia',
    columns: { order: 'Zamówienie', parcel: 'Paczka', result: 'Etykieta' },
    submit: (count: number) => `Utwórz ${plural(count, 'etykietę', 'etykiety', 'etykiet')}`,
    nothing: 'Żadne z\u00a0tych zamówień nie czeka na etykietę.',
    notOffered: 'Inny przewoźnik',
    closed: 'Nie ma nic do wysłania',
    existing: 'Etykieta już jest',
    noBox: 'Otwórz zamówienie i\u00a0podaj wymiary paczki',
    noSize: 'Bez rozmiaru: pomijamy',
    making: 'Tworzymy…',
    waiting: 'Czeka',
    running: (done: number, all: number) => `Utworzono ${done} z ${all}. Nie zamykaj tej karty.`,
    finished: (made: number, all: number) =>
      made === all ? `Utworzono wszystkie: ${all}` : `Utworzono ${made} z ${all}. Przy pozostałych jest powód.`,
    noAnswer: 'Nie wiadomo, czy powstała: zabrakło odpowiedzi. Sprawdź to zamówienie.',
    skipped: 'Nie utworzono: przerwaliśmy po utracie połączenia.',
    skippedSignedOut: 'Nie utworzono: sesja wygasła. Zaloguj się ponownie.',
    print: 'Wydruk gotowych etykiet',
    lockers: (count: number, format: string) => `Do punktów (${count}), ${format}`,
    couriers: (count: number, format: string) => `Kurierskie (${count}), ${format}`,
  },
};
