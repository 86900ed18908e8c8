import {
  articleListingKey,
  type CurrentKey,
  collectArticleListings,
  collectListings,
  collectRelations,
  currentArticleKeys,
  type ListingParams,
  listingKey,
  PAGE_SLOTS,
  type PageDocument,
  type PlacedModule,
  type ProductDetails,
  type ProductSummary,
  type RegistryAnswer,
  type Related,
} from '@witryna/module-schemas';
import { moduleHydration } from '../hydration.gen.ts';
import { fillSettings } from '../slots/fill-settings.ts';
import type { ModuleHydration, ProductNeed } from './module-hydration.ts';
import { picturePart, withPictureParts } from './picture-part.ts';

type Containers = PageDocument['containers'];

/** Settings are checked by the registry; which module they belong to is known to the generated map only. */
type AnyHydration = Omit<ModuleHydration, 'isNeeded' | 'readsCurrent' | 'readsVariant' | 'readsTexts' | 'products'> & {
  readonly isNeeded: (settings: Readonly<Record<string, unknown>>) => boolean;
  readonly readsCurrent?: (settings: Readonly<Record<string, unknown>>) => boolean;
  readonly readsVariant?: (settings: Readonly<Record<string, unknown>>, product: ProductDetails) => boolean;
  readonly readsTexts?: (settings: Readonly<Record<string, unknown>>) => boolean;
  readonly products?: ProductNeed | ((settings: Readonly<Record<string, unknown>>) => ProductNeed);
};

const hydrations: Readonly<Record<string, AnyHydration>> = moduleHydration as unknown as Record<string, AnyHydration>;

/** The modules whose code is part of the app's own files. */
export const driversInApp: readonly string[] = Object.keys(hydrations).filter((driver) => hydrations[driver]?.isInApp);

/**
 * The placed modules in a page's slots that a browser has to hydrate: those that react to something, and those that hold
 * one. All others are static, with everything in them.
 */
export function hydratedContainers({ slots, containers }: Pick<PageDocument, 'slots' | 'containers'>): Containers {
  const part: Record<string, PlacedModule> = {};
  const seen = new Map<string, boolean>();

  function visit(id: string): boolean {
    const known = seen.get(id);
    if (known !== undefined) return known;
    // Modules that hold each other end here.
    seen.set(id, false);
    const placed = containers[id];
    if (!placed) return false;
    const held = visitAll(heldIds(placed));
    const isHydrated = held || isInteractive(placed);
    seen.set(id, isHydrated);
    if (isHydrated) part[id] = placed;
    return isHydrated;
  }

  /** All of them, whatever the first says. */
  function visitAll(ids: readonly string[]): boolean {
    let isAny = false;
    for (const id of ids) isAny = visit(id) || isAny;
    return isAny;
  }

  for (const slot of PAGE_SLOTS) visitAll(slots[slot]);
  return part;
}

/** An answer without what stands in the document already: it hydrates the page, and cannot render it. */
export type HydratedPart = RegistryAnswer & {
  readonly isPartial: true;
  /** Of the modules in it the one whose picture the first screen waits for; this part cannot tell. */
  readonly leadId?: string;
  /** The variants of the product that the page is about differ in what hydrated modules show, and in nothing else. */
  readonly hasVariants?: true;
};

/**
 * What of an answer a browser needs to hydrate its page: the modules that are hydrated, what they refer to, and what the
 * page is about where one of them shows it. Static modules stand in the slots by their ids only, and what the document's
 * head was made of is left out, as is what no module reads of pictures.
 */
export function hydratedPart({ data, meta }: RegistryAnswer, params: ListingParams): HydratedPart {
  const containers = hydratedContainers(data);
  const { product, category } = data.contentProperties;
  const entities = { product: product?.sku, category: category?.path };
  const isCurrentRead = Object.values(containers).some(readsCurrent);
  const areTextsRead = Object.values(containers).some(readsTexts);
  // Of a page of the catalogue the entity is what it is about; other pages say it themselves.
  const about =
    product || category
      ? { product: product && withPictureParts(areTextsRead ? product : withoutTexts(product)), category }
      : data.contentProperties;
  const contentProperties = isCurrentRead ? about : {};
  const page = { ...data, containers, contentProperties, properties: { ...data.properties, meta: {} } };
  return {
    data: page,
    meta: {
      theme: meta.theme,
      ...(meta.hasLists && { hasLists: meta.hasLists }),
      ...(meta.validUntil && { validUntil: meta.validUntil }),
      related: relatedPart(meta.related, page, entities, params),
    },
    isPartial: true,
    ...(product && isVariantHydrated(product, data, containers) && { hasVariants: true }),
  };
}

/** Whether all that differs between the variants of a product is shown by modules among these. */
function isVariantHydrated(
  product: ProductDetails,
  { containers }: Pick<PageDocument, 'containers'>,
  hydrated: Containers,
) {
  const others = Object.entries(containers).filter(([id]) => !Object.hasOwn(hydrated, id));
  return product.variants.length > 1 && !others.some(([, placed]) => readsVariant(placed, product));
}

