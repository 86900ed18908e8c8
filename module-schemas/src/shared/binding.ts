/**
 * A field may show what its page is about (a product, category, article, author, brand) instead of words of its own
 * (`source: "current"`, decision on pages and addresses). What was typed stays as the sample in the editor.
 */
export const sourceSchema = {
  type: 'string',
  title: 'Skąd treść',
  description: 'Produkt, kategoria, artykuł, autor lub marka, o których jest strona',
  enum: ['own', 'current'],
  'x-enumTitles': { own: 'Własna', current: 'Z tego, o czym jest strona' },
  default: 'own',
} as const;

export const TEXT_FIELDS = [
  'name',
  'line',
  'brand',
  'summary',
  'author',
  'articleCategory',
  'date',
  'additionalTitle',
] as const;
export const RICH_TEXT_FIELDS = [
  'summary',
  'description',
  'benefits',
  'usage',
  'inci',
  'price',
  'details',
  'safety',
  'lists',
] as const;

/** Short plain fields of the current entity. */
export const textFieldSchema = {
  type: 'string',
  title: 'Pole',
  enum: TEXT_FIELDS,
  'x-enumTitles': {
    name: 'Nazwa lub tytuł',
    line: 'Linia',
    brand: 'Marka',
    summary: 'Krótki opis lub lead',
    author: 'Autor artykułu',
    articleCategory: 'Kategoria artykułu',
    date: 'Data publikacji',
    additionalTitle: 'Tytuł dodatkowy',
  },
  default: 'name',
} as const;

/** Longer fields of the current entity, shown as formatted text. */
export const richTextFieldSchema = {
  type: 'string',
  title: 'Pole',
  enum: RICH_TEXT_FIELDS,
  'x-enumTitles': {
    summary: 'Krótki opis lub lead',
    description: 'Opis',
    benefits: 'Działanie',
    usage: 'Sposób użycia',
    inci: 'Skład (INCI)',
    price: 'Cena',
    details: 'Szczegóły',
    safety: 'Bezpieczeństwo',
    lists: 'Własne listy artykułu',
  },
  default: 'description',
} as const;
