import type { ContentType } from '@witryna/module-schemas';
import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { containsPattern } from '../../text/like-pattern.ts';
import { slugOf } from '../slug.ts';
import { type PageRow, type PageStatus, selectPages } from './page-row.ts';

export const REQUEST_STATES = ['waiting', 'returned'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type PageSort = 'updated' | 'title' | 'path' | 'published';

export interface PageListQuery extends Paging {
  readonly siteId?: number;
  readonly search?: string;
  readonly urlPath?: string;
  readonly type?: ContentType;
  readonly status?: PageStatus;
  readonly scheduled?: boolean;
  /** Whose publication was asked for, and is waited for or was refused for now. */
  readonly requested?: RequestState;
  /** Whose publication this person has asked for, and that were sent back. */
  readonly returnedTo?: number;
  /** With an open thread in which others wrote last: of those that this person takes part in, or is asked in. */
  readonly answeredFor?: number;
  /** Name of who saved it last. */
  readonly by?: string;
  readonly sort: PageSort;
}

/** What a page is scheduled for. */
export interface ListedSchedule {
  readonly revisionId: string | null;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  readonly failedAt: Date | null;
}

/** Somebody asks for a page to be published. */
export interface ListedRequest {
  readonly state: RequestState;
  readonly askedBy: string;
  readonly askedAt: Date;
}

export type ListedPage = PageRow & { readonly schedule?: ListedSchedule; readonly request?: ListedRequest };

/** Pages for the list of the editor, a part at a time. */
export async function listPages(db: Db, query: PageListQuery): Promise<{ items: ListedPage[]; total: number }> {
  const { siteId, search, urlPath, type, status, scheduled, requested, returnedTo, answeredFor, by, sort } = query;
  const { limit, offset } = rowsOf(query);
  const matching = selectPages(db)
    .$if(siteId !== undefined, (rows) => rows.where('page.siteId', '=', siteId ?? 0))
    .$if(urlPath !== undefined, (rows) => rows.where('page.slug', '=', slugOf(urlPath ?? '')))
    .$if(type !== undefined, (rows) => rows.where('page.type', '=', type ?? 'page'))
    .$if(by !== undefined, (rows) => rows.where('page.updatedBy', '=', by ?? ''))
    .$if(scheduled === true, (rows) =>
      rows.where('page.id', 'in', (eb) => eb.selectFrom('page_schedule').select('page_schedule.pageId')),
    )
    .$if(requested !== undefined, (rows) =>
      rows.where('page.id', 'in', (eb) =>
        eb
          .selectFrom('publication_request')
          .select('publication_request.pageId')
          .where('publication_request.returnedAt', requested === 'returned' ? 'is not' : 'is', null),
      ),
    )
    .$if(returnedTo !== undefined, (rows) =>
      rows.where('page.id', 'in', (eb) =>
        eb
          .selectFrom('publication_request')
          .select('publication_request.pageId')
          .where('publication_request.returnedAt', 'is not', null)
          .where('publication_request.askedById', '=', returnedTo ?? 0),
      ),
    )
    .$if(answeredFor !== undefined, (rows) => rows.where('page.id', 'in', pagesAnsweredFor(db, answeredFor ?? 0)))
    .$if(!!search, (rows) =>
      rows.where(sql<boolean>`page."searchText" like ${containsPattern(search ?? '')} escape '\\'`),
    )
    .$if(status === 'draft', (rows) => rows.where('page.publishedRevisionId', 'is', null))
    .$if(status === 'published', (rows) => rows.whereRef('page.publishedRevisionId', '=', 'page.draftRevisionId'))
    .$if(status === 'changed', (rows) => rows.whereRef('page.publishedRevisionId', '!=', 'page.draftRevisionId'));
  const { total } = await matching
    .clearSelect()
    .select((rows) => rows.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await matching
    .$if(sort === 'updated', (rows) => rows.orderBy('page.updatedAt', 'desc'))
    .$if(sort === 'published', (rows) => rows.orderBy(sql`coalesce(page."publishedAt", page."createdAt")`, 'desc'))
    .$if(sort === 'title', (rows) => rows.orderBy('page.searchText'))
    .$if(sort === 'path', (rows) => rows.orderBy('page.slug'))
    .orderBy('page.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = items.map(({ id }) => id);
  const schedules = await listSchedules(db, ids);
  const requests = await listRequests(db, ids);
  return { items: items.map((page) => withPlans(page, schedules.get(page.id), requests.get(page.id))), total };
}

/** Pages where somebody waits for a word of this person: in a thread of theirs, or on a page that they want published. */
function pagesAnsweredFor(db: Db, userId: number) {
  return db
    .selectFrom('comment_thread as thread')
    .select('thread.pageId')
    .where('thread.resolvedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('thread.id', 'in', eb.selectFrom('page_comment').select('threadId').where('authorId', '=', userId)),
        eb(
          'thread.pageId',
          'in',
          eb.selectFrom('publication_request').select('pageId').where('askedById', '=', userId),
        ),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('page_comment as theirs')
          .select('theirs.id')
          .whereRef('theirs.threadId', '=', 'thread.id')
          .where('theirs.deletedAt', 'is', null)
          .where((their) => their.or([their('theirs.authorId', 'is', null), their('theirs.authorId', '!=', userId)]))
          .where('theirs.position', '>', (their) =>
            their
              .selectFrom('page_comment as own')
              .select(sql<number>`coalesce(max(own.position), 0)`.as('last'))
              .whereRef('own.threadId', '=', 'thread.id')
              .where('own.authorId', '=', userId),
          ),
      ),
    );
}

const withPlans = (page: PageRow, schedule?: ListedSchedule, request?: ListedRequest): ListedPage => ({
  ...page,
  ...(schedule && { schedule }),
  ...(request && { request }),
});

async function listSchedules(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ListedSchedule>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('page_schedule')
    .select(['pageId', 'revisionId', 'publishAt', 'unpublishAt', 'failedAt'])
    .where('pageId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.pageId, row]));
}

async function listRequests(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ListedRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('publication_request')
    .select(['pageId', 'askedBy', 'askedAt', 'returnedAt'])
    .where('pageId', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ pageId, askedBy, askedAt, returnedAt }) => [
      pageId,
      { state: returnedAt ? 'returned' : 'waiting', askedBy, askedAt },
    ]),
  );
}
