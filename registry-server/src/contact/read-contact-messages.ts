import type { Db } from '../database/dialects.ts';
import type { MailState } from '../mail/index.ts';
import type { ContactMessageRow } from './contact-messages.store.ts';

/** What staff see of an answer. */
export interface ContactAnswerView {
  readonly text: string;
  readonly at: Date;
  /** Undefined where the person's account is gone. */
  readonly by: string | undefined;
  /** What became of its mail. */
  readonly mail: MailState;
}

/** A message with all that staff look at before they answer. */
export interface ContactMessageView {
  readonly message: ContactMessageRow;
  readonly answers: readonly ContactAnswerView[];
  /** Who said that nothing is left to answer. */
  readonly settledBy: string | undefined;
  readonly order: { readonly id: number; readonly number: string; readonly isSameEmail: boolean } | undefined;
  readonly account: { readonly id: number; readonly wasSignedIn: boolean } | undefined;
}

/** Names the occasion of an answer's mail. */
export const answerMailKey = (answerId: number) => `contact-answer:${answerId}`;

/** Reads what belongs to some messages: a query for each kind, however many they are. */
export async function readContactMessages(
  db: Db,
  messages: readonly ContactMessageRow[],
): Promise<readonly ContactMessageView[]> {
  if (messages.length === 0) return [];
  const answers = await readAnswers(
    db,
    messages.map(({ id }) => id),
  );
  const settlers = await readStaffNames(
    db,
    idsOf(messages, ({ settledBy }) => settledBy),
  );
  const orders = await readOrders(
    db,
    idsOf(messages, ({ orderId }) => orderId),
  );
  const accounts = await readAccounts(
    db,
    messages.map(({ email }) => email),
  );
  return messages.map((message) => {
    const { id, settledBy, orderId, customerId, email } = message;
    const order = orderId === null ? undefined : orders.get(orderId);
    const accountId = customerId ?? accounts.get(email);
    return {
      message,
      answers: answers.get(id) ?? [],
      settledBy: settledBy === null ? undefined : settlers.get(settledBy),
      order: order && { id: order.id, number: order.number, isSameEmail: order.emailKey === email },
      account: accountId === undefined ? undefined : { id: accountId, wasSignedIn: customerId !== null },
    };
  });
}

function idsOf(messages: readonly ContactMessageRow[], read: (message: ContactMessageRow) => number | null): number[] {
  return [...new Set(messages.map(read))].filter((id) => id !== null);
}

async function readAnswers(db: Db, messageIds: readonly number[]) {
  const rows = await db
    .selectFrom('contact_answer')
    .leftJoin('staff_user', 'staff_user.id', 'contact_answer.staffId')
    .select(['contact_answer.id', 'messageId', 'text', 'at', 'staff_user.name as by'])
    .where('messageId', 'in', messageIds)
    .orderBy('contact_answer.id')
    .execute();
  if (rows.length === 0) return new Map<number, ContactAnswerView[]>();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['key', 'sentAt', 'gaveUpAt'])
    .where(
      'key',
      'in',
      rows.map(({ id }) => answerMailKey(id)),
    )
    .execute();
  const states = new Map(mails.map(({ key, sentAt, gaveUpAt }) => [key, mailStateOf(sentAt, gaveUpAt)]));
  const views = rows.map(({ id, messageId, text, at, by }) => {
    return { messageId, text, at, by: by ?? undefined, mail: states.get(answerMailKey(id)) ?? 'sent' };
  });
  return Map.groupBy(views, ({ messageId }) => messageId);
}

function mailStateOf(sentAt: Date | null, gaveUpAt: Date | null): MailState {
  if (sentAt !== null) return 'sent';
  return gaveUpAt === null ? 'waiting' : 'given-up';
}

async function readStaffNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readOrders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db.selectFrom('sales_order').select(['id', 'number', 'emailKey']).where('id', 'in', ids).execute();
  return new Map(rows.map((order) => [order.id, order]));
}

async function readAccounts(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('email', 'in', [...new Set(emails)])
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
