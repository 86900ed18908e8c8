import { staffOf } from '../access.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import type { App } from '../fastify-app.ts';
import { FieldInvalid } from '../http/field-invalid.ts';
import { listSchema } from '../http/paging.ts';
import { ContactMessageChanged, ContactMessageMissing } from './contact.errors.ts';
import { answerBody, contactMessageSchema, idParams, listQuery, statusBody } from './contact.schema.ts';
import type { ContactMessageRow, ContactMessagesStore } from './contact-messages.store.ts';
import { answerMailKey, type ContactMessageView, readContactMessages } from './read-contact-messages.ts';

const tags = ['contact'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
const answers = { 200: contactMessageSchema, 404: error, 409: error, 422: error } as const;

/** Messages of the contact form for those who answer them. */
export function contactStaffRoutes(app: App, store: ContactMessagesStore): void {
  const { db } = app;

  app.get(
    '/staff/contact-messages',
    {
      config,
      schema: {
        tags,
        summary: 'Messages of the contact form: those without an answer oldest first, all others newest first',
        querystring: listQuery,
        response: { 200: listSchema(contactMessageSchema) },
      },
    },
    async ({ query: { page, pageSize, status, search, orderId } }, reply) => {
      const { items, total } = await store.list({ page, pageSize, status, search, orderId });
      reply.header('cache-control', 'private, no-store');
      return { items: (await readContactMessages(db, items)).map(answerOf), total, page, pageSize };
    },
  );

  app.post(
    '/staff/contact-messages/:id/answers',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a message by mail; it counts as answered from then on',
        description:
          'Whoever writes back reaches the mailbox of the shop. Refused where the message has changed since.',
        params: idParams,
        body: answerBody,
        response: answers,
      },
    },
    async (request) => {
      const text = request.body.text.trim();
      if (text === '') throw new FieldInvalid('/text', 'required', 'Wpisz treść odpowiedzi.');
      const { id: staffId } = staffOf(request);
      return change(request.params.id, request.body.version, async (trx, message, now) => {
        const answerId = await store.addAnswer(trx, { messageId: message.id, staffId, text, at: now });
        await store.setStatus(trx, message, { status: 'answered', staffId, now });
        const { name, email, comment, topic, language, createdAt } = message;
        await app.mail.enqueue(trx, {
          template: 'contact-answer',
          to: email,
          language,
          site: siteOf(message).code,
          data: { name, text, comment, writtenAt: createdAt.toISOString(), ...(topic !== null && { topic }) },
          key: answerMailKey(answerId),
        });
      });
    },
  );

  app.put(
    '/staff/contact-messages/:id/status',
    {
      config: { ...config, auditValues: ['status'] },
      schema: {
        tags,
        summary: 'Say that nothing is left to answer, as after a call, or that something is',
        params: idParams,
        body: statusBody,
        response: answers,
      },
    },
    async (request) => {
      const { version, status } = request.body;
      const { id: staffId } = staffOf(request);
      return change(request.params.id, version, (trx, message, now) =>
        store.setStatus(trx, message, { status, staffId, now }),
      );
    },
  );

  app.delete(
    '/staff/contact-messages/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Forget a message with its answers, as its writer may ask for',
        params: idParams,
        response: { 204: { type: 'null' }, 404: error },
      },
    },
    async ({ params: { id } }, reply) => {
      if (!(await store.remove(id))) throw new ContactMessageMissing();
      return reply.code(204).send(null);
    },
  );

  /** A write of somebody who has read this version of the message. */
  async function change(
    id: number,
    version: number,
    work: (trx: Trx, message: ContactMessageRow, now: Date) => Promise<void>,
  ) {
    await inTransaction(db, async (trx) => {
      const message = await store.lock(trx, id);
      if (!message) throw new ContactMessageMissing();
      if (message.version !== version) throw new ContactMessageChanged();
      await work(trx, message, new Date());
    });
    const message = await store.find(id);
    const [view] = message ? await readContactMessages(db, [message]) : [];
    if (!view) throw new ContactMessageMissing();
    return answerOf(view);
  }

  const siteOf = ({ siteId }: ContactMessageRow) => app.sites.require(String(siteId));

  function answerOf({ message, answers, settledBy, order, account }: ContactMessageView) {
    const { id, name, email, telephone, topic, orderNumber, comment, status, version, createdAt, updatedAt } = message;
    return {
      id,
      site: siteOf(message).code,
      name,
      email,
      comment,
      status,
      version,
      createdAt: createdAt.toISOString(),
      answers: answers.map(({ text, at, by, mail }) => ({ text, at: at.toISOString(), mail, ...(by && { by }) })),
      ...(telephone !== null && { telephone }),
      ...(topic !== null && { topic }),
      ...(orderNumber !== null && { orderNumber }),
      ...(status === 'answered' && { settledAt: updatedAt.toISOString() }),
      ...(settledBy !== undefined && { settledBy }),
      ...(order && { order }),
      ...(account && { account }),
    };
  }
}
