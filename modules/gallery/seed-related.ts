import {
  type CategorySummary,
  EMPTY_RELATED,
  type ListingFacet,
  type ListingFacetOption,
  type ListingPage,
  type ListingQuery,
  listingKey,
  type MediaFile,
  moduleExamples,
  type ProductDetails,
  type ProductFlag,
  type ProductPrice,
  type Related,
  type SharedSnippet,
} from '@witryna/module-schemas';
import { loadSeedArticles } from './seed-articles.ts';
import { findPicture } from './seed-pictures.ts';
import { loadSeedReviews } from './seed-reviews.ts';

interface SeedPrice {
  readonly regular: number;
  readonly special?: number;
  readonly lowest30?: number;
}

interface SeedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly line: string;
  readonly categories: readonly string[];
  readonly packColour: string;
  readonly picture: string;
  readonly summary: string;
  readonly description: readonly string[];
  readonly usage: readonly string[];
  readonly inci: readonly string[];
  readonly benefits: readonly string[];
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  readonly pao?: string;
  readonly flags: Readonly<Partial<Record<ProductFlag, boolean>>>;
  readonly variants: readonly {
    readonly sku: string;
    readonly size: { readonly value: number; readonly unit: string } | null;
    readonly colour: { readonly code: string; readonly label: string; readonly hex: string } | null;
    readonly prices: { readonly PLN?: SeedPrice };
    readonly stock: number;
  }[];
}

interface SeedBrand {
  readonly code: string;
  readonly name: string;
  readonly description: readonly string[];
  readonly logo: string;
  readonly urlPath: string;
}

const LINES: Readonly<Record<string, string>> = {
  swit: 'Świt',
  zmierzch: 'Zmierzch',
  laka: 'Łąka',
  barwa: 'Barwa',
  iskra: 'Iskra',
};

/** Pictures that examples show by their number, from 1, and what must stay of them when they are cropped. */
const PICTURES: Readonly<Record<string, Pick<MediaFile, 'width' | 'height' | 'focalPoint'>>> = {
  'hero/home': { width: 1800, height: 1200, focalPoint: { x: 0.74, y: 0.6 } },
  'hero/home-portrait': { width: 900, height: 1200 },
  'hero/swit': { width: 1600, height: 1000 },
  'hero/laka': { width: 1600, height: 1000, focalPoint: { x: 0.64, y: 0.6 } },
  'categories/twarz': { width: 900, height: 1125 },
  'articles/o-nas': { width: 1600, height: 1000 },
};
const LOGO_ID = 7;

/** The film that examples show, with its captions. */
const FILMS: readonly MediaFile[] = [
  { id: 900, mime: 'video/mp4', size: 0, type: 'video', url: '/files/poranek.mp4', width: 1280, height: 720 },
  { id: 901, mime: 'text/vtt', size: 0, type: 'attachment', url: '/files/poranek.vtt' },
];

/** The snippet that the example of its module places. */
const DELIVERY: SharedSnippet = {
  id: 1,
  title: 'Dostawa w skrócie',
  slots: { top: [], main: ['heading', 'text'], bottom: [] },
  containers: {
    heading: { id: 'heading', driver: 'heading', version: 1, settings: moduleExamples.heading.typical },
    text: { id: 'text', driver: 'text', version: 1, settings: moduleExamples.text.typical },
  },
};

export interface SeedShop {
  readonly related: Related;
  readonly products: readonly ProductDetails[];
  readonly categories: readonly CategorySummary[];
}

/** The demo shop's own products and pictures, shaped as the registry would send them. */
export async function loadSeedShop(): Promise<SeedShop> {
  const lists = await Promise.all(Object.keys(LINES).map((line) => loadJson<SeedProduct[]>(`/products/${line}.json`)));
  const products = await Promise.all(lists.flat().map(toProduct));
  const files = await Promise.all(
    Object.entries(PICTURES).map(async ([name, { focalPoint, ...size }], place) => ({
      ...(await findPicture(place + 1, name, '#e3c4b6', size)),
      ...(focalPoint && { focalPoint }),
    })),
  );
  const categories = ['twarz', 'twarz/serum', 'makijaz', 'u20'].map((path) => toCategory(path, products));
  const [brand] = await loadJson<SeedBrand[]>('/brands.json');
  const logo: MediaFile = {
    id: LOGO_ID,
    mime: 'image/webp',
    size: 0,
    type: 'image',
    url: `/pictures/${brand?.logo}.webp`,
    width: 500,
    height: 260,
  };
  const related: Related = {
    ...EMPTY_RELATED,
    ...(await loadSeedArticles()),
    ...(await loadSeedReviews(products)),
    brands: brand ? { [brand.code]: { ...brand, description: brand.description.join('\n'), logo } } : {},
    products: Object.fromEntries(products.map((product) => [product.sku, product])),
    snippets: { 'fragmenty/dostawa-w-skrocie': DELIVERY },
    files: Object.fromEntries([...files, logo, ...FILMS].map((file) => [file.id, file])),
    listings: toListings(products),
  };
  return { related, products, categories };
}

