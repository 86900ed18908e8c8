import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import type { Trx } from '../database/transaction.ts';
import { type Paging, rowsOf } from '../http/paging.ts';
import type { LeasedRows, LeaseEnds } from '../work/lease.ts';
import { createQueue } from '../work/queue.ts';
import type { MailOutboxTable } from './mail.tables.ts';
import type { MailDataOf, MailLanguageOf, MailTemplateName } from './templates.ts';

export type MailRow = Selectable<MailOutboxTable>;

/** A mail to send. */
export interface MailInput<T extends MailTemplateName = MailTemplateName> {
  readonly template: T;
  readonly to: string;
  readonly language: MailLanguageOf<T>;
  readonly data: MailDataOf<T>;
  /** Names the occasion: a second mail with the same key is not written. */
  readonly key: string;
  /** Code of the site in whose name it goes out; the default one when absent. */
  readonly site?: string;
}

/** Which mails a list is of; all when nothing is said. */
export interface MailQuery extends Paging {
  readonly state?: MailState | undefined;
  readonly template?: string | undefined;
  readonly recipient?: string | undefined;
}

export const MAIL_STATES = ['waiting', 'sent', 'given-up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const NEW_MAIL = ['key', 'template', 'recipient', 'language', 'site', 'data', 'nextAttemptAt', 'createdAt'] as const;

const insertMail = prepareQuery(
  NEW_MAIL,
  (db, mail: Required<Pick<Insertable<MailOutboxTable>, (typeof NEW_MAIL)[number]>>) =>
    db
      .insertInto('mail_outbox')
      .values(mail)
      .onConflict((conflict) => conflict.column('key').doNothing()),
);

/** Writes a mail in the transaction of what it reports; it is sent after the commit. */
export async function enqueueMail<T extends MailTemplateName>(trx: Trx, mail: MailInput<T>, now: Date): Promise<void> {
  const { key, template, to: recipient, language, site = null, data } = mail;
  await insertMail(trx, {
    key,
    template,
    recipient,
    language,
    site,
    data: JSON.stringify(data),
    nextAttemptAt: now,
    createdAt: now,
  });
}

const NOTHING = '{}';

const queue = createQueue({ table: 'mail_outbox', dueAt: 'nextAttemptAt', tries: 'attempts' });

/** The mails to send, shared by all nodes. */
export function createMailOutboxStore(db: Db) {
  return {
    /** The cheap question before claiming any. */
    hasDue: (now: Date): Promise<boolean> => queue.hasDue(db, now),

    /** Takes mails that are due: no other node gets them until the lease ends, unless it is renewed. */
    claimDue: (now: Date, limit: number): Promise<LeasedRows<MailRow>> => queue.claimDue(db, now, limit),

    /** Holds on to mails that are still being sent; resolves with those that no other node has taken. */
    renewLease: (ids: readonly number[], ends: LeaseEnds): Promise<number[]> => queue.renew(db, ids, ends),

    /** Marks a mail as sent and deletes its data, which may hold a secret link. */
    async markSent({ id }: MailRow, now: Date): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ sentAt: now, nextAttemptAt: null, lastError: null, data: NOTHING })
        .where('id', '=', id)
        .execute();
    },

    /** Marks a failed attempt: retried at `nextAttemptAt`, or given up when there is none. */
    async markFailed(
      { id, attempts }: MailRow,
      { lastError, nextAttemptAt, now }: { lastError: string; nextAttemptAt: Date | undefined; now: Date },
    ): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ lastError, nextAttemptAt: nextAttemptAt ?? null, gaveUpAt: nextAttemptAt ? null : now })
        .where('id', '=', id)
        // If this node lost its lease, another one has claimed or sent the mail.
        .where('attempts', '=', attempts)
        .where('sentAt', 'is', null)
        .execute();
    },

    /** All mails with their state, newest first. */
    async list({ state, template, recipient, ...paging }: MailQuery): Promise<{ items: MailRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const asked = db
        .selectFrom('mail_outbox')
        .$if(template !== undefined, (query) => query.where('template', '=', template as string))
        .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient as string))
        .$if(state === 'sent', (query) => query.where('sentAt', 'is not', null))
        .$if(state === 'waiting', (query) => query.where('nextAttemptAt', 'is not', null))
        .$if(state === 'given-up', (query) => query.where('gaveUpAt', 'is not', null));
      const { total } = await asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await asked.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** Mails that were given up, newest first. */
    async listGivenUp(paging: Paging): Promise<{ items: MailRow[]; total: number }> {
      const { limit, offset } = rowsOf(paging);
      const givenUp = db.selectFrom('mail_outbox').where('gaveUpAt', 'is not', null);
      const { total } = await givenUp.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const items = await givenUp.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { items, total };
    },

    /** Another round of attempts for a mail that was given up; false when there is no such mail. */
    async retry(id: number, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('mail_outbox')
        .set({ attempts: 0, nextAttemptAt: now, gaveUpAt: null })
        .where('id', '=', id)
        .where('gaveUpAt', 'is not', null)
        .where('recipient', '!=', '')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes the recipients of some old mails, and the data of those never sent; answers how many mails it was. */
    async forgetOld(before: Date, limit: number): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('mail_outbox')
        .set({ recipient: '', data: NOTHING })
        .where('id', 'in', (query) =>
          query
            .selectFrom('mail_outbox')
            .select('id')
            .where('createdAt', '<', before)
            .where('recipient', '!=', '')
            .where('nextAttemptAt', 'is', null)
            .orderBy('createdAt')
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

export type MailOutboxStore = ReturnType<typeof createMailOutboxStore>;
