import type { Db } from '../database/dialects.ts';
import type { ExportSection } from '../identity/customers/index.ts';

/** What somebody wrote to the shop, and what they were answered. Mailboxes that nobody has shown to be theirs tell nothing. */
export const contactMessagesSection = (db: Db): ExportSection => ({
  name: 'contactMessages',
  async read({ id, email, emailConfirmedAt }) {
    const messages = await db
      .selectFrom('contact_message')
      .select(['id', 'name', 'email', 'telephone', 'topic', 'orderNumber', 'comment', 'status', 'createdAt'])
      .where((eb) =>
        eb.or([eb('customerId', '=', id), ...(emailConfirmedAt === null ? [] : [eb('email', '=', email)])]),
      )
      .orderBy('id')
      .execute();
    if (messages.length === 0) return [];
    const answers = await db
      .selectFrom('contact_answer')
      .select(['messageId', 'text', 'at'])
      .where(
        'messageId',
        'in',
        messages.map((message) => message.id),
      )
      .orderBy('id')
      .execute();
    return messages.map(({ id: messageId, ...message }) => ({
      ...message,
      answers: answers.filter((answer) => answer.messageId === messageId).map(({ text, at }) => ({ text, at })),
    }));
  },
});
