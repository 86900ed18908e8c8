import { byKey, integer, listOf, number, object, text, texts, yes } from '../http/answer-schema.ts';

const money = object({ amount: integer, currency: text }, ['amount', 'currency']);
/** Languages of single texts, where they are not the site's. */
const languages = byKey(text, 'Of texts that are not in the language of the site, by their names');

const file = object(
  {
    id: integer,
    mime: text,
    size: integer,
    type: text,
    url: text,
    width: integer,
    height: integer,
    srcset: listOf(
      object({ url: text, width: integer, height: integer, ratio: text, mime: text }, [
        'url',
        'width',
        'height',
        'ratio',
        'mime',
      ]),
    ),
    placeholder: text,
    colour: text,
    alt: text,
    title: text,
    author: text,
    caption: text,
    focalPoint: object({ x: number, y: number }, ['x', 'y']),
  },
  ['id', 'mime', 'size', 'type', 'url'],
);

const price = object(
  {
    final: money,
    regular: money,
    lowest30: { ...money, description: 'Lowest of the 30 days before the reduction: shown beside it in Poland' },
    discountPercent: integer,
    unit: object({ price: money, per: text }, ['price', 'per']),
    isFriendsAndFamily: yes,
  },
  ['final', 'regular'],
);

const variant = object(
  {
    sku: text,
    inStock: yes,
    remaining: { ...integer, description: 'Pieces left; only where they are few' },
    size: object({ value: number, unit: text }, ['value', 'unit']),
    colour: object({ code: text, label: text, language: text, hex: text, pantone: text }, ['code', 'label', 'hex']),
    price,
    images: listOf(file),
  },
  ['sku', 'inStock'],
);

const namedPart = object({ code: text, name: text, language: text }, ['code', 'name']);
const product = object(
  {
    sku: text,
    name: text,
    urlPath: text,
    line: namedPart,
    brand: namedPart,
    summary: text,
    languages,
    images: listOf(file),
    flags: byKey(yes, 'What the product is marked with'),
    isWithdrawn: yes,
    inStock: yes,
    price,
    priceVaries: { ...yes, description: 'Variants differ in price: “from”' },
    variants: listOf(variant),
  },
  ['sku', 'name', 'urlPath', 'images', 'flags', 'inStock', 'priceVaries', 'variants'],
);

const categoryLink = object({ path: text, name: text, urlPath: text, language: text }, ['path', 'name', 'urlPath']);
const category = object(
  {
    path: text,
    name: text,
    urlPath: text,
    description: text,
    languages,
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
      object({ value: text, label: text, count: integer, isChosen: yes }, ['value', 'label', 'count', 'isChosen']),
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
            products: byKey(product, 'By sku'),
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
