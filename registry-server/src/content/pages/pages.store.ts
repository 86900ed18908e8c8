import type { PageDocument, PageFault } from '@witryna/module-schemas';
import type { Db } from '../../database/dialects.ts';
import { createArticleListings } from './article-listings.ts';
import { findAncestors } from './page-ancestors.ts';
import { findPageFaults } from './page-faults.ts';
import { listPages, type PageListQuery } from './page-list.ts';
import { type PageRow, selectPages } from './page-row.ts';
import { createPublicAddresses } from './public-addresses.ts';
import { createPublishedPages } from './published-pages.ts';
import { createPublishedVersions } from './published-versions.ts';
import { createPageDrafts } from './store/page-drafts.ts';
import { createPageHistory } from './store/page-history.ts';
import { createPageMoves } from './store/page-moves.ts';
import { createPagePublishing } from './store/page-publishing.ts';
import { faultsOfPage, readLastPublished } from './store/publishable.ts';
import { createTranslationGroups } from './translation-groups.ts';

/** Pages and their revisions. A change is recorded for listeners exactly when readers can see it. */
export function createPagesStore(db: Db) {
  return {
    ...createPublishedPages(db),
    ...createPublicAddresses(db),
    ...createArticleListings(db),
    ...createPublishedVersions(db),
    ...createTranslationGroups(db),
    ...createPageDrafts(db),
    ...createPageHistory(db),
    ...createPageMoves(db),
    ...createPagePublishing(db),

    /** The published pages above an address, from the top down. */
    findAncestors: (siteId: number, slug: string) => findAncestors(db, siteId, slug),

    find: (id: number) => selectPages(db).where('page.id', '=', id).executeTakeFirst(),

    findBySlug: (siteId: number, slug: string) =>
      selectPages(db).where('page.siteId', '=', siteId).where('page.slug', '=', slug).executeTakeFirst(),

    /** Everything for which this state of the page would not be published. */
    findFaults: (page: PageRow, document: PageDocument): Promise<PageFault[]> => faultsOfPage(db, page, document),

    /** The same for a document that is yet to be stored: at the page that is there already, or as a new one. */
    findFaultsAt: (siteId: number, document: PageDocument, existing: PageRow | undefined): Promise<PageFault[]> =>
      findPageFaults(db, {
        siteId,
        slug: existing?.slug,
        document,
        readPublished: async () => existing && readLastPublished(db, existing),
      }),

    list: (query: PageListQuery) => listPages(db, query),
  };
}

export type PagesStore = ReturnType<typeof createPagesStore>;
