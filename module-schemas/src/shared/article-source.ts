import { ARTICLE_SETS, DEFAULT_ARTICLE_SET } from '../wire/article-listing.ts';

/** Longest slug of content, as the registry takes it. */
const MAX_SLUG_LENGTH = 255;

const slug = { type: 'string', minLength: 1, maxLength: MAX_SLUG_LENGTH } as const;

const rules = [
  { title: 'Najnowsze', additionalProperties: false, properties: { kind: { const: 'newest' } } },
  {
    title: 'Z kategorii artykułów',
    required: ['category'],
    additionalProperties: false,
    properties: {
      kind: { const: 'category' },
      category: { ...slug, title: 'Kategoria artykułów', 'x-reference': 'article-category' },
    },
  },
  {
    title: 'Z tagiem',
    required: ['tag'],
    additionalProperties: false,
    properties: { kind: { const: 'tag' }, tag: { type: 'string', title: 'Tag', minLength: 1, maxLength: 60 } },
  },
  {
    title: 'Jednego autora',
    required: ['author'],
    additionalProperties: false,
    properties: { kind: { const: 'author' }, author: { ...slug, title: 'Autor', 'x-reference': 'author' } },
  },
  {
    title: 'Powiązane z bieżącym artykułem',
    additionalProperties: false,
    properties: { kind: { const: 'related' } },
  },
  {
    title: 'Autora, o którym jest strona',
    additionalProperties: false,
    properties: { kind: { const: 'current-author' } },
  },
  {
    title: 'Z kategorii, o której jest strona albo jej artykuł',
    additionalProperties: false,
    properties: { kind: { const: 'current-category' } },
  },
  {
    title: 'Z tagiem, o którym jest strona',
    additionalProperties: false,
    properties: { kind: { const: 'current-tag' } },
  },
] as const;

const article = { ...slug, title: 'Artykuł', 'x-reference': 'article' } as const;

/** Which articles a list shows: by rule, or chosen one by one. */
export const articleSourceSchema = {
  type: 'object',
  title: 'Które artykuły',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [
    ...rules,
    {
      title: 'Wybrane ręcznie',
      required: ['articles'],
      additionalProperties: false,
      properties: {
        kind: { const: 'selected' },
        articles: { type: 'array', title: 'Artykuły', minItems: 1, maxItems: 24, uniqueItems: true, items: article },
      },
    },
  ],
} as const;

/** Which article a box shows: the first one by rule, or a chosen one. */
export const oneArticleSourceSchema = {
  ...articleSourceSchema,
  title: 'Który artykuł',
  oneOf: [
    ...rules,
    {
      title: 'Wybrany ręcznie',
      required: ['article'],
      additionalProperties: false,
      properties: { kind: { const: 'selected' }, article },
    },
  ],
} as const;

/** How many articles make a set. */
export const articleCountSchema = {
  type: 'integer',
  title: 'Ile artykułów',
  enum: ARTICLE_SETS,
  'x-enumTitles': { 3: 'Trzy', 6: 'Sześć', 9: 'Dziewięć' },
  default: DEFAULT_ARTICLE_SET,
} as const;

/** The widgets of a source in a form. */
export const ARTICLE_SOURCE_UI = {
  category: { 'ui:widget': 'articleCategory' },
  author: { 'ui:widget': 'author' },
  article: { 'ui:widget': 'article' },
  articles: { items: { 'ui:widget': 'article' } },
} as const;