/** Of what a page refers to that which these modules refer to, with the products of their lists. */
function relatedPart(
  related: Related,
  page: RegistryAnswer['data'],
  entities: CurrentKey,
  params: ListingParams,
): Related {
  const keys = collectRelations(page);
  const { product, article, file, snippet, brand, category, line } = keys;
  const listings = pick(related.listings, collectListings(page, entities, params).map(listingKey));
  const isCurrentReviewed = Object.values(page.containers).some((placed) => hydrationOf(placed)?.readsReviews);
  const reviewed = isCurrentReviewed && entities.product !== undefined ? [...product, entities.product] : product;
  const listed = Object.values(listings).flatMap(({ skus }) => skus);
  const slug = page.urlPath.slice(1);
  const articleQueries = collectArticleListings(page, currentArticleKeys(page, slug), params);
  const articleListings = pick(related.articleListings, articleQueries.map(articleListingKey));
  const listedArticles = Object.values(articleListings).flatMap(({ slugs }) => slugs);
  // The article that the page is, where one of the modules shows it.
  const own = page.type === 'article' && Object.keys(page.contentProperties).length > 0 ? [slug] : [];
  const articles = pick(related.articles, [...article, ...listedArticles, ...own]);
  const byline = Object.values(articles);
  return {
    products: productsPart(related.products, product.concat(listed), page),
    articles,
    authors: pick(related.authors, [...keys.author, ...byline.flatMap(({ author = [] }) => author)]),
    articleCategories: pick(related.articleCategories, [
      ...keys['article-category'],
      ...byline.flatMap(({ categories = [] }) => categories),
    ]),
    articleListings,
    files: mapValues(pick(related.files, file), picturePart),
    snippets: pick(related.snippets, snippet),
    brands: pick(related.brands, brand),
    lines: pick(related.lines, line),
    categories: pick(related.categories, category),
    reviews: pick(related.reviews, reviewed),
    ratings: pick(related.ratings ?? {}, entities.product === undefined ? product : [...product, entities.product]),
    listings,
    // What shows it is static.
    trail: [],
  };
}

/** These products, each with as much as the module that needs most of it has to know. */
function productsPart(products: Related['products'], skus: readonly string[], page: RegistryAnswer['data']) {
  const whole = productsOf(page, 'whole');
  const named = productsOf(page, 'named');
  const part = (product: ProductSummary) =>
    whole.has(product.sku)
      ? withPictureParts(product)
      : named.has(product.sku)
        ? namedProduct(product)
        : listedProduct(product);
  return Object.fromEntries(Object.entries(pick(products, skus)).map(([sku, product]) => [sku, part(product)]));
}

/** The products that modules refer to which need so much of them. */
function productsOf(page: RegistryAnswer['data'], need: ProductNeed): ReadonlySet<string> {
  const modules = Object.entries(page.containers).filter(([, placed]) => needOf(placed) === need);
  return new Set(collectRelations({ ...page, containers: Object.fromEntries(modules) }).product);
}

/** The product without what only static modules tell of it. */
function withoutTexts(product: ProductDetails): ProductDetails {
  const { ingredients: _, specification: __, safety: ___, ...rest } = product;
  return { ...rest, description: [], usage: [], benefits: [], inci: [] };
}

const namedProduct = (product: ProductSummary): ProductSummary => ({ ...product, images: [], variants: [] });

const listedProduct = ({ sku }: ProductSummary): ProductSummary => ({
  sku,
  name: '',
  urlPath: '',
  images: [],
  flags: {},
  inStock: true,
  priceVaries: false,
  variants: [],
});

function pick<T>(from: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> {
  const picked: Record<string, T> = {};
  for (const key of keys) {
    const value = Object.hasOwn(from, key) ? from[key] : undefined;
    if (value !== undefined) picked[key] = value;
  }
  return picked;
}

const mapValues = <T>(of: Readonly<Record<string, T>>, part: (value: T) => T) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, part(value)]));

const hydrationOf = ({ driver }: PlacedModule) => (Object.hasOwn(hydrations, driver) ? hydrations[driver] : undefined);

function needOf(placed: PlacedModule): ProductNeed | undefined {
  const hydration = hydrationOf(placed);
  if (!hydration) return undefined;
  const { products = 'whole' } = hydration;
  return typeof products === 'function' ? products(fillSettings(placed)) : products;
}

const isInteractive = (placed: PlacedModule) => hydrationOf(placed)?.isNeeded(fillSettings(placed)) ?? false;

const readsCurrent = (placed: PlacedModule) => hydrationOf(placed)?.readsCurrent?.(fillSettings(placed)) ?? false;

const readsVariant = (placed: PlacedModule, product: ProductDetails) =>
  hydrationOf(placed)?.readsVariant?.(fillSettings(placed), product) ?? false;

const readsTexts = (placed: PlacedModule) => hydrationOf(placed)?.readsTexts?.(fillSettings(placed)) ?? false;

const heldIds = ({ slots }: PlacedModule) => Object.values(slots ?? {}).flat();
