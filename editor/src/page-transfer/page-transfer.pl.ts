import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

export const pageTransfer = {
  title: 'Plik JSON',
  lead: 'Strony jako plik: kopia na wszelki wypadek, przeniesienie do innego sklepu, praca poza edytorem.',
  export: 'Pobierz strony',
  exportText:
    'Strony w\u00a0takim stanie, w\u00a0jakim są edytowane. Jedną stronę pobierzesz z\u00a0jej menu na liście stron.',
  site: 'Witryna',
  everySite: 'Każda witryna',
  type: 'Rodzaj',
  download: (count: number) => `Pobierz ${plural(count, 'stronę', 'strony', 'stron')}`,
  withSections: 'Dołącz zapisane sekcje',
  withSectionsHelp: 'Te, które zapisano na wybranej witrynie, a\u00a0gdy żadnej nie wybrano, wszystkie.',
  nothing: 'Żadna strona nie pasuje.',
  import: 'Wczytaj strony',
  importText:
    'Najpierw plik jest sprawdzany: nic się wtedy nie zmienia. Ten sam plik wczytany drugi raz niczego nie zmieni.',
  file: 'Plik',
  fileHelp: 'JSON, najwyżej 200 stron i\u00a020 MB',
  fileMissing: 'Wybierz plik.',
  fileTooLarge: 'Plik jest większy niż 20 MB.',
  fileUnreadable: 'To nie jest plik ze stronami: oczekiwany jest JSON z\u00a0listą „pages”.',
  refused: 'Plik nie został przyjęty i\u00a0nic się nie zmieniło. Popraw w\u00a0nim:',
  atPage: (number: number, field: string, sentence: string) =>
    `Strona nr ${number} w\u00a0pliku${field ? `, pole ${quote(field)}` : ''}: ${sentence}`,
  defaultSite: 'Witryna stron, które żadnej nie podają',
  publish: 'Opublikuj od razu',
  publishHelp: 'Tylko strony bez błędów. Pozostałe zostaną szkicami.',
  replaceSections: 'Zastąp sekcje o\u00a0tych samych nazwach',
  replaceSectionsHelp: 'Ich obecnej zawartości nie da się przywrócić. Strony, na których są kopie, się nie zmienią.',
  check: 'Sprawdź plik',
  write: (pages: number, sections: number) =>
    `Wczytaj ${[
      pages > 0 && plural(pages, 'stronę', 'strony', 'stron'),
      sections > 0 && plural(sections, 'sekcję', 'sekcje', 'sekcji'),
    ]
      .filter(Boolean)
      .join(' i\u00a0')}`,
  written: 'Wczytano plik',
  report: 'Raport',
  planned: 'Tak będzie po wczytaniu. Na razie nic się nie zmieniło.',
  done: 'Tak jest po wczytaniu.',
  sectionsReport: 'Raport o\u00a0sekcjach',
  keptText:
    'Są tu sekcje o\u00a0tych samych nazwach, ale o\u00a0innej zawartości. Zostają takie, jakie są, chyba że wybierzesz, by je zastąpić.',
  sectionOutcomes: {
    created: 'Nowa',
    updated: 'Zastąpiona',
    unchanged: 'Bez zmian',
    kept: 'Zostaje obecna',
    refused: 'Odrzucona',
  },
  columns: { section: 'Sekcja', page: 'Strona', outcome: 'Wynik', faults: 'Uwagi' },
  outcomes: { created: 'Nowa', updated: 'Zmieniona', unchanged: 'Bez zmian', refused: 'Odrzucona' },
  isPublished: 'w\u00a0sklepie',
  isDraft: 'szkic',
  summary: (counts: Readonly<Record<'created' | 'updated' | 'unchanged' | 'refused', number>>) =>
    `Nowe: ${counts.created}, zmienione: ${counts.updated}, bez zmian: ${counts.unchanged}, odrzucone: ${counts.refused}`,
  moreFaults: (count: number) => `i\u00a0jeszcze ${count}`,
};
