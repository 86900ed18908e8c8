import {
  LISTING_SORTS,
  MOST_DOCUMENTS,
  MOST_LINKED_PRODUCTS,
  PRODUCT_DOCUMENT_KINDS,
  PRODUCT_FLAGS,
} from '@witryna/module-schemas';
import type { BodyOf } from '../../http/body-of.ts';
import { pagingProperties } from '../../http/paging.ts';
import { VISIBILITIES } from './catalog.tables.ts';
import { LOYALTY_PROGRAMS } from './catalog-defaults.ts';
import { dimensionsSchema } from './products/dimensions.ts';
import {
  code,
  colourHex,
  currency,
  day,
  documentTitle,
  fileId,
  money,
  name,
  paragraphs,
  path,
  position,
  redirectTo,
  revision,
  shortList,
  sku,
  text,
} from './rest/catalog-fields.ts';
import { PRODUCT_ACTIONS } from './rest/rest-product.ts';

const priceProperties = {
  regular: money,
  special: { ...money, title: 'Cena promocyjna w groszach' },
  specialFrom: { ...day, title: 'Promocja od' },
  specialTo: { ...day, title: 'Promocja do (włącznie)' },
  friendsAndFamily: { ...money, title: 'Cena friends and family w groszach' },
} as const;

const priceSchema = {
  type: 'object',
  required: ['regular'],
  additionalProperties: false,
  properties: priceProperties,
} as const;

/** `PUT /staff/catalogue/variants/:sku/price` */
export const variantPriceSchema = {
  ...priceSchema,
  required: ['currency', 'regular'],
  properties: { currency, ...priceProperties },
} as const;

/** `PUT /staff/catalogue/variants/:sku/stock` */
export const variantStockSchema = {
  type: 'object',
  required: ['quantity'],
  additionalProperties: false,
  properties: { quantity: { type: 'integer', title: 'Stan', minimum: 0, maximum: 1_000_000 } },
} as const;

const variantSchema = {
  type: 'object',
  required: ['sku', 'prices'],
  additionalProperties: false,
  properties: {
    sku,
    size: {
      type: 'object',
      required: ['value', 'unit'],
      additionalProperties: false,
      properties: {
        value: { type: 'number', title: 'Pojemność', exclusiveMinimum: 0, maximum: 100_000 },
        unit: { type: 'string', title: 'Jednostka', enum: ['ml', 'g', 'szt.'] },
      },
    },
    colour: {
      type: 'object',
      required: ['code', 'label', 'hex'],
      additionalProperties: false,
      properties: { code, label: name, hex: colourHex, pantone: { type: 'string', maxLength: 40 } },
    },
    ean: { type: 'string', title: 'EAN', pattern: '^(\\d{8}|\\d{13})$', maxLength: 13 },
    weightGrams: { type: 'integer', title: 'Masa w gramach', minimum: 0, maximum: 100_000 },
    dimensions: dimensionsSchema,
    images: { type: 'array', title: 'Zdjęcia wariantu', maxItems: 30, uniqueItems: true, items: fileId },
    prices: {
      type: 'object',
      propertyNames: { pattern: currency.pattern, maxLength: currency.maxLength },
      maxProperties: 20,
      additionalProperties: priceSchema,
    },
    stock: variantStockSchema.properties.quantity,
  },
} as const;

const pastPriceSchema = {
  type: 'object',
  required: ['variantSku', 'currency', 'amount', 'from', 'to'],
  additionalProperties: false,
  properties: {
    variantSku: sku,
    currency,
    amount: money,
    from: { type: 'string', format: 'date', title: 'Od' },
    to: { type: 'string', format: 'date', title: 'Do (włącznie)' },
  },
} as const;

const certificateSchema = {
  type: 'object',
  title: 'Certyfikat',
  required: ['code', 'issuer'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', title: 'Certyfikat', minLength: 1, maxLength: 200 },
    number: { type: 'string', title: 'Numer', maxLength: 100 },
    issuer: { ...name, title: 'Wystawca' },
    validUntil: { type: 'string', format: 'date', title: 'Ważny do (włącznie)' },
    scope: { ...text, title: 'Zakres', maxLength: 400 },
  },
} as const;

/** A document of a product's safety; its file is a PDF of the media library. */
const documentSchema = {
  type: 'object',
  title: 'Dokument',
  required: ['kind', 'title', 'file'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', title: 'Rodzaj dokumentu', enum: PRODUCT_DOCUMENT_KINDS },
    title: documentTitle,
    file: fileId,
  },
} as const;

const sectionSchema = {
  type: 'object',
  required: ['heading'],
  additionalProperties: false,
  properties: {
    heading: { ...name, title: 'Nagłówek' },
    text: { ...text, title: 'Treść' },
    image: fileId,
  },
} as const;
const sections = { type: 'array', maxItems: 20, items: sectionSchema } as const;
const skus = { type: 'array', maxItems: MOST_LINKED_PRODUCTS, uniqueItems: true, items: sku } as const;
/** Skus of a query, `a,b`. */
const namedSkus = { type: 'string', minLength: 1, maxLength: 6_500 } as const;

