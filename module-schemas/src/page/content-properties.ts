import { MAX_HREF_LENGTH } from '../shared/link.ts';
import type { ContentType } from './page.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const fileKey = { type: 'integer', minimum: 1, 'x-reference': 'file' } as const;
const moment = { type: 'string', maxLength: 40, 'x-moment': true } as const;
const href = { type: 'string', maxLength: MAX_HREF_LENGTH, 'x-href': true } as const;
const links = {
  type: 'array',
  title: 'Odnośniki',
  maxItems: 100,
  items: { type: 'object', required: ['label', 'href'], properties: { label: text(120), href } },
} as const;

/** The entity that a page is about comes from the catalogue: nothing that is stored may stand in for it. */
const FROM_CATALOGUE = false;

/** What content of every type may have. */
const common = {
  author: { ...text(120), title: 'Autor' },
  publicationDate: { ...moment, title: 'Data publikacji' },
  product: FROM_CATALOGUE,
  category: FROM_CATALOGUE,
} as const;

/** The properties of a page of type `article`. */
export const articlePropertiesSchema = {
  type: 'object',
  properties: {
    ...common,
    lead: { ...text(600), title: 'Lead' },
    cover: { ...fileKey, title: 'Okładka' },
    categories: { type: 'array', title: 'Kategorie', maxItems: 20, items: text(60) },
    tags: { type: 'array', title: 'Tagi', maxItems: 30, items: text(60) },
    additionalTitles: { type: 'array', title: 'Dodatkowe tytuły', maxItems: 10, items: text(200) },
    customLists: {
      type: 'array',
      title: 'Własne listy',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['items'],
        properties: { title: text(200), items: { type: 'array', maxItems: 50, items: text(400) } },
      },
    },
    relatedArticles: {
      type: 'array',
      title: 'Powiązane artykuły',
      maxItems: 12,
      items: { ...text(255), 'x-reference': 'article' },
    },
    layout: { ...text(40), title: 'Układ' },
    delayed: {
      ...moment,
      type: ['string', 'boolean'],
      title: 'Pokaż dopiero od',
      description: 'Dzień albo dzień z godziną; `true`: od daty publikacji',
    },
  },
  if: { properties: { delayed: { const: true } }, required: ['delayed'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema here.
  then: { required: ['publicationDate'] },
} as const;

const pictureProperties = { image: { ...fileKey, title: 'Obraz' }, href: { ...href, title: 'Adres' } } as const;

const withCommon = <Properties extends object>(properties: Properties) => ({
  type: 'object' as const,
  properties: { ...common, ...properties },
});

const plain = withCommon({});

/**
 * What `contentProperties` may hold, by content type. Fields that no schema knows are kept and served as they are,
 * as everywhere in a page; what a schema knows must fit it before readers see it.
 */
export const contentPropertiesSchemas = {
  article: articlePropertiesSchema,
  page: plain,
  product: plain,
  'product-category': plain,
  snippet: plain,
  banner: withCommon({ ...pictureProperties, text: { ...text(2_000), title: 'Tekst' } }),
  author: withCommon({
    avatar: { ...fileKey, title: 'Zdjęcie' },
    name: { ...text(120), title: 'Imię i nazwisko' },
    bio: { ...text(2_000), title: 'O autorze' },
  }),
  gallery: withCommon({ images: { type: 'array', title: 'Zdjęcia', maxItems: 100, items: fileKey } }),
  link: withCommon({ label: { ...text(120), title: 'Napis' }, href: pictureProperties.href }),
  navigation: withCommon({
    links,
    children: { type: 'array', title: 'Części', maxItems: 100, items: { type: ['string', 'object'] } },
    snippet: { ...text(255), title: 'Fragment', 'x-reference': 'snippet' },
  }),
  'product-filter': withCommon({ filters: { type: 'array', title: 'Filtry', maxItems: 50, items: text(60) } }),
  'article-filter': withCommon({ filters: { type: 'array', title: 'Filtry', maxItems: 50, items: text(60) } }),
} as const satisfies Readonly<Record<ContentType, object>>;

interface PropertiesSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object | boolean>>;
}

/** The schema of a type; of one that this version does not know what all have in common. */
export function contentPropertiesSchemaOf(type: string): PropertiesSchema {
  const schemas: Readonly<Record<string, PropertiesSchema>> = contentPropertiesSchemas;
  return Object.hasOwn(schemas, type) ? (schemas[type] ?? plain) : plain;
}
