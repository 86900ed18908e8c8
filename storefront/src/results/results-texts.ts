import { languageIn } from '../i18n/known-languages.ts';
import { otherResultsTexts } from './results-texts.others.ts';

/** What a page of results says. It is made on the server only, so that no browser loads its catalogues. */
export interface ResultsTexts {
  readonly title: string;
  readonly resultsFor: string;
  readonly nothingFor: string;
  readonly nothingHint: string;
  readonly nearPhrases: string;
  readonly corrected: string;
  readonly alsoSearched: string;
  readonly quoted: string;
  readonly exactly: string;
  readonly bestsellers: string;
  readonly noneInFilters: string;
  readonly tooShort: string;
  readonly failed: string;
  readonly field: string;
  readonly submit: string;
  readonly groups: string;
  readonly everything: string;
  readonly products: string;
  readonly articles: string;
  readonly categories: string;
  readonly offers: string;
  readonly allArticles: string;
  readonly noFiltered: string;
  readonly applyFilters: string;
  readonly byRelevance: string;
  readonly flags: string;
  readonly inStock: string;
}

const pl: ResultsTexts = {
  title: 'Szukaj w\u00a0sklepie',
  resultsFor: 'Wyniki dla „{phrase}”',
  nothingFor: 'Nie znaleźliśmy nic dla „{phrase}”',
  nothingHint: 'Sprawdź pisownię, użyj ogólniejszych słów albo zajrzyj do działów w\u00a0menu.',
  nearPhrases: 'Może chodziło Ci o:',
  corrected: 'Pokazujemy wyniki dla „{phrase}”.',
  alsoSearched: 'Szukamy też: {list}.',
  quoted: '„{phrase}”',
  exactly: 'Szukaj dokładnie „{phrase}”',
  bestsellers: 'Bestsellery',
  noneInFilters: 'Bez filtrów znajdziesz więcej.',
  tooShort: 'Ta fraza jest za krótka. Wpisz choć dwa znaki.',
  failed: 'Wyszukiwarka chwilowo nie działa. Spróbuj ponownie za chwilę.',
  field: 'Czego szukasz?',
  submit: 'Szukaj',
  groups: 'Rodzaje wyników',
  everything: 'Wszystko',
  products: 'Produkty',
  articles: 'Artykuły',
  categories: 'Kategorie',
  offers: 'Oferty pracy',
  allArticles: 'Pokaż wszystkie artykuły',
  noFiltered: 'Brak produktów dla wybranych filtrów',
  applyFilters: 'Pokaż wyniki',
  byRelevance: 'Trafność',
  flags: 'Nowości i\u00a0promocje',
  inStock: 'Dostępne teraz',
};

const en: ResultsTexts = {
  title: 'Search the shop',
  resultsFor: 'Results for “{phrase}”',
  nothingFor: 'We found nothing for “{phrase}”',
  nothingHint: 'Check the spelling, try more general words, or look into the sections of the menu.',
  nearPhrases: 'Did you mean:',
  corrected: 'Showing results for “{phrase}”.',
  alsoSearched: 'We also look for: {list}.',
  quoted: '“{phrase}”',
  exactly: 'Search for exactly “{phrase}”',
  bestsellers: 'Bestsellers',
  noneInFilters: 'There is more without the filters.',
  tooShort: 'This phrase is too short. Enter at least two characters.',
  failed: 'Search is unavailable at the moment. Please try again shortly.',
  field: 'What are you looking for?',
  submit: 'Search',
  groups: 'Kinds of results',
  everything: 'Everything',
  products: 'Products',
  articles: 'Articles',
  categories: 'Categories',
  offers: 'Job offers',
  allArticles: 'Show all articles',
  noFiltered: 'No products match the chosen filters',
  applyFilters: 'Show results',
  byRelevance: 'Relevance',
  flags: 'New and on offer',
  inStock: 'In stock now',
};

const catalogues: Readonly<Record<string, ResultsTexts>> = { pl, en, ...otherResultsTexts };

/** What a page of results says in the language of a site (BCP 47). */
export function resultsTextsOf(language: string): ResultsTexts {
  return catalogues[languageIn(language, Object.keys(catalogues))] ?? en;
}
