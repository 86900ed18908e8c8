import { MOST_DOCUMENTS } from '@witryna/module-schemas';
import type { BodyOf } from '../../../http/body-of.ts';
import { listSchema, pagingProperties } from '../../../http/paging.ts';
import { productSchema } from '../catalog.schema.ts';
import { code, documentTitle, fileId, name, pagePath, text } from '../rest/catalog-fields.ts';
import { TRANSLATED_PARTS } from './translation-originals.ts';
import { TRANSLATION_STATES } from './translation-overview.ts';
import { TRANSLATED_KINDS } from './translations.tables.ts';

const { summary, description, benefits, specification, meta } = productSchema.properties;

// Lists without a default: what is not written is told in another language.
const sentences = { type: 'array', maxItems: description.maxItems, items: description.items } as const;
const shortOnes = { type: 'array', maxItems: benefits.maxItems, items: benefits.items } as const;

const documentTitles = {
  type: 'array',
  title: 'Dokumenty',
  maxItems: MOST_DOCUMENTS,
  items: {
    type: 'object',
    required: ['file', 'title'],
    additionalProperties: false,
    properties: { file: fileId, title: documentTitle },
  },
} as const;

const thing = {
  kind: { type: 'string', title: 'Rodzaj', enum: TRANSLATED_KINDS },
  key: { type: 'string', title: 'SKU, ścieżka albo kod', minLength: 1, maxLength: 240 },
} as const;

const words = {
  address: {
    type: 'string',
    title: 'Adres',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,5}$',
    maxLength: 240,
  },
  page: pagePath,
  name,
  text,
  summary,
  description: { ...sentences, title: 'Opis' },
  benefits: { ...shortOnes, title: 'Działanie' },
  usage: { ...sentences, title: 'Sposób użycia' },
  warnings: { ...sentences, title: 'Ostrzeżenia' },
  documents: documentTitles,
  specification,
  meta,
} as const;

const translationSchema = {
  type: 'object',
  required: ['kind', 'key'],
  additionalProperties: false,
  properties: { ...thing, ...words },
} as const;

/** `PUT /staff/catalogue/translations/:language` */
export const translationsSchema = {
  type: 'object',
  required: ['items'],
  additionalProperties: false,
  properties: { items: { type: 'array', minItems: 1, maxItems: 200, items: translationSchema } },
} as const;

export type TranslationInput = BodyOf<typeof translationSchema>;

export const languageParams = {
  type: 'object',
  required: ['language'],
  properties: { language: { ...code, title: 'Język', pattern: '^[a-z]{2}$', maxLength: 2 } },
} as const;

/** `GET /staff/catalogue/translations/entry` */
export const entryQuery = {
  type: 'object',
  required: ['kind', 'key'],
  additionalProperties: false,
  properties: thing,
} as const;

/** A thing of the catalogue with its words in each language. */
export const entrySchema = {
  type: 'object',
  required: ['original', 'translations'],
  properties: {
    original: { type: 'object', required: ['kind', 'key', 'name'], properties: { ...thing, ...words } },
    translations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['language', 'missing'],
        properties: {
          language: { type: 'string' },
          missing: { type: 'array', items: { type: 'string', enum: TRANSLATED_PARTS } },
          ...words,
        },
      },
    },
  },
} as const;

/** `GET /staff/catalogue/translations/:language/overview` */
export const overviewQuery = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    kind: thing.kind,
    search: { type: 'string', maxLength: 200 },
    state: { type: 'string', enum: TRANSLATION_STATES },
  },
} as const;

export const overviewSchema = listSchema({
  type: 'object',
  required: ['kind', 'key', 'name', 'missing'],
  properties: {
    ...thing,
    name,
    translatedName: name,
    missing: { type: 'array', items: { type: 'string', enum: TRANSLATED_PARTS } },
  },
} as const);
