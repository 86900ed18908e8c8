import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';
import { brokenUniqueConstraint } from '../../database/failures.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { type Paging, rowsOf } from '../../http/paging.ts';
import { noticeOfComment, noticeOfResolving } from '../page-notices/index.ts';
import { PageNotFound } from '../pages/index.ts';
import {
  CommentMissing,
  CommentThreadChanged,
  CommentThreadMissing,
  CommentThreadResolved,
  TooManyComments,
  TooManyCommentThreads,
} from './page-comments.errors.ts';
import type { CommentThreadTable, PageCommentTable } from './page-comments.tables.ts';

/** Open threads of one page: more than anybody works through, and few enough to be read again and again. */
export const MOST_OPEN_THREADS = 100;

/** Comments of one thread. */
export const MOST_COMMENTS = 50;

export type CommentRow = Selectable<PageCommentTable>;
export type CommentThread = Selectable<CommentThreadTable> & { readonly comments: readonly CommentRow[] };

/** Who writes or decides, and when. */
export interface CommentAct {
  readonly staff: { readonly id: number; readonly name: string };
  readonly now: Date;
}

/** What a thread begins with. */
export interface NewThread {
  readonly id: string;
  readonly pageId: number;
  /** Undefined for the page itself. */
  readonly module?: { readonly id: string; readonly driver: string } | undefined;
  readonly text: string;
}

/** A thread as its page names it. */
export interface ThreadAddress {
  readonly pageId: number;
  readonly threadId: string;
}

/** What staff write about pages. Every write takes the page first, so that two people at a limit are not both let in. */
export function createPageCommentsStore(db: Db) {
  return {
    /** Threads that are open, the oldest first; there is a limit to them. */
    async listOpen(pageId: number): Promise<CommentThread[]> {
      const threads = await threadsOf(db, pageId)
        .where('resolvedAt', 'is', null)
        .orderBy('startedAt')
        .orderBy('id')
        .limit(MOST_OPEN_THREADS)
        .execute();
      return withComments(db, threads);
    },

    /** Threads that are done, those first that were resolved last. */
    async listResolved(pageId: number, paging: Paging): Promise<{ items: CommentThread[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const resolved = threadsOf(db, pageId).where('resolvedAt', 'is not', null);
      const { total } = await resolved
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const threads = await resolved.orderBy('resolvedAt', 'desc').orderBy('id').limit(limit).offset(offset).execute();
      return { items: await withComments(db, threads), total };
    },

    /** One thread of this page; undefined when there is none. */
    find: ({ pageId, threadId }: ThreadAddress) => findThread(db, pageId, threadId),

    /** Starts a thread; once more under the same id it is the one that is there. */
    start: (thread: NewThread, { staff, now }: CommentAct): Promise<CommentThread> =>
      inTransaction(db, async (trx) => {
        const { id, pageId, module, text } = thread;
        await lockPage(trx, pageId);
        const known = await findThread(trx, pageId, id);
        if (known) return known;
        await requireRoom(trx, pageId);
        await trx
          .insertInto('comment_thread')
          .values({
            id,
            pageId,
            moduleId: module?.id ?? null,
            driver: module?.driver ?? null,
            startedAt: now,
            startedById: staff.id,
            resolvedAt: null,
            resolvedBy: null,
          })
          .execute();
        await insertComment(trx, { id, threadId: id, position: 1, text }, { staff, now });
        await noticeOfComment(trx, { pageId, threadId: id, commentId: id }, staff, now);
        return requireThread(trx, pageId, id);
      }).catch(refusingForeign),

    /** Adds to a thread that is open; once more under the same id nothing is added. */
    answer: (at: ThreadAddress, comment: { id: string; text: string }, act: CommentAct): Promise<CommentThread> =>
      inTransaction(db, async (trx) => {
        await lockPage(trx, at.pageId);
        const thread = await requireThread(trx, at.pageId, at.threadId);
        if (thread.comments.some(({ id }) => id === comment.id)) return thread;
        if (thread.resolvedAt) throw new CommentThreadResolved();
        if (thread.comments.length >= MOST_COMMENTS) throw new TooManyComments(MOST_COMMENTS);
        const position = (thread.comments.at(-1)?.position ?? 0) + 1;
        await insertComment(trx, { ...comment, threadId: thread.id, position }, act);
        await noticeOfComment(trx, { ...at, commentId: comment.id }, act.staff, act.now);
        return requireThread(trx, at.pageId, at.threadId);
      }).catch(refusingForeign),

    /** Puts other words in place of those of a comment, while its thread is open. The same words change nothing. */
    edit: (at: ThreadAddress, comment: { id: string; text: string }, now: Date): Promise<CommentThread> =>
      inTransaction(db, async (trx) => {
        await lockPage(trx, at.pageId);
        const thread = await requireThread(trx, at.pageId, at.threadId);
        const known = thread.comments.find(({ id, deletedAt }) => id === comment.id && deletedAt === null);
        if (!known) throw new CommentMissing();
        if (known.text === comment.text) return thread;
        if (thread.resolvedAt) throw new CommentThreadResolved();
        await trx
          .updateTable('page_comment')
          .set({ text: comment.text, editedAt: now })
          .where('id', '=', comment.id)
          .execute();
        return requireThread(trx, at.pageId, at.threadId);
      }),

    /**
     * Deletes a comment: the last one of a thread is gone, of one that was answered the place stays. A thread of which
     * nothing is left is gone, which is answered as undefined.
     */
    removeComment: (at: ThreadAddress, commentId: string, now: Date): Promise<CommentThread | undefined> =>
      inTransaction(db, async (trx) => {
        await lockPage(trx, at.pageId);
        const { comments } = await requireThread(trx, at.pageId, at.threadId);
        if (!comments.some(({ id }) => id === commentId)) throw new CommentMissing();
        const isGone = ({ id, deletedAt }: CommentRow) => id === commentId || deletedAt !== null;
        const kept = comments.slice(0, comments.findLastIndex((comment) => !isGone(comment)) + 1);
        if (kept.length === 0) {
          await trx.deleteFrom('comment_thread').where('id', '=', at.threadId).execute();
          return undefined;
        }
        const last = kept.at(-1)?.position ?? 0;
        await trx.deleteFrom('page_comment').where('threadId', '=', at.threadId).where('position', '>', last).execute();
        await trx
          .updateTable('page_comment')
          .set({ text: '', deletedAt: now })
          .where('id', '=', commentId)
          .where('threadId', '=', at.threadId)
          .execute();
        return requireThread(trx, at.pageId, at.threadId);
      }),

    /** Says that nothing is left to be done, to what was read up to this comment. */
    resolve: (at: ThreadAddress, lastCommentId: string, { staff, now }: CommentAct): Promise<CommentThread> =>
      inTransaction(db, async (trx) => {
        await lockPage(trx, at.pageId);
        const thread = await requireThread(trx, at.pageId, at.threadId);
        if (thread.resolvedAt) return thread;
        if (thread.comments.at(-1)?.id !== lastCommentId) throw new CommentThreadChanged();
        await trx
          .updateTable('comment_thread')
          .set({ resolvedAt: now, resolvedBy: staff.name })
          .where('id', '=', at.threadId)
          .execute();
        await noticeOfResolving(trx, at, staff, now);
        return requireThread(trx, at.pageId, at.threadId);
      }),

    /** Opens a thread again. */
    reopen: (at: ThreadAddress): Promise<CommentThread> =>
      inTransaction(db, async (trx) => {
        await lockPage(trx, at.pageId);
        const thread = await requireThread(trx, at.pageId, at.threadId);
        if (!thread.resolvedAt) return thread;
        await requireRoom(trx, at.pageId);
        await trx
          .updateTable('comment_thread')
          .set({ resolvedAt: null, resolvedBy: null })
          .where('id', '=', at.threadId)
          .execute();
        return requireThread(trx, at.pageId, at.threadId);
      }),
  };
}

export type PageCommentsStore = ReturnType<typeof createPageCommentsStore>;

const threadsOf = (db: Db | Trx, pageId: number) =>
  db.selectFrom('comment_thread').selectAll().where('pageId', '=', pageId);

async function lockPage(trx: Trx, pageId: number): Promise<void> {
  const page = await trx
    .selectFrom('page')
    .select('id')
    .where('id', '=', pageId)
    // SQLite has one writer at a time by itself.
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!page) throw new PageNotFound(pageId);
}

