import { fittingContentProperties } from '@witryna/module-schemas';
import { slugOf } from './slug.ts';
import type { ContentOfPage } from './visible-from.ts';

/** The slug above another by its address: `poradnik/rytual` → `poradnik`. */
export function slugAbove(slug: string): string | undefined {
  return slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined;
}

/** The slug of the page above a document: the one that it names, else the one that its address stands below. */
export function parentSlugOf(document: ContentOfPage, slug: string): string | undefined {
  const { parent } = fittingContentProperties(document);
  const named = typeof parent === 'string' && !parent.includes('\0') ? slugOf(parent) : '';
  return named === '' ? slugAbove(slug) : named;
}
