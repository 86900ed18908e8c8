import { normalizeForSearch, type PageDocument } from '@witryna/module-schemas';
import type { Updateable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import type { Trx } from '../../../database/transaction.ts';
import { urlPathOf } from '../../slug.ts';
import { type PageRow, selectPages } from '../page-row.ts';
import { PageNotFound, RevisionConflict, RevisionNotFound } from '../pages.errors.ts';
import type { PageTable } from '../pages.tables.ts';

/** The document of a revision. */
export const readText = (text: string) => JSON.parse(text) as PageDocument;

/** Longest title that lists show; a draft may hold any text. */
const MAX_LISTED_TITLE = 200;

/** What lists show of a page, by its document and address. */
export function columnsOf(document: PageDocument, slug: string) {
  // PostgreSQL takes no zero byte.
  const title = document.title.replaceAll('\0', '').slice(0, MAX_LISTED_TITLE);
  return { title, theme: document.theme, searchText: normalizeForSearch(`${title} ${urlPathOf(slug)}`) };
}

/** The page, locked against other writers until the transaction ends. */
export async function lockPage(trx: Trx, id: number): Promise<PageRow> {
  const page = await selectPages(trx)
    .where('page.id', '=', id)
    // SQLite has one writer at a time by itself.
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate('page'))
    .executeTakeFirst();
  if (!page) throw new PageNotFound(id);
  return page;
}

/** The same, as somebody has seen it. */
export async function lockVersion(trx: Trx, id: number, version: number): Promise<PageRow> {
  const page = await lockPage(trx, id);
  if (page.version !== version) throw conflict(page, version);
  return page;
}

/** The refusal of a change to a page that is not the one that was seen. */
export function conflict(page: PageRow, expected: number) {
  return new RevisionConflict({ expected, found: page.version, savedBy: page.updatedBy, savedAt: page.updatedAt });
}

/** Changes columns of a page. */
export async function updatePage(trx: Trx, id: number, values: Updateable<PageTable>): Promise<PageRow> {
  await trx
    .updateTable('page')
    .set({ ...values, updatedAt: values.updatedAt ?? new Date() })
    .where('id', '=', id)
    .execute();
  return selectPages(trx).where('page.id', '=', id).executeTakeFirstOrThrow();
}

/** Nothing is left to be published of the draft that somebody asked about; gives what they asked. */
export async function endPublicationRequest(trx: Trx, pageId: number) {
  return trx
    .deleteFrom('publication_request')
    .where('pageId', '=', pageId)
    .returning(['pageId', 'askedById', 'askedBy'])
    .executeTakeFirst();
}

/** One state of a page. */
export async function readRevision(trx: Db | Trx, pageId: number, revisionId: string) {
  const revision = await trx
    .selectFrom('page_revision')
    .selectAll()
    .where('id', '=', revisionId)
    .where('pageId', '=', pageId)
    .executeTakeFirst();
  if (!revision) throw new RevisionNotFound(revisionId);
  return revision;
}