const stateProperties = {
  isActive: { type: 'boolean', title: 'W sprzedaży' },
  visibility: { type: 'string', title: 'Widoczność', enum: VISIBILITIES },
} as const;

/** `PUT /staff/catalogue/products/:sku/state` */
export const productStateSchema = {
  type: 'object',
  required: ['isActive'],
  additionalProperties: false,
  properties: {
    ...stateProperties,
    redirectTo,
  },
} as const;

/** `DELETE /staff/catalogue/products/:sku` */
export const productRemovalSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { redirectTo },
} as const;

/** `PUT /staff/catalogue/products/:sku` */
export const productSchema = {
  type: 'object',
  required: ['name', 'urlKey', 'categories', 'variants'],
  additionalProperties: false,
  properties: {
    revision,
    name,
    urlKey: { ...code, title: 'Adres', maxLength: 200 },
    ...stateProperties,
    brand: code,
    line: code,
    categories: { type: 'array', maxItems: 50, uniqueItems: true, items: path },
    position,
    summary: { ...text, title: 'Zajawka', maxLength: 400 },
    description: paragraphs,
    usage: paragraphs,
    benefits: shortList,
    inci: shortList,
    application: { type: 'string', title: 'Pora stosowania', enum: ['day', 'night', 'day-night'] },
    skinType: shortList,
    certifications: shortList,
    certificates: { type: 'array', maxItems: 20, items: certificateSchema },
    pao: { type: 'string', title: 'Trwałość po otwarciu', pattern: '^\\d{1,3}M$', maxLength: 4 },
    warnings: paragraphs,
    documents: { type: 'array', title: 'Dokumenty', maxItems: MOST_DOCUMENTS, items: documentSchema, default: [] },
    flags: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(PRODUCT_FLAGS.map((flag) => [flag, { type: 'boolean' }])) as Record<
        (typeof PRODUCT_FLAGS)[number],
        { readonly type: 'boolean' }
      >,
      default: {},
    },
    taxClass: { type: 'integer', title: 'Stawka VAT', enum: [0, 5, 8, 23], default: 23 },
    complementary: { ...skus, default: [] },
    recommended: skus,
    giftsSku: skus,
    samplesSku: skus,
    contents: { ...skus, title: 'Zawartość zestawu' },
    loyaltyPrograms: { type: 'array', uniqueItems: true, items: { type: 'string', enum: LOYALTY_PROGRAMS } },
    specification: {
      type: 'object',
      title: 'Specyfikacja',
      additionalProperties: false,
      properties: { hero: sectionSchema, steps: sections, columns: sections },
    },
    meta: {
      type: 'object',
      title: 'Dla wyszukiwarek',
      additionalProperties: false,
      properties: {
        title: { type: 'string', maxLength: 200 },
        description: { type: 'string', maxLength: 400 },
        keywords: { type: 'string', maxLength: 400 },
      },
    },
    images: { type: 'array', maxItems: 30, uniqueItems: true, items: fileId, default: [] },
    variants: { type: 'array', minItems: 1, maxItems: 200, items: variantSchema },
    priceHistory: { type: 'array', maxItems: 1_000, items: pastPriceSchema, default: [] },
  },
} as const;

export const skuParams = { type: 'object', required: ['sku'], properties: { sku } } as const;
export const codeParams = { type: 'object', required: ['code'], properties: { code } } as const;

/** What staff look for when they look after the stock. */
export const STAFF_STATES = ['sold-out', 'low-stock', 'withdrawn'] as const;

/** `GET /staff/catalogue/products` */
export const productListSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    search: { type: 'string', maxLength: 200 },
    skus: { ...namedSkus, description: 'Only products with one of these skus, or with a variant of one: `a,b`' },
    sort: {
      type: 'string',
      enum: LISTING_SORTS.filter((sort) => sort === 'name' || sort === 'newest'),
      default: 'name',
    },
    category: path,
    line: code,
    brand: code,
    state: {
      type: 'string',
      enum: STAFF_STATES,
      description:
        'On sale with a variant that is sold out; with one of which five pieces or fewer are left; withdrawn',
    },
    currency: { ...currency, default: 'PLN' },
  },
} as const;

/** `GET /products?sku=a,b` */
export const skusQuerySchema = {
  type: 'object',
  required: ['sku'],
  properties: {
    sku: namedSkus,
    action: { enum: PRODUCT_ACTIONS, default: 'cards' },
  },
} as const;

export type ProductState = BodyOf<typeof productStateSchema>;
export type ProductInput = BodyOf<typeof productSchema>;
export type VariantInput = ProductInput['variants'][number];
export type PriceInput = BodyOf<typeof priceSchema>;
export type PastPriceInput = ProductInput['priceHistory'][number];
