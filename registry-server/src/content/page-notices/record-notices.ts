import { STAFF_ROLES, type StaffRole } from '../../access.ts';
import type { Trx } from '../../database/transaction.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import type { PageNoticeKind } from './page-notices.tables.ts';

/** How long a mail waits for more of the same: several answers in a row are one mail. */
export const GATHERING_MS = 5 * MINUTE_MS;

/** Roles whose people may publish. */
export const PUBLISHING_ROLES: readonly StaffRole[] = STAFF_ROLES.slice(STAFF_ROLES.indexOf('publisher'));

/** Who did something, as far as pages know it: some of them keep the name alone. */
export interface Actor {
  readonly id?: number;
  readonly name: string;
}

interface News {
  readonly pageId: number;
  readonly kind: PageNoticeKind;
  readonly threadId?: string;
  readonly commentId?: string;
}

/** Somebody asks for a page to be published: whoever may do it is told. */
export async function noticeOfRequest(trx: Trx, pageId: number, by: Actor, now: Date): Promise<void> {
  const people = await trx
    .selectFrom('staff_user')
    .select('id')
    .where('isActive', '=', true)
    .where('mailsOnPublication', '=', true)
    .where('role', 'in', PUBLISHING_ROLES)
    .execute();
  const ids = people.map(({ id }) => id);
  await record(trx, ids, { pageId, kind: 'asked' }, by, now);
}

/** A request has its answer: who asked is told, unless they answered it themselves. */
export async function noticeOfAnswer(
  trx: Trx,
  request: { readonly pageId: number; readonly askedById: number | null; readonly askedBy: string },
  kind: 'published' | 'returned',
  by: Actor,
  now: Date,
): Promise<void> {
  const { pageId, askedById, askedBy } = request;
  if (askedById === null || (by.id === undefined && by.name === askedBy)) return;
  await record(trx, [askedById], { pageId, kind }, by, now);
}

/** Something was written in a thread: those are told who take part, and who asked for the page to be published. */
export async function noticeOfComment(
  trx: Trx,
  at: { readonly pageId: number; readonly threadId: string; readonly commentId: string },
  by: Actor,
  now: Date,
): Promise<void> {
  const asking = await trx
    .selectFrom('publication_request')
    .select('askedById')
    .where('pageId', '=', at.pageId)
    .execute();
  const people = [...(await participants(trx, at.threadId)), ...asking.map(({ askedById }) => askedById)];
  await record(trx, people, { ...at, kind: 'comment' }, by, now);
}

/** Nothing is left to be done about a thread: those are told who take part. */
export async function noticeOfResolving(
  trx: Trx,
  at: { readonly pageId: number; readonly threadId: string },
  by: Actor,
  now: Date,
): Promise<void> {
  await record(trx, await participants(trx, at.threadId), { ...at, kind: 'resolved' }, by, now);
}

async function participants(trx: Trx, threadId: string): Promise<(number | null)[]> {
  const rows = await trx.selectFrom('page_comment').select('authorId').where('threadId', '=', threadId).execute();
  return rows.map(({ authorId }) => authorId);
}

async function record(trx: Trx, people: readonly (number | null)[], news: News, by: Actor, now: Date): Promise<void> {
  const recipients = [...new Set(people)].filter((id): id is number => id !== null && id !== by.id);
  if (recipients.length === 0) return;
  const { pageId, kind, threadId = null, commentId = null } = news;
  await trx
    .insertInto('page_notice')
    .values(
      recipients.map((userId) => ({
        userId,
        pageId,
        kind,
        threadId,
        commentId,
        by: by.name,
        createdAt: now,
        dueAt: new Date(now.getTime() + GATHERING_MS),
      })),
    )
    .execute();
}
