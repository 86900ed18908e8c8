import { byKey, integer, listOf, number, object, text, yes } from '../../http/answer-schema.ts';

/** Minor units, with their currency. */
export const moneySchema = object({ amount: integer, currency: text }, ['amount', 'currency']);
/** Languages of single texts, where they are not the site's. */
export const textLanguagesSchema = byKey(text, 'Of texts that are not in the language of the site, by their names');

/** A picture, video or other file as pages and lists get it. */
export const mediaFileSchema = {
  $id: 'MediaFile',
  ...object(
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
  ),
} as const;
const file = { $ref: 'MediaFile#' } as const;

const price = object(
  {
    final: moneySchema,
    regular: moneySchema,
    lowest30: { ...moneySchema, description: 'Lowest of the 30 days before the reduction: shown beside it in Poland' },
    discountPercent: integer,
    unit: object({ price: moneySchema, per: text }, ['price', 'per']),
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
const cardProperties = {
  sku: text,
  name: text,
  urlPath: text,
  line: namedPart,
  brand: namedPart,
  summary: text,
  languages: textLanguagesSchema,
  images: listOf(file),
  flags: byKey(yes, 'What the product is marked with'),
  isWithdrawn: yes,
  inStock: yes,
  price,
  priceVaries: { ...yes, description: 'Variants differ in price: “from”' },
  variants: listOf(variant),
} as const;
const alwaysThere = ['sku', 'name', 'urlPath', 'images', 'flags', 'inStock', 'priceVaries', 'variants'] as const;

/** A product's card, `ProductSummary` as the contract describes it; `GET /search` and lists of products answer with it. */
export const productCardSchema = { $id: 'ProductCard', ...object(cardProperties, alwaysThere) } as const;

const shade = object({ sku: text, label: text, hex: text, urlPath: text, inStock: yes }, [
  'sku',
  'label',
  'hex',
  'urlPath',
  'inStock',
]);
/** `RestProduct`: the card with what a channel needs to keep and offer the product. */
const restProduct = object(
  {
    ...cardProperties,
    id: integer,
    createdAt: text,
    updatedAt: text,
    priceRange: {
      ...object({ minimum: moneySchema, maximum: moneySchema }, ['minimum', 'maximum']),
      description: 'Absent when nothing of it has a price in the currency of the site',
    },
    variantSelector: { ...listOf(shade), description: 'Its shades; empty for a product that has none' },
  },
  [...alwaysThere, 'id', 'createdAt', 'updatedAt', 'variantSelector'],
);

const productsAnswer = <S extends object>(product: S) =>
  object({ data: object({ products: listOf(product) }, ['products']) }, ['data']);

/** What `GET /products` answers. */
export const restProductsSchema = productsAnswer(restProduct);
/** What lists of cards answer: viewed and recommended products. */
export const productCardsSchema = productsAnswer({ $ref: 'ProductCard#' });
