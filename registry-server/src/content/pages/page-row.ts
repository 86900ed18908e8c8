import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import type { Trx } from '../../database/transaction.ts';
import type { PageTable } from './pages.tables.ts';

/** A page with the code of its site. */
export type PageRow = Selectable<PageTable> & { readonly site: string };

export type PageStatus = 'draft' | 'published' | 'changed';

/** Pages, as a query to go on with. */
export function selectPages(db: Db | Trx) {
  return db
    .selectFrom('page')
    .innerJoin('site', 'site.id', 'page.siteId')
    .selectAll('page')
    .select('site.code as site');
}

/** Whether readers see the page, and whether it has changed since. */
export function statusOf(page: Pick<PageRow, 'publishedRevisionId' | 'draftRevisionId'>): PageStatus {
  if (page.publishedRevisionId === null) return 'draft';
  return page.publishedRevisionId === page.draftRevisionId ? 'published' : 'changed';
}
