import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

/** What the parts of the page editor say, its preview included, which loads no other sentences. */
export const pageEditor = {
  preview: 'Podgląd strony',
  region: 'Strona w edycji',
  invitation: 'Przeciągnij moduł lub naciśnij /',
  framed: {
    top: {
      title: 'Nagłówek witryny',
      invitation: 'Przeciągnij tu moduł lub naciśnij /, a ta strona będzie mieć własny',
    },
    bottom: {
      title: 'Stopka witryny',
      invitation: 'Przeciągnij tu moduł lub naciśnij /, a ta strona będzie mieć własną',
    },
  },
  previewLoading: 'Wczytywanie podglądu…',
  unknownModule: (driver: string) => `Nieznany moduł: ${driver}`,
  emptyPage: 'Ta strona jest jeszcze pusta',
  emptyArticle: 'Ten artykuł jest jeszcze pusty',
  emptySnippet: 'Ten fragment jest jeszcze pusty',
  emptyTemplate: 'Ten szablon jest jeszcze pusty',
  faultCount: (count: number) => plural(count, 'błąd', 'błędy', 'błędów'),

  device: 'Szerokość podglądu',
  devices: { phone: 'Telefon, 390 px', tablet: 'Tablet, 820 px', desktop: 'Komputer, 1280 px' },
  zoom: 'Powiększenie',
  zoomFit: 'Dopasuj',
  zoomPercent: (percent: number) => `${percent}%`,

  tools: (name: string) => `Czynności: ${name}`,
  grip: 'Przeciągnij, aby przenieść',
  commands: {
    undo: 'Cofnij',
    redo: 'Ponów',
    place: 'Wstaw moduł',
    duplicate: 'Powiel',
    copy: 'Kopiuj',
    cut: 'Wytnij',
    paste: 'Wklej',
    remove: 'Usuń',
    selectParent: 'Zaznacz moduł nadrzędny',
    selectPrevious: 'Zaznacz poprzedni moduł',
    selectNext: 'Zaznacz następny moduł',
    moveUp: 'Przesuń wyżej',
    moveDown: 'Przesuń niżej',
    carry: 'Przenieś klawiaturą',
  },

  palette: 'Moduły',
  searchModules: 'Szukaj modułu',
  noModules: (search: string) => `Żaden moduł nie pasuje do ${quote(search)}`,
  paletteHint: 'Przeciągnij na stronę albo kliknij, aby wstawić za zaznaczonym modułem.',
  groups: {
    layout: 'Układ',
    text: 'Tekst',
    media: 'Obrazy',
    shop: 'Sklep',
    navigation: 'Nawigacja',
  },
  commandTitle: 'Wstaw moduł',
  commandHint: '↑ ↓ wybór   Enter wstaw   Esc anuluj',

  outline: 'Układ strony',
  actionsOf: (name: string) => `Czynności modułu ${name}`,
  expand: 'Rozwiń',
  collapse: 'Zwiń',

  insertPlaces: 'Miejsca na stronie',
  insertHint: '↑ ↓ miejsce   ← poziom wyżej   → poziom niżej   Enter upuść   Esc anuluj',
  carrying: (name: string) => `Przenosisz: ${name}`,
  target: {
    empty: (slot: string) => `${slot}, puste miejsce`,
    before: (slot: string, next: string) => `${slot}, przed: ${next}`,
    after: (slot: string, previous: string) => `${slot}, za: ${previous}`,
    between: (slot: string, previous: string, next: string) => `${slot}, między: ${previous} i ${next}`,
    slotOf: (slot: string, parent: string) => `${slot} w module ${parent}`,
    asItIs: (target: string) => `${target} (obecne miejsce)`,
  },

  refused: {
    pageFull: (limit: number) => `Na stronie mieści się najwyżej ${plural(limit, 'moduł', 'moduły', 'modułów')}.`,
    slotFull: (slot: string, limit: number) =>
      `${slot}: mieści się tu najwyżej ${plural(limit, 'moduł', 'moduły', 'modułów')}.`,
    driver: (slot: string, module: string) => `${slot}: tu nie można wstawić modułu ${quote(module)}.`,
    itself: 'Modułu nie można włożyć do niego samego.',
    depth: (limit: number) => `Moduły można zagnieżdżać najwyżej na ${plural(limit, 'poziom', 'poziomy', 'poziomów')}.`,
    noSlot: 'Tu nie można upuścić modułu.',
  },

  said: {
    lifted: (name: string) => `Podniesiono moduł ${name}.`,
    nowhere: 'Tu nie można upuścić.',
    placed: (name: string, target: string) => `Wstawiono moduł ${name}: ${target}.`,
    moved: (name: string, target: string) => `Przeniesiono moduł ${name}: ${target}.`,
    unmoved: (name: string) => `Moduł ${name} został na swoim miejscu.`,
    cancelled: (name: string) => `Anulowano. Moduł ${name} został tam, gdzie był.`,
    cancelledNew: 'Anulowano wstawianie.',
    removed: (name: string) => `Usunięto moduł ${name}.`,
    duplicated: (name: string) => `Powielono moduł ${name}.`,
    copied: (name: string) => `Skopiowano moduł ${name}.`,
    cut: (name: string) => `Wycięto moduł ${name}.`,
    pasted: (name: string) => `Wklejono moduł ${name}.`,
    undone: 'Cofnięto.',
    redone: 'Ponowiono.',
    selected: (name: string) => `Zaznaczono moduł ${name}.`,
    noPlace: (name: string) => `Na tej stronie nie ma miejsca dla modułu ${name}.`,
  },
};
