/** What other features may use of pages. */

export { findMissingReferences } from './missing-references.ts';
export type { PageAtAddress, PagesStore } from './pages.store.ts';
export { publicationDateOf } from './publication-date.ts';
export type { PublishedPage } from './published-pages.ts';
export { type LoadedCurrent, loadCurrentCategory, loadCurrentProduct } from './related/load-current.ts';
export { articleSummaryOf, type Current, coverOf, type RelatedLoader } from './related/load-related.ts';
