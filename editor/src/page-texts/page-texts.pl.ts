import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

const pagesOf = (count: number) => plural(count, 'strona', 'strony', 'stron');
const inPages = (count: number) => (count === 1 ? 'na 1 stronie' : `na ${count} stronach`);

const inSections = (count: number) => (count === 1 ? 'w\u00a01 sekcji' : `w\u00a0${count} sekcjach`);
const inBoth = (pages: number, sections: number) =>
  [pages > 0 || sections === 0 ? inPages(pages) : '', sections > 0 ? inSections(sections) : '']
    .filter(Boolean)
    .join(' i\u00a0');

export const pageTexts = {
  title: 'Znajdź i\u00a0zamień',
  lead: 'Szuka w\u00a0tekstach szkiców wszystkich stron, fragmentów i\u00a0artykułów: w\u00a0modułach, tytułach i\u00a0opisach, a\u00a0także w\u00a0zapisanych sekcjach. Zamiana zmienia szkice; w\u00a0sklepie nic się nie zmieni, dopóki nie opublikujesz.',
  search: 'Znajdź',
  matchCase: 'Rozróżniaj wielkie i\u00a0małe litery',
  wholeWords: 'Tylko całe słowa',
  site: 'Witryna',
  everySite: 'Każda witryna',
  tooShort: 'Wpisz co najmniej 2 znaki.',
  nothing: 'Tych słów nie ma na żadnej stronie ani w\u00a0żadnej sekcji',
  nothingText: 'Słowa, które w\u00a0połowie zmieniają wygląd (np. na pogrubiony), to dla wyszukiwania dwa teksty.',
  found: (places: number, pages: number, sections: number) =>
    `${plural(places, 'miejsce', 'miejsca', 'miejsc')} ${inBoth(pages, sections)}`,
  sections: 'Zapisane sekcje',
  chooseSection: (name: string) => `Zamień w\u00a0sekcji ${quote(name)}`,
  foreignSection: 'Tę sekcję może zmienić osoba, która ją zapisała, albo ktoś, kto publikuje.',
  changedSections: (count: number) => `Zmieniono ${inSections(count)}`,
  failedSections: (count: number) => `Nie zmieniono: ${plural(count, 'sekcja', 'sekcje', 'sekcji')}`,
  confirmSections: (count: number) =>
    `Zmieni się też zawartość: ${plural(count, 'zapisana sekcja', 'zapisane sekcje', 'zapisanych sekcji')}. Poprzedniej nie da się przywrócić. Strony, na które sekcje już wstawiono, zmienią się tylko tam, gdzie same są na liście.`,
  partly: 'Stron jest więcej, pokazujemy pierwsze 100. Po zamianie poszukaj jeszcze raz.',
  results: 'Znalezione strony',
  choose: (title: string) => `Zamień na stronie ${quote(title)}`,
  chooseAll: 'Wszystkie strony',
  inPage: 'Ustawienia strony',
  template: 'szablon',
  replacement: 'Zamień na',
  replacementHelp: 'Puste usuwa znalezione słowa.',
  replace: (pages: number, sections: number) => `Zamień ${inBoth(pages, sections)}`,
  nothingChosen: 'Zaznacz strony, na których zamienić.',
  confirmTitle: (search: string, replacement: string) =>
    replacement === '' ? `Usunąć ${quote(search)}?` : `Zamienić ${quote(search)} na ${quote(replacement)}?`,
  confirmText: (count: number) =>
    `Zmieni się szkic ${inPages(count)}. Każdą zmianę można cofnąć, przywracając poprzednią wersję strony.`,
  confirm: 'Zamień',
  changed: (count: number) => `Zmieniono szkic ${inPages(count)}`,
  changedNone: 'Żaden szkic się nie zmienił',
  failed: (count: number) => `Nie zmieniono: ${pagesOf(count)}`,
  conflict: 'ktoś zapisał tę stronę w\u00a0tej samej chwili',
  publishAllText: 'Nie miały innych zmian niż ta. Można opublikować od razu.',
  publishText: (count: number) =>
    `${count === 1 ? 'Jedna z\u00a0nich nie miała' : `${count} z\u00a0nich nie miało`} innych zmian niż ta. Można opublikować od razu.`,
  publish: (count: number) => `Opublikuj ${plural(count, 'stronę', 'strony', 'stron')}`,
  published: (count: number) => `Opublikowano: ${pagesOf(count)}`,
  others: 'Pozostałe mają też inne, nieopublikowane zmiany albo nie były w\u00a0sklepie: otwórz je i\u00a0zdecyduj.',
};
