import type { PageDocument } from '@witryna/module-schemas';
import type { Updateable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { pageTag } from '../../../events/webhook-events.ts';
import { articleTermsOf } from '../../article-terms.ts';
import { noticeOfAnswer } from '../../page-notices/index.ts';
import { parentSlugOf } from '../../parent-of.ts';
import { dropReferences, indexReferences } from '../../references/index.ts';
import { visibleFromOf } from '../../visible-from.ts';
import { type PageRow, statusOf } from '../page-row.ts';
import type { PageTable } from '../pages.tables.ts';
import {
  columnsOf,
  conflict,
  endPublicationRequest,
  lockPage,
  lockVersion,
  readRevision,
  readText,
  updatePage,
} from './locked-page.ts';
import { tagsOf, tagsOfHome, tagsOfTagPage } from './page-tags.ts';
import { requirePublishable } from './publishable.ts';

/** What readers see of pages. A change is recorded for listeners exactly when readers can see it. */
export function createPagePublishing(db: Db) {
  return {
    /**
     * Shows readers the draft. Published twice, it is published once.
     * @throws PageInvalid with everything that is wrong with it
     */
    publish: (id: number, version: number, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockVersion(trx, id, version);
        if (statusOf(page) === 'published') return page;
        const draft = await readRevision(trx, id, page.draftRevisionId);
        const document = readText(draft.document);
        await requirePublishable(trx, page, document);
        return pointAt(trx, page, { id: page.draftRevisionId, document }, { updatedBy: by });
      }),

    /**
     * Shows readers a state of the page that may be older than the draft, which stays as it is.
     * @throws PageInvalid with everything that is wrong with it
     */
    publishRevision: (id: number, revisionId: string, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        if (page.publishedRevisionId === revisionId) return page;
        const document = readText((await readRevision(trx, id, revisionId)).document);
        await requirePublishable(trx, page, document);
        return pointAt(trx, page, { id: revisionId, document }, { updatedBy: by });
      }),

    unpublish: (id: number, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        if (page.publishedRevisionId === null) return page;
        const hidden = await updatePage(trx, id, {
          publishedRevisionId: null,
          publishedAt: null,
          visibleFrom: null,
          updatedBy: by,
        });
        await dropReferences(trx, id, 'published');
        await recordChange(trx, [
          ...tagsOf(hidden),
          ...tagsOfHome(hidden),
          ...(await tagsOfTagPage(trx, page)),
          pageTag('page.unpublished', id),
        ]);
        return hidden;
      }),

    /**
     * Restores an earlier state and shows it to readers, in one act.
     * @throws PageInvalid with everything that is wrong with it
     */
    rollBack: (id: number, input: { version: number; revisionId: string }, by: string): Promise<PageRow> =>
      inTransaction(db, async (trx) => {
        const page = await lockPage(trx, id);
        const { revisionId } = input;
        if (page.publishedRevisionId === revisionId && page.draftRevisionId === revisionId) return page;
        if (page.version !== input.version) throw conflict(page, input.version);
        const revision = await readRevision(trx, id, revisionId);
        const document = readText(revision.document);
        await requirePublishable(trx, page, document);
        await indexReferences(trx, id, 'draft', document);
        return pointAt(
          trx,
          page,
          { id: revisionId, document },
          {
            ...columnsOf(document, page.slug),
            version: page.version + 1,
            draftRevisionId: revisionId,
            updatedBy: by,
          },
        );
      }),
  };
}

/** Points readers at a revision. */
async function pointAt(
  trx: Trx,
  page: PageRow,
  { id: revisionId, document }: { readonly id: string; readonly document: PageDocument },
  values: Updateable<PageTable> & { readonly updatedBy: string },
) {
  const now = new Date();
  await trx
    .updateTable('page_revision')
    .set({ publishedAt: now })
    .where('id', '=', revisionId)
    .where('publishedAt', 'is', null)
    .execute();
  const published = await updatePage(trx, page.id, {
    ...values,
    publishedRevisionId: revisionId,
    publishedAt: now,
    visibleFrom: (page.isTemplate ? undefined : visibleFromOf(document)) ?? null,
    parentSlug: (page.isTemplate ? undefined : parentSlugOf(document, page.slug)) ?? null,
    updatedAt: now,
  });
  if (statusOf(published) === 'published') {
    const request = await endPublicationRequest(trx, page.id);
    if (request) await noticeOfAnswer(trx, request, 'published', { name: values.updatedBy }, now);
  }
  const before = await tagsOfTagPage(trx, page);
  await replaceTerms(trx, published, document);
  const after = await tagsOfTagPage(trx, page);
  await indexReferences(trx, page.id, 'published', document);
  await recordChange(trx, [
    ...new Set([...tagsOf(published), ...before, ...after]),
    ...(page.publishedRevisionId === null ? tagsOfHome(published) : []),
    pageTag('page.published', page.id),
  ]);
  return published;
}

/** What lists find the page by from now on. */
async function replaceTerms(trx: Trx, page: PageRow, document: PageDocument): Promise<void> {
  await trx.deleteFrom('page_article_term').where('pageId', '=', page.id).execute();
  const terms = page.isTemplate ? [] : articleTermsOf(document);
  if (terms.length > 0)
    await trx
      .insertInto('page_article_term')
      .values(terms.map((term) => ({ pageId: page.id, ...term })))
      .execute();
}
