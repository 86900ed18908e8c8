/**
 * A field may show the entity that a template page is about instead of words of its own
 * (`source: "current"`, decision on pages and addresses). What was typed stays as the sample in the editor.
 */
export const sourceSchema = {
  type: 'string',
  title: 'Skąd treść',
  description: '„Z produktu lub kategorii” działa na stronach szablonach',
  enum: ['own', 'current'],
  'x-enumTitles': { own: 'Własna', current: 'Z produktu lub kategorii' },
  default: 'own',
} as const;

export const TEXT_FIELDS = ['name', 'line', 'brand', 'summary'] as const;
export const RICH_TEXT_FIELDS = [
  'summary',
  'description',
  'benefits',
  'usage',
  'inci',
  'price',
  'details',
  'safety',
] as const;

/** Short plain fields of the current entity. */
export const textFieldSchema = {
  type: 'string',
  title: 'Pole',
  enum: TEXT_FIELDS,
  'x-enumTitles': { name: 'Nazwa', line: 'Linia', brand: 'Marka', summary: 'Krótki opis' },
  default: 'name',
} as const;

/** Longer fields of the current entity, shown as formatted text. */
export const richTextFieldSchema = {
  type: 'string',
  title: 'Pole',
  enum: RICH_TEXT_FIELDS,
  'x-enumTitles': {
    summary: 'Krótki opis',
    description: 'Opis',
    benefits: 'Działanie',
    usage: 'Sposób użycia',
    inci: 'Skład (INCI)',
    price: 'Cena',
    details: 'Szczegóły',
    safety: 'Bezpieczeństwo',
  },
  default: 'description',
} as const;