async function loadJson<T>(path: string): Promise<T> {
  return (await fetch(path)).json();
}

async function toProduct(seed: SeedProduct, place: number): Promise<ProductDetails> {
  const variants = seed.variants.map((variant) => {
    const price = toPrice(variant.prices.PLN);
    return {
      sku: variant.sku,
      inStock: variant.stock > 0,
      ...(variant.size && { size: variant.size }),
      ...(variant.colour && { colour: variant.colour }),
      ...(price && { price }),
    };
  });
  const prices = variants.flatMap(({ price }) => (price ? [price] : []));
  const [lowest] = prices.toSorted((one, other) => one.final.amount - other.final.amount);
  const file = await findPicture(1000 + place, `products/${seed.picture}`, seed.packColour);
  const second = await findPicture(3000 + place, `products/${seed.picture}-2`, seed.packColour);
  return {
    ...seed,
    urlPath: `/${seed.urlKey}`,
    line: { code: seed.line, name: LINES[seed.line] ?? seed.line },
    brand: { code: 'rosa-i-len', name: 'Rosa i Len' },
    images: [file, second],
    inStock: variants.some(({ inStock }) => inStock),
    priceVaries: new Set(prices.map(({ final }) => final.amount)).size > 1,
    ...(lowest && { price: lowest }),
    variants,
    complementary: [],
    taxClass: 23,
  };
}

function toPrice(seed: SeedPrice | undefined): ProductPrice | undefined {
  if (!seed) return undefined;
  const pln = (amount: number) => ({ amount, currency: 'PLN' });
  if (!seed.special) return { final: pln(seed.regular), regular: pln(seed.regular) };
  const lowest = seed.lowest30 ?? seed.regular;
  return {
    final: pln(seed.special),
    regular: pln(seed.regular),
    lowest30: pln(lowest),
    discountPercent: Math.floor((1 - seed.special / lowest) * 100),
  };
}

function toCategory(path: string, products: readonly ProductDetails[]): CategorySummary {
  const name = path.split('/').at(-1) ?? path;
  return {
    path,
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    urlPath: `/${path}`,
    description: 'Formuły krótkie i ciche, do skóry, która woli mniej. Zacznij od tego, czego jej brakuje rano.',
    productCount: products.filter(({ categories }) => categories.includes(path)).length,
    children: [],
    ancestors: [],
  };
}

/** Answers to the lists that the examples and the gallery's pages ask for. */
function toListings(products: readonly ProductDetails[]): Record<string, ListingPage> {
  const listings: Record<string, ListingPage> = {};
  const add = (kind: ListingQuery['kind'], key: string, skus: readonly string[]) => {
    for (const pageSize of [3, 4, 6, 8, 9, 16]) {
      const page = { page: 1, pageSize, sort: 'position' } as const;
      const list: ListingPage = { skus: skus.slice(0, pageSize), total: skus.length, ...page };
      listings[listingKey({ kind, key, ...page })] = list;
      const listed = products.filter(({ sku }) => skus.includes(sku));
      listings[listingKey({ kind, key, ...page, filtering: { chosen: {} } })] = {
        ...list,
        filters: {},
        facets: toFacets(listed),
      };
    }
  };
  for (const line of Object.keys(LINES))
    add(
      'line',
      line,
      products.filter((product) => product.line?.code === line).map(({ sku }) => sku),
    );
  for (const path of new Set(products.flatMap(({ categories }) => categories)))
    add(
      'category',
      path,
      products.filter(({ categories }) => categories.includes(path)).map(({ sku }) => sku),
    );
  add(
    'brand',
    'rosa-i-len',
    products.map(({ sku }) => sku),
  );
  add(
    'brandAndCategory',
    'rosa-i-len/twarz/serum',
    products.filter(({ categories }) => categories.includes('twarz/serum')).map(({ sku }) => sku),
  );
  const [first] = products;
  if (first)
    for (const kind of ['complementary', 'recommendation', 'contents'] as const)
      add(
        kind,
        first.sku,
        products.slice(1, 9).map(({ sku }) => sku),
      );
  return listings;
}

/** What the products of a list can be narrowed by: their lines and colours, as the registry counts them. */
function toFacets(products: readonly ProductDetails[]): ListingFacet[] {
  const facet = (code: 'line' | 'colour', label: string, options: readonly Omit<ListingFacetOption, 'count'>[]) => {
    const counted = [...Map.groupBy(options, ({ value }) => value)].flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, count: others.length + 1 }] : [],
    );
    return counted.length > 1 ? [{ kind: 'options' as const, code, label, options: counted }] : [];
  };
  const lines = products.flatMap(({ line }) => (line ? [{ value: line.code, label: line.name }] : []));
  const colours = products.flatMap(({ variants }) =>
    variants.flatMap(({ colour }) => (colour ? [{ value: colour.code, label: colour.label, hex: colour.hex }] : [])),
  );
  return [...facet('line', 'Linia', lines), ...facet('colour', 'Kolor', colours)];
}
