import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { PageNews, StaffMailLanguage } from '../../mail/index.ts';
import type { PageNoticeTable } from './page-notices.tables.ts';
import { PUBLISHING_ROLES } from './record-notices.ts';

type Notice = Selectable<PageNoticeTable>;

/** Everything that one person is written in one mail. */
export interface GatheredNews {
  readonly to: string;
  readonly language: StaffMailLanguage;
  readonly news: readonly PageNews[];
  /** Names the occasion. */
  readonly key: string;
}

/** Where the editor shows what a notice is about. */
export interface NoticePlace {
  readonly pageId: number;
  readonly threadId: string | null;
}

/** People who are written to in one round. */
const AT_ONCE = 50;

/** Notices until they are mails. `urlOf` is where the editor shows what one is about. */
export function createPageNoticesStore(db: Db, urlOf: (place: NoticePlace) => string) {
  return {
    /** People of whose notices one has waited long enough. */
    async findDue(now: Date): Promise<number[]> {
      const rows = await db
        .selectFrom('page_notice')
        .select('userId')
        .distinct()
        .where('dueAt', '<=', now)
        .limit(AT_ONCE)
        .execute();
      return rows.map(({ userId }) => userId);
    },

    /**
     * Takes all that waits for a person and hands on, in the same transaction, what is still to be told of it. Of two
     * nodes one gets the rows.
     */
    gather: (userId: number, write: (trx: Trx, gathered: GatheredNews) => Promise<void>): Promise<void> =>
      inTransaction(db, async (trx) => {
        const taken = await trx.deleteFrom('page_notice').where('userId', '=', userId).returningAll().execute();
        const user = await trx
          .selectFrom('staff_user')
          .select(['id', 'email', 'role', 'isActive', 'formLanguage', 'mailsOnPublication', 'mailsOnComments'])
          .where('id', '=', userId)
          .executeTakeFirst();
        if (!user?.isActive) return;
        const mayPublish = PUBLISHING_ROLES.includes(user.role);
        const notices = taken.toSorted((a, b) => a.id - b.id);
        const news: PageNews[] = [];
        for (const notice of notices) {
          const isOfComments = notice.threadId !== null;
          if (!(isOfComments ? user.mailsOnComments : user.mailsOnPublication)) continue;
          if (notice.kind === 'asked' && !mayPublish) continue;
          const page = await trx.selectFrom('page').select('title').where('id', '=', notice.pageId).executeTakeFirst();
          const said = page && (await wordsOf(trx, notice));
          if (said) news.push({ kind: notice.kind, by: notice.by, title: page.title, url: urlOf(notice), ...said });
        }
        if (news.length === 0) return;
        await write(trx, {
          to: user.email,
          language: user.formLanguage,
          news,
          key: `page-news:${userId}:${notices[0]?.id}`,
        });
      }),
  };
}

/** The words that go with it; undefined for what has come to nothing while it waited. */
async function wordsOf(trx: Trx, notice: Notice): Promise<{ readonly text?: string } | undefined> {
  const { kind, pageId, threadId, commentId, userId } = notice;
  if (kind === 'published') return {};
  if (kind === 'asked' || kind === 'returned') {
    const request = await trx
      .selectFrom('publication_request')
      .selectAll()
      .where('pageId', '=', pageId)
      .executeTakeFirst();
    if (!request || (request.returnedAt !== null) !== (kind === 'returned')) return undefined;
    return said(kind === 'asked' ? request.note : (request.reply ?? ''));
  }
  if (kind === 'resolved') {
    const thread = await trx
      .selectFrom('comment_thread')
      .select('resolvedAt')
      .where('id', '=', threadId ?? '')
      .executeTakeFirst();
    return thread?.resolvedAt ? {} : undefined;
  }
  const comment = await trx
    .selectFrom('page_comment')
    .select(['text', 'deletedAt', 'position'])
    .where('id', '=', commentId ?? '')
    .executeTakeFirst();
  if (!comment || comment.deletedAt) return undefined;
  // Whoever has answered has read it.
  const answered = await trx
    .selectFrom('page_comment')
    .select('id')
    .where('threadId', '=', threadId ?? '')
    .where('authorId', '=', userId)
    .where('position', '>', comment.position)
    .limit(1)
    .executeTakeFirst();
  return answered ? undefined : said(comment.text);
}

const said = (text: string) => (text === '' ? {} : { text });
