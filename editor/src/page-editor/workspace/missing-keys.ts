import {
  collectListings,
  collectRelations,
  listingKey,
  type PageDocument,
  type ReferenceKind,
  type Related,
} from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';

/** Where an entity lies; a kind of which nothing is shown has no place. */
const PART_OF: Readonly<Record<ReferenceKind, Exclude<keyof Related, 'ratings' | 'articleTags'> | undefined>> = {
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
export function missingKeys(page: PageDocument, related: Related, current: CurrentEntity | undefined): string[] {
  const entities = Object.entries(collectRelations(page)).flatMap(([kind, keys]) => {
    const part = PART_OF[kind as ReferenceKind];
    if (part === undefined) return [];
    const known = related[part] ?? {};
    return keys.filter((key) => !Object.hasOwn(known, key)).map((key) => `${kind}:${key}`);
  });
  const listings = collectListings(page, currentKey(current), {})
    .map(listingKey)
    .filter((key) => !Object.hasOwn(related.listings, key));
  return [...entities, ...listings];
}

function currentKey(current: CurrentEntity | undefined) {
  if (!current) return {};
  if (current.kind === 'product') return { product: current.product.sku };
  return current.kind === 'category' ? { category: current.category.path } : {};
}
