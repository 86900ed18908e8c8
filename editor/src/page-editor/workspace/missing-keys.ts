import {
  collectListings,
  collectRelations,
  listingKey,
  type PageDocument,
  type ReferenceKind,
  type Related,
} from '@witryna/module-schemas';
import type { CurrentEntity } from '@witryna/modules';

const PART_OF: Readonly<Record<ReferenceKind, keyof Related>> = {
  product: 'products',
  article: 'articles',
  file: 'files',
  snippet: 'snippets',
  brand: 'brands',
  category: 'categories',
  line: 'lines',
};

/** What a page points at that is not known yet; each as `kind:key`. */
export function missingKeys(page: PageDocument, related: Related, current: CurrentEntity | undefined): string[] {
  const entities = Object.entries(collectRelations(page)).flatMap(([kind, keys]) => {
    const known = related[PART_OF[kind as ReferenceKind]];
    return keys.filter((key) => !Object.hasOwn(known, key)).map((key) => `${kind}:${key}`);
  });
  const listings = collectListings(page, currentKey(current), {})
    .map(listingKey)
    .filter((key) => !Object.hasOwn(related.listings, key));
  return [...entities, ...listings];
}

function currentKey(current: CurrentEntity | undefined) {
  if (!current) return {};
  return current.kind === 'product' ? { product: current.product.sku } : { category: current.category.path };
}