async function requireRoom(trx: Trx, pageId: number): Promise<void> {
  const { open } = await trx
    .selectFrom('comment_thread')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('pageId', '=', pageId)
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN_THREADS) throw new TooManyCommentThreads(MOST_OPEN_THREADS);
}

async function findThread(db: Db | Trx, pageId: number, threadId: string): Promise<CommentThread | undefined> {
  const thread = await threadsOf(db, pageId).where('id', '=', threadId).executeTakeFirst();
  return thread && (await withComments(db, [thread]))[0];
}

async function requireThread(trx: Trx, pageId: number, threadId: string): Promise<CommentThread> {
  const thread = await findThread(trx, pageId, threadId);
  if (!thread) throw new CommentThreadMissing();
  return thread;
}

async function withComments(
  db: Db | Trx,
  threads: readonly Selectable<CommentThreadTable>[],
): Promise<CommentThread[]> {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const rows = await db
    .selectFrom('page_comment')
    .selectAll()
    .where('threadId', 'in', ids)
    .orderBy('threadId')
    .orderBy('position')
    .execute();
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId);
  return threads.map((thread) => ({ ...thread, comments: byThread.get(thread.id) ?? [] }));
}

function insertComment(
  trx: Trx,
  comment: Pick<CommentRow, 'id' | 'threadId' | 'position' | 'text'>,
  { staff, now }: CommentAct,
) {
  return trx
    .insertInto('page_comment')
    .values({ ...comment, authorId: staff.id, author: staff.name, createdAt: now, editedAt: null, deletedAt: null })
    .execute();
}

/** An id that a thread of another page has, or a comment of another thread, names nothing here. */
const refusingForeign = (error: unknown) => {
  throw brokenUniqueConstraint(error) === undefined ? error : new CommentMissing();
};
