/** What the suggestions of a search say. */
export interface SearchSuggestionsTexts {
  readonly title: string;
  readonly field: string;
  readonly clear: string;
  readonly closeModal: string;
  readonly submit: string;
  readonly latest: string;
  readonly clearLatest: string;
  readonly popular: string;
  readonly bestsellers: string;
  readonly phrases: string;
  readonly products: string;
  readonly categories: string;
  readonly articles: string;
  readonly offers: string;
  readonly inScope: string;
  readonly everything: string;
  readonly priceFrom: string;
  readonly searching: string;
  readonly nothing: string;
  readonly failed: string;
  readonly hint: string;
  /** By plural form. */
  readonly count: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

export const pl: SearchSuggestionsTexts = {
  title: 'Szukaj w\u00a0sklepie',
  field: 'Czego szukasz?',
  clear: 'Wyczyść',
  closeModal: 'Zamknij okno',
  submit: 'Szukaj',
  latest: 'Ostatnio szukane',
  clearLatest: 'Wyczyść ostatnio szukane',
  popular: 'Popularne',
  bestsellers: 'Bestsellery',
  phrases: 'Podpowiedzi',
  products: 'Produkty',
  categories: 'Kategorie',
  articles: 'Artykuły',
  offers: 'Oferty pracy',
  inScope: 'w: {scope}',
  everything: 'Pokaż wszystkie wyniki dla „{phrase}”',
  priceFrom: 'od {price}',
  searching: 'Szukamy…',
  nothing: 'Nie mamy podpowiedzi dla „{phrase}”',
  failed: 'Podpowiedzi chwilowo nie działają. Naciśnij Enter, aby wyszukać.',
  hint: 'Wpisz nazwę produktu, składnik albo temat z\u00a0poradnika.',
  count: {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
};
