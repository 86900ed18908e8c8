/** Everything that the import says to people. */
export const SENTENCES = {
  notUtf8: 'Tekst nie jest zapisany w UTF-8.',
  notJson: 'Wiersz nie jest poprawnym zapisem JSON.',
  notAnObject: 'Wiersz ma opisywać jeden produkt.',
  lineTooLong: 'Wiersz jest za długi.',
  fileBroken: (line: number) =>
    `Pliku nie da się odczytać od wiersza ${line}: cudzysłów otwarty i niezamknięty albo wiersz za długi.`,
  fileEmpty: 'Plik jest pusty.',
  fileMissing: (file: string) => `Nie ma pliku ${file}.`,
  folderMissing: (folder: string) => `Nie ma folderu ${folder}.`,
  kindUnknown: 'Plik ma mieć końcówkę .csv albo .jsonl.',
  columnsMissing: (names: readonly string[]) => `W pliku brakuje kolumn: ${names.join(', ')}.`,
  wrongCellCount: (found: number, wanted: number) => `Wiersz ma ${found} komórek, a nagłówek ${wanted}.`,
  signUnstorable: 'Tekst zawiera niedozwolony znak.',
  skuMissing: 'Brakuje SKU.',
  skuRepeated: (line: number) => `Ten SKU jest już w wierszu ${line}.`,
  addressRepeated: (sku: string) => `Ten adres ma już w tym pliku produkt ${sku}.`,
  formula: 'Tu nie może stać formuła arkusza.',
  priceMissing: 'Brakuje ceny.',
  priceNegative: 'Cena nie może być ujemna.',
  priceNotANumber: 'Cena ma być liczbą, na przykład 89.00.',
  numberWanted: 'Tu ma stać liczba.',
  dateUnknown: 'Data ma mieć postać 2026-11-30.',
  taxUnknown: (name: string) => `Nieznana klasa podatku „${name}”; ma mówić o stawce 23, 8, 5 lub 0.`,
  typeUnsupported: (type: string) => `Produktów rodzaju „${type}” sklep nie prowadzi.`,
  variationsMissing: 'Produkt z wariantami nie wymienia żadnego.',
  variationNotInFile: (sku: string) => `Wariantu ${sku} nie ma w tym pliku.`,
  variationRefused: (sku: string, line: number) => `Wariant ${sku} (wiersz ${line}) ma błędy.`,
  variationOfAnother: (sku: string, parent: string) => `Wariant ${sku} należy już do produktu ${parent}.`,
  pictureOutside: 'Obraz leży poza folderem z obrazami.',
  pictureMissing: (path: string) => `Nie ma obrazu ${path}.`,
  pictureRefused: (path: string) => `Plik ${path} nie jest obrazem, który sklep przyjmuje.`,
  reading: 'Czytanie',
  writing: 'Zapis',
  dryRun: 'Próba: niczego nie zapisano.',
  summary: (products: number, variants: number, seconds: number) =>
    `Produkty: ${products}, warianty: ${variants}, czas: ${seconds.toFixed(1)} s (${Math.round(products / Math.max(seconds, 0.001))} na sekundę).`,
  groupsMade: (names: readonly string[]) => `Utworzone kategorie, marki i linie: ${names.join(', ')}.`,
  categoriesLeftOut: (paths: readonly string[]) =>
    `Kategorie usunięte ze sklepu, których import nie utworzył ponownie: ${paths.join(', ')}.`,
  bringCategoriesBack: 'Z --replace-edited plik utworzy je na nowo.',
  skipped: (count: number) => `Pominięte wiersze widoków sklepu (tłumaczenia): ${count}.`,
  ignoredAttributes: (names: readonly string[]) => `Nieprzejęte atrybuty: ${names.join(', ')}.`,
  greyColours: (labels: readonly string[]) => `Kolory bez znanej próbki, pokazane jako szare: ${labels.join(', ')}.`,
  kept: (count: number) =>
    `Produkty, których pola zmienione w edytorze zostały, jak są (ceny i stany są z pliku): ${count}.`,
  keptFields: (sku: string, fields: readonly string[]) => `  ${sku}: ${fields.join(', ')}`,
  moreKept: (count: number) => `  … i jeszcze ${count}.`,
  replaceKept: 'Z --replace-edited plik nadpisze także te pola.',
  refusedLines: (count: number) => `Odrzucone: ${count}.`,
  refusal: (line: number, field: string, reason: string) => `  wiersz ${line}${field ? `, ${field}` : ''}: ${reason}`,
  moreInReport: (count: number, file: string) => `  … i jeszcze ${count}; wszystkie są w pliku ${file}.`,
  usage:
    'pnpm catalog:import PLIK.csv|PLIK.jsonl [--images FOLDER] [--dry-run] [--currency PLN] [--report PLIK.csv] [--replace-edited]',
} as const;

/** Columns of the report. */
export const REPORT_COLUMNS = ['wiersz', 'pole', 'powod'] as const;
