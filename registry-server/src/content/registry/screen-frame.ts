import { emptyPage, type PageDocument } from '@witryna/module-schemas';
import { withoutSlot } from '../frame-copies.ts';
import type { PublishedPage } from '../pages/index.ts';
import type { Site } from '../sites/index.ts';

/** Stands in for a home page that is not there. */
const NO_HOME = {
  id: 0,
  slug: '',
  isTemplate: false,
  publishedAt: new Date(0),
  parentSlug: null,
  translationGroup: null,
} as const;

/**
 * The page around screens of the shop's own: the header and footer that the site names, and where it names none, that
 * of its home page. Undefined where there is nothing to show.
 */
export function screenFrameOf(
  { name, properties: { headerSnippet, footerSnippet } }: Site,
  home: PublishedPage | undefined,
): PublishedPage | undefined {
  const isNamed = headerSnippet !== undefined || footerSnippet !== undefined;
  if (!home) return isNamed ? { ...NO_HOME, document: emptyPage('page', name) } : undefined;
  let document: PageDocument = withoutSlot(home.document, 'main');
  if (headerSnippet !== undefined) document = withoutSlot(document, 'top');
  if (footerSnippet !== undefined) document = withoutSlot(document, 'bottom');
  // What the home page does without is its own affair.
  const own = { type: 'page', title: name, properties: { meta: {} }, contentProperties: {} } as const;
  return { ...home, document: { ...document, ...own } };
}
