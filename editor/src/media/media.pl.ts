import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

/** What is said of each kind of files. */
const image = {
  name: 'Obrazy',
  title: 'Biblioteka obrazów',
  search: 'Szukaj obrazów',
  upload: 'Dodaj obrazy',
  dropHere: 'Upuść obrazy tutaj',
  help: (maximumMb: number) => `JPG, PNG, WebP, AVIF lub GIF, do ${maximumMb} MB`,
  uploaded: (count: number) => `Dodano: ${plural(count, 'obraz', 'obrazy', 'obrazów')}`,
  refused: 'To nie jest obraz, który obsługujemy.',
  pick: 'Wybierz obraz',
};
const video = {
  name: 'Filmy',
  title: 'Biblioteka filmów',
  search: 'Szukaj filmów',
  upload: 'Dodaj filmy',
  dropHere: 'Upuść filmy tutaj',
  help: (maximumMb: number) => `MP4 lub WebM, do ${maximumMb} MB; nie zmieniamy ich rozmiaru ani jakości`,
  uploaded: (count: number) => `Dodano: ${plural(count, 'film', 'filmy', 'filmów')}`,
  refused: 'To nie jest film, który obsługujemy.',
  pick: 'Wybierz film',
};
const attachment = {
  name: 'Dokumenty',
  title: 'Biblioteka dokumentów',
  search: 'Szukaj dokumentów',
  upload: 'Dodaj dokumenty',
  dropHere: 'Upuść dokumenty tutaj',
  help: (maximumMb: number) => `PDF, do ${maximumMb} MB`,
  uploaded: (count: number) => `Dodano: ${plural(count, 'dokument', 'dokumenty', 'dokumentów')}`,
  refused: 'To nie jest dokument PDF.',
  pick: 'Wybierz dokument',
};
const captions = {
  name: 'Napisy',
  title: 'Biblioteka napisów',
  search: 'Szukaj napisów',
  upload: 'Dodaj napisy',
  dropHere: 'Upuść napisy tutaj',
  help: (maximumMb: number) => `WebVTT, do ${maximumMb} MB`,
  uploaded: (count: number) => `Dodano: ${plural(count, 'plik z napisami', 'pliki z napisami', 'plików z napisami')}`,
  refused: 'To nie są napisy WebVTT.',
  pick: 'Wybierz napisy',
};

export const media = {
  remove: 'Usuń plik',
  removeTitle: (name: string) => `Usunąć plik ${quote(name)}?`,
  removeText: 'Zniknie z\u00a0biblioteki na zawsze. Pliku, który gdzieś widać, nie usuniemy: powiemy, gdzie jest.',
  removed: (name: string) => `Usunięto plik ${quote(name)}`,
  kindsTitle: 'Rodzaj plików',
  kinds: { image, video, attachment, captions },
  places: 'Gdzie są pokazywane',
  placeNames: { all: 'Wszystkie', products: 'Produkty', hero: 'Hero', articles: 'Artykuły', nothing: 'Nieużywane' },
  nothingIn: {
    products: 'Żaden produkt nie ma jeszcze zdjęcia',
    hero: 'Żaden baner główny nie ma jeszcze zdjęcia',
    articles: 'W artykułach nie ma jeszcze zdjęć',
    nothing: 'Każdy obraz jest gdzieś pokazany',
  },
  uses: (count: number) => (count === 0 ? 'Nieużywany' : `W ${plural(count, 'miejscu', 'miejscach', 'miejscach')}`),
  current: 'Wybrany teraz',
  uploading: (name: string) => `Wysyłanie: ${name}`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  belongsTo: (refused: string, tab: string) =>
    `${refused} Dodaj ten plik w\u00a0Bibliotece, w\u00a0zakładce ${quote(tab)}.`,
  tooLarge: (maximumMb: string, givenMb: string) =>
    `Plik jest za duży. Maksymalnie ${maximumMb} MB, a ten ma ${givenMb} MB.`,
  emptyTitle: 'Biblioteka jest pusta',
  emptyText: 'Dodaj pierwszy plik: przeciągnij go tutaj albo wybierz z dysku.',
  nothingTitle: 'Żaden plik nie pasuje',
  failedTitle: 'Nie udało się wczytać biblioteki',
  pick: 'Wybierz:',
  open: 'Szczegóły:',
  untitled: (id: number) => `Plik ${id}`,
  details: 'Szczegóły pliku',
  openFile: 'Otwórz plik',
  size: 'Rozmiar',
  dimensions: 'Wymiary',
  dimensionsOf: (width: number, height: number) => `${width} × ${height} px`,
  fields: { title: 'Nazwa', alt: 'Opis obrazu (alt)', caption: 'Podpis', author: 'Autor' },
  altHelp: 'Co widać na obrazie. Przejmą go wszystkie strony, które nie mają własnego opisu.',
  altMissing: 'Bez opisu',
  saved: 'Zapisano szczegóły pliku',
  addPicture: 'Dodaj zdjęcie',
  pictureForward: (name: string) => `Przesuń wcześniej: ${name}`,
  pictureBack: (name: string) => `Przesuń dalej: ${name}`,
  pictureOut: (name: string) => `Zabierz: ${name}`,
};
