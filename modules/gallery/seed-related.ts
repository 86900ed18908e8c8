import {
  type CategorySummary,
  EMPTY_RELATED,
  type ListingPage,
  listingKey,
  type MediaFile,
  type ProductDetails,
  type ProductFlag,
  type ProductPrice,
  type Related,
} from '@witryna/module-schemas';

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

const LINES: Readonly<Record<string, string>> = {
  swit: 'Świt',
  zmierzch: 'Zmierzch',
  laka: 'Łąka',
  barwa: 'Barwa',
  iskra: 'Iskra',
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
    ['hero/home', 'hero/home-portrait', 'hero/swit', 'hero/laka', 'categories/twarz', 'articles/o-nas'].map(
      (name, place) => findPicture(place + 1, name, '#e3c4b6'),
    ),
  );
  const categories = ['twarz', 'twarz/serum', 'makijaz', 'u20'].map((path) => toCategory(path, products));
  const related: Related = {
    ...EMPTY_RELATED,
    products: Object.fromEntries(products.map((product) => [product.sku, product])),
    files: Object.fromEntries(files.map((file) => [file.id, file])),
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

/** A picture of the seed, or a sketch in its colour while it is not there. */
async function findPicture(id: number, name: string, colour: string): Promise<MediaFile> {
  const url = `/pictures/${name}.avif`;
  const answer = await fetch(url, { method: 'HEAD' });
  const isThere = answer.headers.get('content-type') === 'image/avif';
  return {
    id,
    mime: 'image/avif',
    size: 0,
    type: 'image',
    url: isThere ? url : sketch(colour),
    width: 800,
    height: 1000,
  };
}

function sketch(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#eadbd0"/><ellipse cx="400" cy="820" rx="260" ry="50" fill="#d8c3b5"/><rect x="290" y="380" width="220" height="440" rx="40" fill="${colour}"/><rect x="345" y="270" width="110" height="120" fill="#b08d57"/><rect x="310" y="500" width="180" height="190" fill="#fbf7f2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
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
  const add = (kind: 'category' | 'line' | 'brand' | 'complementary', key: string, skus: readonly string[]) => {
    for (const pageSize of [3, 4, 8, 16]) {
      const page = { page: 1, pageSize, sort: 'position' } as const;
      listings[listingKey({ kind, key, ...page })] = { skus: skus.slice(0, pageSize), total: skus.length, ...page };
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
  const [first] = products;
  if (first)
    add(
      'complementary',
      first.sku,
      products.slice(1, 9).map(({ sku }) => sku),
    );
  return listings;
}
