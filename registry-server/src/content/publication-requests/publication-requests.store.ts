import type { Selectable } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { inTransaction } from '../../database/transaction.ts';
import { noticeOfAnswer, noticeOfRequest } from '../page-notices/index.ts';
import type { PublicationRequestTable } from './publication-requests.tables.ts';

export type PublicationRequestRow = Selectable<PublicationRequestTable>;

/** What a publisher answers. */
export interface ReturnedWith {
  readonly returnedBy: string;
  readonly returnedAt: Date;
  readonly reply: string;
}

/** Requests to publish pages: rows and nothing else. */
export function createPublicationRequestsStore(db: Db) {
  return {
    find: (pageId: number): Promise<PublicationRequestRow | undefined> =>
      db.selectFrom('publication_request').selectAll().where('pageId', '=', pageId).executeTakeFirst(),

    /** A page has one request: the last one counts, and a former answer to it is over. */
    ask: (request: Omit<PublicationRequestRow, keyof ReturnedWith>): Promise<PublicationRequestRow> =>
      inTransaction(db, async (trx) => {
        const row = { ...request, returnedBy: null, returnedAt: null, reply: null };
        const { pageId, askedById: id, askedBy: name, askedAt } = request;
        const waiting = await trx
          .selectFrom('publication_request')
          .select('askedAt')
          .where('pageId', '=', pageId)
          .where('returnedAt', 'is', null)
          .executeTakeFirst();
        await trx
          .insertInto('publication_request')
          .values(row)
          .onConflict((conflict) => conflict.column('pageId').doUpdateSet(row))
          .execute();
        // Whoever is waited for knows of it already.
        if (!waiting) await noticeOfRequest(trx, pageId, { ...(id !== null && { id }), name }, askedAt);
        return row;
      }),

    /** Answers the request as it was seen; undefined when it has been taken back, renewed or answered meanwhile. */
    sendBack: (
      { pageId, askedAt }: Pick<PublicationRequestRow, 'pageId' | 'askedAt'>,
      answer: ReturnedWith,
      staff: { readonly id: number; readonly name: string },
    ): Promise<PublicationRequestRow | undefined> =>
      inTransaction(db, async (trx) => {
        const returned = await trx
          .updateTable('publication_request')
          .set(answer)
          .where('pageId', '=', pageId)
          .where('askedAt', '=', askedAt)
          .where('returnedAt', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (returned) await noticeOfAnswer(trx, returned, 'returned', staff, answer.returnedAt);
        return returned;
      }),

    /** One that is gone is taken back already. */
    async takeBack(pageId: number): Promise<void> {
      await db.deleteFrom('publication_request').where('pageId', '=', pageId).execute();
    },

    /** How many pages wait for a publisher, and how many of this person were sent back. */
    async count(userId: number): Promise<{ readonly waiting: number; readonly returned: number }> {
      const row = await db
        .selectFrom('publication_request')
        .select((eb) => [
          eb.fn.countAll<number>().filterWhere('returnedAt', 'is', null).as('waiting'),
          eb.fn
            .countAll<number>()
            .filterWhere(eb.and([eb('returnedAt', 'is not', null), eb('askedById', '=', userId)]))
            .as('returned'),
        ])
        .executeTakeFirstOrThrow();
      return { waiting: Number(row.waiting), returned: Number(row.returned) };
    },
  };
}

export type PublicationRequestsStore = ReturnType<typeof createPublicationRequestsStore>;
