import type { PageDocument } from '@witryna/module-schemas';
import type { FastifyRequest } from 'fastify';
import { isRoleEnough, NotAllowed, type StaffIdentity, staffOf } from '../../access.ts';
import type { App } from '../../fastify-app.ts';
import { PageNotFound } from '../pages/index.ts';
import { CommentMissing, CommentModuleMissing, CommentThreadMissing } from './page-comments.errors.ts';
import {
  answerBody,
  commentAnswers,
  commentParams,
  newThreadBody,
  pageParams,
  resolveBody,
  threadParams,
  threadsQuery,
} from './page-comments.schema.ts';
import {
  type CommentAct,
  type CommentRow,
  type CommentThread,
  MOST_OPEN_THREADS,
  type PageCommentsStore,
  type ThreadAddress,
} from './page-comments.store.ts';

const tags = ['page-comments'];
/** Whoever sees a page in the editor may say something about it. */
const access = 'staff:viewer';
const url = '/staff/pages/:id/comment-threads';

/** Staff talk about pages and the modules on them. */
export function pageCommentsRoutes(app: App, store: PageCommentsStore): void {
  const { pages } = app;

  async function requireThread(at: ThreadAddress): Promise<CommentThread> {
    const thread = await store.find(at);
    if (!thread) throw new CommentThreadMissing();
    return thread;
  }

  app.get(
    url,
    {
      config: { access },
      schema: {
        tags,
        summary: 'What staff have written about a page',
        params: pageParams,
        querystring: threadsQuery,
        response: commentAnswers.list,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { state, ...paging } = request.query;
      if (!(await pages.find(id))) throw new PageNotFound(id);
      const staff = staffOf(request);
      const answerAll = (threads: readonly CommentThread[]) => threads.map((thread) => answerOf(thread, staff));
      if (state === 'resolved') {
        const { items, total } = await store.listResolved(id, paging);
        return { items: answerAll(items), total, ...paging, maximum: MOST_OPEN_THREADS };
      }
      const open = await store.listOpen(id);
      return {
        items: answerAll(open),
        total: open.length,
        page: 1,
        pageSize: MOST_OPEN_THREADS,
        maximum: MOST_OPEN_THREADS,
      };
    },
  );

  app.put(
    `${url}/:threadId`,
    {
      // What was written may be deleted again, so the log does not keep it.
      config: { access, auditValues: ['moduleId'] },
      schema: {
        tags,
        summary: 'Start a thread about a module of a page, or about the page',
        description:
          'Sent twice under the same id, a UUID of your own, it starts one thread. The id is its first comment’s, too.',
        params: threadParams,
        body: newThreadBody,
        response: commentAnswers.started,
      },
    },
    async (request) => {
      const { id: pageId, threadId } = request.params;
      const { moduleId, text } = request.body;
      const { document } = await pages.readDraft(pageId);
      const module = moduleId === undefined ? undefined : moduleOf(document, moduleId);
      // One that was started and lost its module since is answered as it is.
      if (moduleId !== undefined && !module) {
        const known = await store.find({ pageId, threadId });
        if (!known) throw new CommentModuleMissing(moduleId);
        return answerOf(known, staffOf(request));
      }
      const thread = await store.start({ id: threadId, pageId, module, text: text.trim() }, actBy(request));
      return answerOf(thread, staffOf(request));
    },
  );

  app.put(
    `${url}/:threadId/comments/:commentId`,
    {
      config: { access },
      schema: {
        tags,
        summary: 'Add a comment to a thread',
        description: 'Sent twice under the same id, a UUID of your own, it adds one comment.',
        params: commentParams,
        body: answerBody,
        response: commentAnswers.answered,
      },
    },
    async (request) => {
      const { id: pageId, threadId, commentId } = request.params;
      const comment = { id: commentId, text: request.body.text.trim() };
      return answerOf(await store.answer({ pageId, threadId }, comment, actBy(request)), staffOf(request));
    },
  );

  app.patch(
    `${url}/:threadId/comments/:commentId`,
    {
      config: { access },
      schema: {
        tags,
        summary: 'Change the words of one’s own comment',
        description: 'Also of one that was answered, while its thread is open; it says since when it has been edited.',
        params: commentParams,
        body: answerBody,
        response: commentAnswers.decided,
      },
    },
    async (request) => {
      const { id: pageId, threadId, commentId } = request.params;
      const { comments } = await requireThread({ pageId, threadId });
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment) throw new CommentMissing();
      const staff = staffOf(request);
      if (comment.authorId !== staff.id) throw new NotAllowed();
      const edited = { id: commentId, text: request.body.text.trim() };
      return answerOf(await store.edit({ pageId, threadId }, edited, new Date()), staff);
    },
  );

  app.delete(
    `${url}/:threadId/comments/:commentId`,
    {
      config: { access },
      schema: {
        tags,
        summary: 'Delete a comment: one’s own, or as a publisher any',
        description: 'A thread ends with its last comment. One that others have answered leaves its place.',
        params: commentParams,
        response: commentAnswers.removed,
      },
    },
    async (request, reply) => {
      const { id: pageId, threadId, commentId } = request.params;
      const { comments } = await requireThread({ pageId, threadId });
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment) throw new CommentMissing();
      const staff = staffOf(request);
      if (!mayDelete(comment, staff)) throw new NotAllowed({ role: staff.role, needed: 'publisher' });
      await store.removeComment({ pageId, threadId }, commentId, new Date());
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${url}/:threadId/resolve`,
    {
      config: { access },
      schema: {
        tags,
        summary: 'Say that nothing is left to be done: of one’s own thread, or as a publisher of any',
        params: threadParams,
        body: resolveBody,
        response: commentAnswers.decided,
      },
    },
    async (request) => {
      const at = await requireDecidable(request.params, staffOf(request));
      return answerOf(await store.resolve(at, request.body.lastCommentId, actBy(request)), staffOf(request));
    },
  );

  app.post(
    `${url}/:threadId/reopen`,
    {
      config: { access },
      schema: {
        tags,
        summary: 'Open a resolved thread again: one’s own, or as a publisher any',
        params: threadParams,
        response: commentAnswers.decided,
      },
    },
    async (request) => {
      const at = await requireDecidable(request.params, staffOf(request));
      return answerOf(await store.reopen(at), staffOf(request));
    },
  );

  /** A thread about which this person may decide. */
  async function requireDecidable(
    { id: pageId, threadId }: { readonly id: number; readonly threadId: string },
    staff: StaffIdentity,
  ): Promise<ThreadAddress> {
    const thread = await requireThread({ pageId, threadId });
    if (!mayResolve(thread, staff)) throw new NotAllowed({ role: staff.role, needed: 'publisher' });
    return { pageId, threadId };
  }
}

const actBy = (request: FastifyRequest): CommentAct => ({ staff: staffOf(request), now: new Date() });

function moduleOf({ containers }: PageDocument, id: string) {
  const placed = Object.hasOwn(containers, id) ? containers[id] : undefined;
  return placed && { id, driver: placed.driver };
}

const mayResolve = ({ startedById }: CommentThread, { id, role }: StaffIdentity) =>
  startedById === id || isRoleEnough(role, 'publisher');

const mayDelete = ({ authorId, deletedAt }: CommentRow, { id, role }: StaffIdentity) =>
  deletedAt === null && (authorId === id || isRoleEnough(role, 'publisher'));

function answerOf(thread: CommentThread, staff: StaffIdentity) {
  const { id, moduleId, driver, startedAt, resolvedAt, resolvedBy } = thread;
  return {
    id,
    startedAt: startedAt.toISOString(),
    mayResolve: mayResolve(thread, staff),
    comments: thread.comments.map((comment) => ({
      id: comment.id,
      author: comment.author,
      text: comment.text,
      createdAt: comment.createdAt.toISOString(),
      isMine: comment.authorId === staff.id,
      isDeleted: comment.deletedAt !== null,
      mayDelete: mayDelete(comment, staff),
      mayEdit: comment.authorId === staff.id && comment.deletedAt === null && resolvedAt === null,
      ...(comment.editedAt && comment.deletedAt === null && { editedAt: comment.editedAt.toISOString() }),
    })),
    ...(moduleId !== null && { moduleId }),
    ...(driver !== null && { driver }),
    ...(resolvedAt && { resolvedAt: resolvedAt.toISOString(), resolvedBy: resolvedBy ?? '' }),
  };
}
