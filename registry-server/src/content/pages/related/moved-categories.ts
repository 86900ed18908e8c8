import { brandAndCategoryOf, type ListingQuery } from '@witryna/module-schemas';
import type { FindCurrentPath } from '../../../commerce/catalog/index.ts';

/** The path by which a list names its category, whether it has that path still or had it before it was moved. */
export function categoryOfListing({ kind, key }: ListingQuery): string | undefined {
  if (kind === 'brandAndCategory') return brandAndCategoryOf(key).category;
  return kind === 'category' ? key : undefined;
}

/** The same list, of the category by the path that it has now. */
export function withCurrentPath(query: ListingQuery, currentPath: FindCurrentPath): ListingQuery {
  const { kind, key } = query;
  if (kind === 'category') return { ...query, key: currentPath(key) };
  if (kind !== 'brandAndCategory') return query;
  const { brand, category } = brandAndCategoryOf(key);
  return { ...query, key: `${brand}/${currentPath(category)}` };
}
