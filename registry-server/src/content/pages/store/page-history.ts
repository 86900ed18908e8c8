import type { PageDocument } from '@witryna/module-schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { type Paging, rowsOf } from '../../../http/paging.ts';
import type { PageRevisionTable } from '../pages.tables.ts';
import { readRevision, readText } from './locked-page.ts';

export type RevisionRow = Omit<Selectable<PageRevisionTable>, 'document'>;

/** The states that a page has had. */
export function createPageHistory(db: Db) {
  return {
    /** Newest first. */
    async listRevisions(pageId: number, paging: Paging) {
      const { limit, offset } = rowsOf(paging);
      const ofPage = db.selectFrom('page_revision').where('pageId', '=', pageId);
      const { total } = await ofPage.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items: RevisionRow[] = await ofPage
        .select(['id', 'pageId', 'number', 'createdAt', 'createdBy', 'publishedAt'])
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    async readRevision(pageId: number, revisionId: string): Promise<PageDocument> {
      return readText((await readRevision(db, pageId, revisionId)).document);
    },
  };
}
