/** What other features may use of pages. */

export type { Alternates, AlternatesFinder } from './alternates.ts';
export { articleSummaryOf, coverOf } from './article-summary.ts';
export { findMissingReferences } from './missing-references.ts';
export { readSlug } from './page-address.ts';
export { summaryOf as summaryOfPage } from './page-answers.ts';
export { findPageFaults } from './page-faults.ts';
export { type PageRow, selectPages, statusOf } from './page-row.ts';
export { PageInvalid, PageNotFound, RevisionConflict, TranslationTaken } from './pages.errors.ts';
export { translationGroupSchema } from './pages.schema.ts';
export type { PagesStore } from './pages.store.ts';
export type { PublicAddress } from './public-addresses.ts';
export { publicationDateOf } from './publication-date.ts';
export type { PublishedPage } from './published-pages.ts';
export { readDocument } from './read-document.ts';
export { createRecentArticles, type RecentArticle } from './recent-articles.ts';
export { type LoadedCurrent, loadCurrentCategory, loadCurrentProduct } from './related/load-current.ts';
export type { Current, LoadedRelated, RelatedLoader } from './related/load-related.ts';
export { tagsOf as tagsOfPage } from './store/page-tags.ts';
