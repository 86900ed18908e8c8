import { LONGEST_DOCUMENT_TITLE } from '@witryna/module-schemas';
import { momentSchema } from '../../../http/moment.ts';

// The fields that bodies of the catalogue are made of, each with its title for people.

const LONGEST_TEXT = 4_000;
const MOST_MONEY = 100_000_000;

export const sku = {
  type: 'string',
  title: 'SKU',
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  maxLength: 64,
} as const;
/** Of a product or category as it was read; 0 where there is to be none yet. */
export const revision = {
  type: 'string',
  title: 'Wersja',
  description:
    'The revision that was read: refused when there is another by now. `0` for what is new. Without one, whatever is there is replaced.',
  pattern: '^(0|[0-9a-f]{16})$',
  maxLength: 16,
} as const;
export const code = { type: 'string', title: 'Kod', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 } as const;
export const path = {
  type: 'string',
  title: 'Ścieżka kategorii',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,5}$',
  maxLength: 240,
} as const;
/** Of a page of the shop that tells of something, with the anchor where it stands. */
export const pagePath = { type: 'string', title: 'Strona', pattern: '^/(?!/)[^\\s\\\\]*$', maxLength: 200 } as const;
export const name = { type: 'string', title: 'Nazwa', minLength: 1, maxLength: 200 } as const;
export const text = { type: 'string', title: 'Opis', maxLength: LONGEST_TEXT } as const;
export const fileId = { type: 'integer', title: 'Plik', minimum: 1 } as const;
/** A title is the words of a link: it cannot be blank. */
export const documentTitle = {
  type: 'string',
  title: 'Tytuł dokumentu',
  minLength: 1,
  maxLength: LONGEST_DOCUMENT_TITLE,
  pattern: '\\S',
} as const;
/** Among those beside it. */
export const place = { type: 'integer', title: 'Kolejność', minimum: 0, maximum: 1_000_000 } as const;
export const position = { ...place, default: 0 } as const;
/** Where people go who come to the address of what is gone. */
export const redirectTo = {
  type: 'string',
  title: 'Dokąd prowadzi dawny adres',
  pattern: '^/(?!/)[^\\s?#\\\\]*$',
  maxLength: 400,
} as const;
export const currency = { type: 'string', title: 'Waluta', pattern: '^[A-Z]{3}$', maxLength: 3 } as const;
export const money = { type: 'integer', title: 'Kwota w groszach', minimum: 1, maximum: MOST_MONEY } as const;
export const colourHex = { type: 'string', title: 'Kolor', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 } as const;
export const paragraphs = { type: 'array', maxItems: 40, items: { ...text, minLength: 1 }, default: [] } as const;
export const shortList = {
  type: 'array',
  maxItems: 100,
  items: { type: 'string', minLength: 1, maxLength: 200 },
  default: [],
} as const;
export const day = {
  type: 'string',
  title: 'Dzień lub chwila',
  anyOf: [{ format: 'date' }, { format: 'date-time' }],
  maxLength: momentSchema.maxLength,
} as const;
