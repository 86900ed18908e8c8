import { textLanguagesSchema } from '../commerce/catalog/index.ts';
import { byKey, integer, listOf, number, object, text, texts, yes } from '../http/answer-schema.ts';

const file = { $ref: 'MediaFile#' } as const;
const productCard = { $ref: 'ProductCard#' } as const;

const categoryLink = object({ path: text, name: text, urlPath: text, language: text }, ['path', 'name', 'urlPath']);
const category = object(
  {
    path: text,
    name: text,
    urlPath: text,
    description: text,
    languages: textLanguagesSchema,
    image: file,
    productCount: integer,
    children: listOf(categoryLink),
    ancestors: listOf(categoryLink),
  },
  ['path', 'name', 'urlPath', 'productCount', 'children', 'ancestors'],
);

const article = object(
  {
    id: integer,
    title: text,
    urlPath: text,
    lead: text,
    cover: file,
    publicationDate: text,
    author: text,
    categories: texts,
    tags: texts,
    readingMinutes: number,
  },
  ['id', 'title', 'urlPath'],
);

const filter = object(
  {
    code: { ...text, description: 'The parameter of the address' },
    label: text,
    kind: { ...text, enum: ['options', 'price', 'flag'] },
    options: listOf(
      object(
        {
          value: text,
          label: text,
          count: integer,
          isChosen: yes,
          hex: { ...text, description: 'Of a shade: `#rrggbb`' },
        },
        ['value', 'label', 'count', 'isChosen'],
      ),
    ),
    min: { ...integer, description: 'Minor units' },
    max: { ...integer, description: 'Minor units' },
    count: integer,
    isChosen: yes,
  },
  ['code', 'label', 'kind'],
);

const group = object(
  {
    group: { ...text, enum: ['products', 'categories', 'articles'] },
    total: integer,
    page: integer,
    pageSize: integer,
    list: listOf(object({ key: text, title: text, urlPath: text }, ['key', 'title', 'urlPath'])),
  },
  ['group', 'total', 'page', 'pageSize', 'list'],
);

/** What `GET /search` answers; `SearchAnswer` is the same as a type, and a test holds answers against it. */
export const searchAnswerSchema = object(
  {
    data: object(
      {
        phrase: text,
        redirect: { ...text, description: 'A path to which staff lead whoever searches for the phrase' },
        correctedPhrase: text,
        synonyms: texts,
        results: listOf(group),
        help: object({ phrases: texts, bestsellers: texts, categories: texts }, [
          'phrases',
          'bestsellers',
          'categories',
        ]),
      },
      ['phrase', 'results'],
    ),
    meta: object(
      {
        related: {
          ...object({
            products: byKey(productCard, 'By sku'),
            categories: byKey(category, 'By path'),
            articles: byKey(article, 'By address, without its first slash'),
            productFilters: listOf(filter),
          }),
          // The empty rest of what a page may refer to.
          additionalProperties: true,
        },
        validUntil: { ...text, description: 'When prices change by themselves' },
      },
      ['related'],
    ),
  },
  ['data', 'meta'],
);
