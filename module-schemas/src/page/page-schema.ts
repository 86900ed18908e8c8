import { CONTENT_TYPES, PAGE_SLOTS, THEMES } from './page.ts';

const metaText = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const fileKey = { type: 'integer', minimum: 1, 'x-reference': 'file' } as const;
const ids = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 64 } } as const;

/** What the editor's page settings show and the registry checks: search engines and social media. */
export const pageMetaSchema = {
  type: 'object',
  properties: {
    title: { ...metaText(120), title: 'Tytuł w wyszukiwarce' },
    description: { ...metaText(320), title: 'Opis w wyszukiwarce' },
    robots: { ...metaText(100), title: 'Roboty', default: 'index, follow' },
    canonical: { ...metaText(2048), title: 'Adres kanoniczny', 'x-href': true },
    ogTitle: { ...metaText(120), title: 'Tytuł przy udostępnianiu' },
    ogDescription: { ...metaText(320), title: 'Opis przy udostępnianiu' },
    ogImage: { ...fileKey, title: 'Obraz przy udostępnianiu' },
    twitterTitle: { ...metaText(120), title: 'Tytuł w serwisie X' },
    twitterDescription: { ...metaText(320), title: 'Opis w serwisie X' },
    twitterImage: { ...fileKey, title: 'Obraz w serwisie X' },
  },
} as const;

/** The properties of a page of type `article`. */
export const articlePropertiesSchema = {
  type: 'object',
  properties: {
    lead: { ...metaText(600), title: 'Lead' },
    author: { ...metaText(120), title: 'Autor' },
    cover: { ...fileKey, title: 'Okładka' },
    categories: { type: 'array', title: 'Kategorie', maxItems: 20, items: metaText(60) },
    tags: { type: 'array', title: 'Tagi', maxItems: 30, items: metaText(60) },
    additionalTitles: { type: 'array', title: 'Dodatkowe tytuły', maxItems: 10, items: metaText(200) },
    relatedArticles: {
      type: 'array',
      title: 'Powiązane artykuły',
      maxItems: 12,
      items: { ...metaText(255), 'x-reference': 'article' },
    },
    layout: { ...metaText(40), title: 'Układ' },
  },
} as const;

const placedModuleSchema = {
  type: 'object',
  required: ['id', 'driver', 'version', 'settings'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    driver: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 },
    version: { type: 'integer', minimum: 1 },
    settings: { type: 'object' },
    slots: { type: 'object', additionalProperties: ids },
  },
} as const;

/** The outer shape of a page document; what stands inside a module is that module's own schema. */
export const pageSchema = {
  type: 'object',
  required: ['type', 'title', 'theme', 'properties', 'contentProperties', 'slots', 'containers'],
  properties: {
    type: { type: 'string', enum: CONTENT_TYPES },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    theme: { type: 'string', enum: THEMES },
    properties: { type: 'object', required: ['meta'], properties: { meta: pageMetaSchema } },
    contentProperties: { type: 'object' },
    slots: {
      type: 'object',
      required: PAGE_SLOTS,
      additionalProperties: false,
      properties: { top: ids, main: ids, bottom: ids },
    },
    containers: { type: 'object', additionalProperties: placedModuleSchema },
  },
  allOf: [
    {
      if: { properties: { type: { const: 'article' } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema here.
      then: { properties: { contentProperties: articlePropertiesSchema } },
    },
  ],
} as const;
