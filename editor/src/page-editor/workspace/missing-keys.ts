import {
  articleListingKey,
  collectArticleListings,
  collectListings,
  collectRelations,
  currentArticleKeys,
  listingKey,
  type PageDocument,
  type ReferenceKind,
  type Related,
} from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';

/** Where an entity lies; a kind of which nothing is shown has no place. */
const PART_OF: Readonly<
  Record<ReferenceKind, Exclude<keyof Related, 'ratings' | 'articleTags' | 'trail'> | undefined>
> = {
  product: 'products',
  article: 'articles',
  author: 'authors',
  'article-category': 'articleCategories',
  'article-filter': undefined,
  navigation: 'contents',
  banner: 'contents',
  gallery: 'contents',
  'shared-link': 'contents',
  page: undefined,
  filter: undefined,
  file: 'files',
  snippet: 'snippets',
  brand: 'brands',
  category: 'categories',
  line: 'lines',
};

/** What a page points at that is not known yet; each as `kind:key`. */
export function missingKeys(
  page: PageDocument,
  urlPath: string,
  related: Related,
  current: CurrentEntity | undefined,
): string[] {
  const entities = Object.entries(collectRelations(page)).flatMap(([kind, keys]) => {
    const part = PART_OF[kind as ReferenceKind];
    if (part === undefined) return [];
    return keysBeyond(related[part], keys).map((key) => `${kind}:${key}`);
  });
  const listings = collectListings(page, currentKey(current), {}).map(listingKey);
  const articles = collectArticleListings(page, currentArticleKeys(page, urlPath.slice(1)), {}).map(articleListingKey);
  return [
    ...entities,
    ...keysBeyond(related.listings, listings),
    ...keysBeyond(related.articleListings, articles),
    ...keysBeyond(related.reviews, reviewedSkus(page, current)).map((sku) => `reviews:${sku}`),
  ];
}

const keysBeyond = (known: Readonly<Record<string, unknown>> = {}, keys: readonly string[]) =>
  keys.filter((key) => !Object.hasOwn(known, key));

/** A product may be known without its reviews: another module shows it. */
function reviewedSkus({ containers }: PageDocument, current: CurrentEntity | undefined): string[] {
  const own = current?.kind === 'product' ? current.product.sku : undefined;
  return Object.values(containers)
    .filter(({ driver }) => driver === 'product-reviews')
    .flatMap(({ settings }) => (typeof settings.sku === 'string' ? settings.sku : (own ?? [])));
}

function currentKey(current: CurrentEntity | undefined) {
  if (!current) return {};
  if (current.kind === 'product') return { product: current.product.sku };
  return current.kind === 'category' ? { category: current.category.path } : {};
}
