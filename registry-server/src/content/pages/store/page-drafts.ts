import type { ContentType, PageDocument } from '@witryna/module-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { INDEXED_BY, indexReferences } from '../../references/index.ts';
import { insertRevision, nextNumber, pruneDrafts } from '../page-revisions.ts';
import { type PageRow, selectPages, statusOf } from '../page-row.ts';
import { PageIsPublished, PageNotFound } from '../pages.errors.ts';
import {
  columnsOf,
  conflict,
  endPublicationRequest,
  lockPage,
  readRevision,
  readText,
  updatePage,
} from './locked-page.ts';
import { refusingTaken } from './refusing-taken.ts';

export interface NewPage {
  readonly siteId: number;
  readonly type: ContentType;
  readonly slug: string;
  readonly isTemplate: boolean;
  readonly document: PageDocument;
  /** Shared with the pages of other sites that say the same. */
  readonly translationGroup?: string | undefined;
}

/** What editors write: new pages and their drafts. Readers see none of it. */
export function createPageDrafts(db: Db) {
  return {
    /** The state that is being edited. */
    async readDraft(id: number): Promise<{ page: PageRow; document: PageDocument }> {
      const row = await selectPages(db)
        .innerJoin('page_revision', 'page_revision.id', 'page.draftRevisionId')
        .select('page_revision.document')
        .where('page.id', '=', id)
        .executeTakeFirst();
      if (!row) throw new PageNotFound(id);
      const { document, ...page } = row;
      return { page, document: readText(document) };
    },

    create: (input: NewPage, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const now = new Date();
        const { document, ...columns } = input;
        const revisionId = uuidv7();
        const { id } = await trx
          .insertInto('page')
          .values({
            ...columns,
            ...columnsOf(document, input.slug),
            version: 1,
            draftRevisionId: revisionId,
            publishedRevisionId: null,
            publishedAt: null,
            indexedBy: INDEXED_BY,
            translatedAt: input.translationGroup === undefined ? null : now,
            createdAt: now,
            updatedAt: now,
            updatedBy: by,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await insertRevision(trx, { id: revisionId, pageId: id, number: 1, document, createdAt: now, createdBy: by });
        await indexReferences(trx, id, 'draft', document);
        return selectPages(trx).where('page.id', '=', id).executeTakeFirstOrThrow();
      }).catch(refusingTaken(input)),

    /** Saves the next state of the draft. The same document sent again is saved already. */
    saveDraft: (id: number, input: { version: number; document: PageDocument }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const draft = await readRevision(trx, id, page.draftRevisionId);
        if (draft.document === JSON.stringify(input.document)) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const now = new Date();
        const revisionId = uuidv7();
        const number = await nextNumber(trx, id);
        const { document } = input;
        await insertRevision(trx, { id: revisionId, pageId: id, number, document, createdAt: now, createdBy: by });
        const saved = await updatePage(trx, id, {
          ...columnsOf(document, page.slug),
          version: page.version + 1,
          draftRevisionId: revisionId,
          updatedAt: now,
          updatedBy: by,
        });
        await indexReferences(trx, id, 'draft', document);
        await pruneDrafts(trx, saved);
        return saved;
      }),

    /** Goes on editing from an earlier state; what readers see stays. */
    restore: (id: number, input: { version: number; revisionId: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const { revisionId } = input;
        if (page.draftRevisionId === revisionId) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const document = readText((await readRevision(trx, id, revisionId)).document);
        await indexReferences(trx, id, 'draft', document);
        const restored = await updatePage(trx, id, {
          ...columnsOf(document, page.slug),
          version: page.version + 1,
          draftRevisionId: revisionId,
          updatedBy: by,
        });
        if (statusOf(restored) === 'published') await endPublicationRequest(trx, id);
        return restored;
      }),

    /** Deletes an unpublished page with all its revisions. One that is gone is deleted already. */
    remove: (id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const page = await selectPages(trx).where('page.id', '=', id).executeTakeFirst();
        if (page && page.publishedRevisionId !== null) throw new PageIsPublished(id);
        await trx.deleteFrom('page').where('id', '=', id).execute();
      }),
  };
}
