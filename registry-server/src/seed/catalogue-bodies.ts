/** The catalogue of the seed, without the fields that only the picture scripts use (pack, label). */
export interface SeedBrand {
  readonly code: string;
  readonly name: string;
  readonly description: readonly string[];
  readonly manufacturer: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly email: string;
  };
  /** Its logo. */
  readonly logo?: string;
  readonly urlPath?: string;
}

export interface SeedLine {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly colour: string;
  readonly theme: string;
  readonly picture?: string;
}

/** Something that products are made of, of which the shop tells. */
export interface SeedIngredient {
  readonly code: string;
  readonly name: string;
  readonly inci: readonly string[];
  readonly description: string;
  /** Its plate. */
  readonly picture: string;
  readonly urlPath?: string;
}

export interface SeedCategory {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly picture?: string;
  readonly theme?: string;
  readonly children?: readonly SeedCategory[];
}

interface SeedPrice {
  readonly regular: number;
  readonly special?: number;
  readonly specialFrom?: string;
  readonly specialTo?: string;
  readonly friendsAndFamily?: number;
}

interface SeedColour {
  readonly code: string;
  readonly label: string;
  readonly hex: string;
}

export interface SeedVariant {
  readonly sku: string;
  readonly size: { readonly value: number; readonly unit: string } | null;
  readonly colour: SeedColour | null;
  readonly ean: string;
  readonly weightGrams: number;
  /** With its packaging. */
  readonly dimensions: { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number };
  readonly stock: number;
  readonly prices: Readonly<Record<string, SeedPrice>>;
}

export interface SeedProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly brand: string;
  readonly line: string;
  readonly categories: readonly string[];
  readonly picture: string;
  readonly summary: string;
  readonly description: readonly string[];
  readonly usage: readonly string[];
  readonly benefits: readonly string[];
  readonly inci: readonly string[];
  readonly application: string | null;
  readonly skinType: readonly string[];
  readonly certifications: readonly string[];
  readonly pao?: string;
  readonly safety?: { readonly warnings: readonly string[] };
  /** Of its safety, with names of files in place of ids. */
  readonly documents?: readonly object[];
  readonly flags: Readonly<Record<string, boolean>>;
  readonly taxClass: number;
  readonly complementary: readonly string[];
  readonly variants: readonly SeedVariant[];
  readonly priceHistory?: readonly object[];
  readonly visibility?: string;
  readonly certificates?: readonly object[];
  readonly recommended?: readonly string[];
  readonly giftsSku?: readonly string[];
  readonly samplesSku?: readonly string[];
  readonly loyaltyPrograms?: readonly string[];
  /** Of a set: the skus of the variants in it. */
  readonly contents?: readonly string[];
  /** With names of pictures in place of ids. */
  readonly specification?: object;
}

export interface SeedJobOffer {
  readonly code: string;
  readonly title: string;
  readonly location: string;
  readonly employment: string;
  readonly summary: string;
  readonly url?: string;
  readonly publishedAt?: string;
}

/** What `PUT /staff/catalogue/brands/:code` takes. */
export function brandBody({ name, description, manufacturer, urlPath }: SeedBrand, logo: number | undefined) {
  const { street, postalCode, city, email } = manufacturer;
  return {
    name,
    description: description.join('\n'),
    manufacturer: { name: manufacturer.name, address: `${street}, ${postalCode} ${city}`, email },
    ...(logo !== undefined && { logo }),
    ...(urlPath && { urlPath }),
  };
}

/** What `PUT /staff/catalogue/lines/:code` takes. */
export function lineBody({ name, description, colour, theme }: SeedLine, image: number | undefined) {
  return { name, description, colour, theme, ...(image !== undefined && { image }) };
}

/** What `PUT /staff/catalogue/ingredients/:code` takes. */
export function ingredientBody({ name, inci, description, urlPath }: SeedIngredient, image: number | undefined) {
  return { name, inci, description, ...(image !== undefined && { image }), ...(urlPath && { urlPath }) };
}

/** What `PUT /staff/catalogue/categories` takes. */
export function categoryBody({ path, name, description, position, theme }: SeedCategory, image: number | undefined) {
  return { path, name, description, position, ...(image !== undefined && { image }), ...(theme && { theme }) };
}

/** What `PUT /staff/catalogue/products/:sku` takes. The specification and the documents have ids of files. */
export function productBody(
  product: SeedProduct,
  position: number,
  images: readonly number[],
  imagesOfVariant: (variant: SeedVariant) => readonly number[],
  { specification, documents = [] }: Pick<SeedProduct, 'specification' | 'documents'>,
) {
  const { name, urlKey, brand, line, categories, summary, description, usage, benefits, inci } = product;
  const { application, skinType, certifications, pao, safety, flags, taxClass, complementary } = product;
  const { visibility, certificates, recommended, giftsSku, samplesSku, contents, loyaltyPrograms } = product;
  return {
    name,
    urlKey,
    brand,
    line,
    categories,
    position,
    summary,
    description,
    usage,
    benefits,
    inci,
    skinType,
    certifications,
    flags,
    taxClass,
    complementary,
    images,
    visibility,
    certificates,
    recommended,
    giftsSku,
    samplesSku,
    contents,
    loyaltyPrograms,
    ...(specification && { specification }),
    ...(application && { application }),
    ...(pao && { pao }),
    warnings: safety?.warnings ?? [],
    documents,
    variants: product.variants.map((variant) => variantBody(variant, imagesOfVariant(variant))),
    priceHistory: product.priceHistory ?? [],
  };
}

function variantBody(variant: SeedVariant, images: readonly number[]) {
  const { sku, size, colour, ean, weightGrams, dimensions, stock, prices } = variant;
  return {
    sku,
    images,
    ean,
    weightGrams,
    dimensions,
    stock,
    ...(size && { size }),
    ...(colour && { colour }),
    prices: Object.fromEntries(Object.entries(prices).map(([currency, price]) => [currency, priceBody(price)])),
  };
}

/** Without the lowest price of 30 days: the registry calculates it from the history. */
function priceBody({ regular, special, specialFrom, specialTo, friendsAndFamily }: SeedPrice) {
  return { regular, special, specialFrom, specialTo, friendsAndFamily };
}

/** Positions in lists: product lines alternating, bestsellers early, though never so that they fill a row of cards. */
export function positionsOf(lines: readonly (readonly SeedProduct[])[]): ReadonlyMap<string, number> {
  const inTurns = lines.flatMap((products, line) =>
    withBestsellersEarly(products, line % 2).map(({ sku }, index) => ({ sku, order: index * lines.length + line })),
  );
  const ordered = inTurns.toSorted((one, other) => one.order - other.order);
  return new Map(ordered.map(({ sku }, position) => [sku, position]));
}

/** A bestseller of a line at every third place from `first` on, as long as there are any. */
function withBestsellersEarly(products: readonly SeedProduct[], first: number): readonly SeedProduct[] {
  const bestsellers = products.filter(({ flags }) => flags.isBestseller);
  const others = products.filter(({ flags }) => !flags.isBestseller);
  bestsellers.forEach((product, index) => {
    others.splice(first + 3 * index, 0, product);
  });
  return others;
}
