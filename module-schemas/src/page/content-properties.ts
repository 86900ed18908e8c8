import type { ReferenceKind } from '../define-module.ts';
import { MAX_HREF_LENGTH } from '../shared/link.ts';
import { ARTICLE_FILTERS } from '../wire/article-listing.ts';
import { FILTER_CODES, FILTER_FLAGS } from '../wire/listing-filters.ts';
import type { ContentType } from './page.ts';

const MAX_TAG_LENGTH = 60;

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const fileKey = { type: 'integer', minimum: 1, 'x-reference': 'file', 'x-fileType': 'image' } as const;
const moment = { type: 'string', maxLength: 40, 'x-moment': true } as const;
const href = { type: 'string', maxLength: MAX_HREF_LENGTH, 'x-href': true } as const;
const slugOf = <Kind extends ReferenceKind>(kind: Kind) => ({ ...text(255), 'x-reference': kind }) as const;
const links = {
  type: 'array',
  title: 'Odnośniki',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['label', 'href'],
    properties: { label: { ...text(120), title: 'Napis' }, href: { ...href, title: 'Adres' } },
  },
} as const;

/** The entity that a page is about comes from the catalogue: nothing that is stored may stand in for it. */
const FROM_CATALOGUE = false;

/** What content of every type may have. */
const common = {
  author: { ...slugOf('author'), title: 'Autor' },
  parent: { ...slugOf('page'), title: 'Strona nadrzędna' },
  brand: { ...text(64), title: 'Marka', 'x-reference': 'brand' },
  publicationDate: {
    ...moment,
    title: 'Data publikacji',
    description: 'Przyszła: artykuł pokaże się w sklepie dopiero wtedy. Puste: dzień opublikowania.',
  },
  product: FROM_CATALOGUE,
  category: FROM_CATALOGUE,
} as const;

/** What content with an address in the shop may have: the site's header and footer left out where it has none of its own. */
const framed = {
  withoutHeader: { type: 'boolean', title: 'Bez nagłówka witryny' },
  withoutFooter: { type: 'boolean', title: 'Bez stopki witryny' },
} as const;

/** The properties of a page of type `article`. */
const articlePropertiesSchema = {
  type: 'object',
  properties: {
    ...common,
    ...framed,
    lead: { ...text(600), title: 'Lead' },
    cover: { ...fileKey, title: 'Okładka' },
    categories: { type: 'array', title: 'Kategorie', maxItems: 20, items: slugOf('article-category') },
    tags: { type: 'array', title: 'Tagi', maxItems: 30, items: text(MAX_TAG_LENGTH) },
    additionalTitles: { type: 'array', title: 'Dodatkowe tytuły', maxItems: 10, items: text(200) },
    customLists: {
      type: 'array',
      title: 'Własne listy',
      description: 'Na przykład „Będzie potrzebne” albo „Źródła”',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['items'],
        properties: {
          title: { ...text(200), title: 'Tytuł listy' },
          items: { type: 'array', title: 'Pozycje', maxItems: 50, items: text(400) },
        },
      },
    },
    relatedArticles: {
      type: 'array',
      title: 'Powiązane artykuły',
      description: 'Puste: dobierane po tagach i\u00a0kategoriach',
      maxItems: 12,
      items: slugOf('article'),
    },
    layout: { ...text(40), title: 'Układ', description: 'Nazwa układu dla innych kanałów. Puste: zwykły' },
    delayed: {
      ...moment,
      type: ['string', 'boolean'],
      title: 'Pokaż dopiero od',
      description: 'Gdy artykuł ma poczekać, a\u00a0pod tytułem ma stać inna data.',
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
const framedPage = withCommon(framed);

/** A page may be about a category of articles or a tag, whose articles it lists. */
const ordinaryPage = withCommon({
  ...framed,
  articleCategory: { ...slugOf('article-category'), title: 'Kategoria artykułów' },
  tag: { ...text(MAX_TAG_LENGTH), title: 'Tag' },
});

/** Which filters lists of products offer, in this order, and in which categories. */
const productFilter = withCommon({
  filters: {
    type: 'array',
    title: 'Filtry',
    description: 'W tej kolejności',
    maxItems: FILTER_CODES.length,
    uniqueItems: true,
    items: {
      type: 'string',
      enum: FILTER_CODES,
      'x-enumTitles': {
        skinType: 'Rodzaj cery',
        application: 'Pora stosowania',
        line: 'Linia',
        brand: 'Marka',
        colour: 'Kolor',
        size: 'Pojemność',
        price: 'Cena',
        certification: 'Certyfikaty',
        flags: 'Nowości i promocje',
        inStock: 'Dostępność',
      },
    },
  },
  flags: {
    type: 'array',
    title: 'Które oznaczenia',
    description: 'Puste: wszystkie',
    maxItems: FILTER_FLAGS.length,
    uniqueItems: true,
    items: {
      type: 'string',
      enum: FILTER_FLAGS,
      'x-enumTitles': {
        isNew: 'Nowość',
        isBestseller: 'Bestseller',
        isPromotion: 'Promocja',
        isSale: 'Wyprzedaż',
        isPresale: 'Przedsprzedaż',
        hasGift: 'Z prezentem',
        hasSamples: 'Z próbkami',
        hasFreeDelivery: 'Darmowa dostawa',
        isNatural: 'Naturalne',
      },
    },
  },
  categories: {
    type: 'array',
    title: 'Kategorie',
    description: 'Obowiązuje w nich i w ich podkategoriach',
    maxItems: 50,
    uniqueItems: true,
    items: { ...text(255), 'x-reference': 'category' },
  },
});

/**
 * What `contentProperties` may hold, by content type. Fields that no schema knows are kept and served as they are,
 * as everywhere in a page; what a schema knows must fit it before readers see it.
 */
export const contentPropertiesSchemas = {
  article: articlePropertiesSchema,
  page: ordinaryPage,
  product: framedPage,
  'product-category': framedPage,
  snippet: plain,
  banner: withCommon({ ...pictureProperties, text: { ...text(2_000), title: 'Tekst' } }),
  author: withCommon({
    avatar: { ...fileKey, title: 'Zdjęcie' },
    name: { ...text(120), title: 'Imię i nazwisko' },
    bio: { ...text(2_000), title: 'O autorze' },
    page: { ...slugOf('page'), title: 'Strona autora w sklepie' },
  }),
  'article-category': withCommon({
    name: { ...text(60), title: 'Nazwa' },
    description: { ...text(600), title: 'Opis' },
    page: { ...slugOf('page'), title: 'Strona kategorii w sklepie' },
  }),
  gallery: withCommon({ images: { type: 'array', title: 'Zdjęcia', maxItems: 100, items: fileKey } }),
  link: withCommon({ label: { ...text(120), title: 'Napis' }, href: pictureProperties.href }),
  navigation: withCommon({
    links,
    children: {
      type: 'array',
      title: 'Części',
      description: 'Nawigacje pod tą, w tej kolejności',
      maxItems: 100,
      // What other systems nest here as objects is kept as it is.
      items: { type: ['string', 'object'], maxLength: 255, 'x-reference': 'navigation' },
    },
    snippet: { ...slugOf('snippet'), title: 'Fragment' },
  }),
  'product-filter': productFilter,
  'article-filter': withCommon({
    filters: {
      type: 'array',
      title: 'Filtry',
      description: 'W tej kolejności',
      maxItems: ARTICLE_FILTERS.length,
      items: {
        type: 'string',
        enum: ARTICLE_FILTERS,
        'x-enumTitles': { category: 'Kategoria', tag: 'Tag', author: 'Autor' },
      },
    },
  }),
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
