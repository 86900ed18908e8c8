import { CONTENT_TYPES, PAGE_SLOTS, THEMES } from './page.ts';

const metaText = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const fileKey = { type: 'integer', minimum: 1, 'x-reference': 'file', 'x-fileType': 'image' } as const;
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

const placedModuleSchema = {
  type: 'object',
  required: ['id', 'driver', 'version', 'settings'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    driver: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 64 },
    version: { type: 'integer', minimum: 1 },
    settings: { type: 'object' },
    // How it looks, and that it is the only one of its name: `validateAnchors`.
    anchor: { type: 'string' },
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
    // What stands inside is up to the content type: `validateContentProperties`.
    contentProperties: { type: 'object' },
    slots: {
      type: 'object',
      required: PAGE_SLOTS,
      additionalProperties: false,
      properties: { top: ids, main: ids, bottom: ids },
    },
    containers: { type: 'object', additionalProperties: placedModuleSchema },
  },
} as const;
