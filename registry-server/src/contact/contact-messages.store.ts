import { normalizeForSearch } from '@witryna/module-schemas';
import { type Selectable, sql } from 'kysely';
import { deleteOldest } from '../database/delete-oldest.ts';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import type { Trx } from '../database/transaction.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import type { ContactMessageData, MailLanguage } from '../mail/index.ts';
import { containsPattern } from '../text/like-pattern.ts';
import type { ContactMessageTable, ContactStatus } from './contact.tables.ts';

export type ContactMessageRow = Selectable<ContactMessageTable>;

/** What was written, and what is known of who wrote it. */
export interface NewContactMessage {
  readonly siteId: number;
  readonly customerId: number | null;
  readonly language: MailLanguage;
  readonly written: ContactMessageData;
  /** Numbers that the written one may stand for. */
  readonly meantNumbers: readonly string[];
  readonly now: Date;
}

export interface ContactQuery extends Paging {
  readonly status?: ContactStatus | undefined;
  readonly search?: string | undefined;
  readonly orderId?: number | undefined;
}

/** Whose messages are meant: somebody's account, and their mailbox once they have shown that it is theirs. */
export interface Writer {
  readonly id: number;
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
}

/** Messages of the contact form. */
export function createContactMessagesStore(db: Db) {
  return {
    /** Keeps what somebody wrote, in the transaction of the mail that tells the shop of it. */
    async add(trx: Trx, message: NewContactMessage): Promise<void> {
      const { siteId, customerId, language, written, meantNumbers, now } = message;
      const { name, email, comment, telephone, topic, orderNumber, hasPrivacyConsent = false } = written;
      const order =
        meantNumbers.length === 0
          ? undefined
          : await trx
              .selectFrom('sales_order')
              .select('id')
              .where('number', 'in', meantNumbers)
              .orderBy('id', 'desc')
              .executeTakeFirst();
      await trx
        .insertInto('contact_message')
        .values({
          siteId,
          customerId,
          name,
          email,
          telephone: telephone ?? null,
          topic: topic ?? null,
          orderNumber: orderNumber ?? null,
          orderId: order?.id ?? null,
          comment,
          hasPrivacyConsent,
          language,
          status: 'new',
          settledBy: null,
          version: 1,
          createdAt: now,
          updatedAt: now,
          searchText: normalizeForSearch([name, email, telephone, topic, orderNumber, comment].join(' ')),
        })
        .execute();
    },

    /** Those that wait, the oldest first; all others the latest first. */
    async list({ status, search, orderId, ...paging }: ContactQuery) {
      const { limit, offset } = rowsOf(paging);
      const matching = db
        .selectFrom('contact_message')
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
        .$if(orderId !== undefined, (query) => query.where('orderId', '=', orderId ?? 0))
        .$if(search !== undefined, (query) =>
          query.where(sql<boolean>`"searchText" like ${containsPattern(search ?? '')} escape '\\'`),
        );
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('id', status === 'new' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items, total };
    },

    find: (id: number): Promise<ContactMessageRow | undefined> =>
      db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A message that nobody else changes until the transaction ends. */
    lock: (trx: Trx, id: number): Promise<ContactMessageRow | undefined> =>
      trx
        .selectFrom('contact_message')
        .selectAll()
        .where('id', '=', id)
        .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst(),

    /** Says whether anything is left to answer in a message that is locked. */
    async setStatus(trx: Trx, { id, version }: ContactMessageRow, change: StatusChange): Promise<void> {
      const { status, staffId, now } = change;
      await trx
        .updateTable('contact_message')
        .set({ status, settledBy: status === 'answered' ? staffId : null, version: version + 1, updatedAt: now })
        .where('id', '=', id)
        .execute();
    },

    /** Keeps an answer; gives its id. */
    async addAnswer(trx: Trx, answer: { messageId: number; staffId: number; text: string; at: Date }): Promise<number> {
      const { id } = await trx.insertInto('contact_answer').values(answer).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    /** Forgets a message with its answers; false when there is none. */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('contact_message').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Forgets what somebody who leaves has written. */
    async forgetWriter(trx: Trx, writer: Writer): Promise<void> {
      await trx
        .deleteFrom('contact_message')
        .where((eb) =>
          eb.or([
            eb('customerId', '=', writer.id),
            ...(writer.emailConfirmedAt === null ? [] : [eb('email', '=', writer.email)]),
          ]),
        )
        .execute();
    },

    /** Forgets some messages in which nothing has happened since; answers how many it was. */
    forgetOld: (before: Date, limit: number): Promise<number> =>
      deleteOldest(db, 'contact_message', { time: 'updatedAt', before, limit }),
  };
}

interface StatusChange {
  readonly status: ContactStatus;
  readonly staffId: number;
  readonly now: Date;
}

export type ContactMessagesStore = ReturnType<typeof createContactMessagesStore>;
