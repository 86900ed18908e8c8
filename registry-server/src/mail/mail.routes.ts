import { NotFound } from '../errors.ts';
import type { App } from '../fastify-app.ts';
import { listSchema, pagingSchema } from '../http/paging.ts';
import type { MailOutboxStore, MailRow } from './mail-outbox.store.ts';

const tags = ['mail'];
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;

const givenUpMailSchema = {
  type: 'object',
  required: ['id', 'template', 'attempts', 'createdAt', 'gaveUpAt', 'lastError'],
  properties: {
    id: { type: 'integer' },
    template: { type: 'string' },
    attempts: { type: 'integer' },
    createdAt: { type: 'string' },
    gaveUpAt: { type: 'string' },
    lastError: { type: 'string' },
  },
} as const;

/** Given-up mails for administrators, without recipient and content. */
export function mailRoutes(app: App, { outbox }: { readonly outbox: MailOutboxStore }): void {
  app.get(
    '/staff/mails/given-up',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Mails that were given up',
        querystring: pagingSchema,
        response: { 200: listSchema(givenUpMailSchema) },
      },
    },
    async ({ query: { page, pageSize } }) => {
      const { items, total } = await outbox.listGivenUp({ page, pageSize });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );

  app.post(
    '/staff/mails/:id/retry',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Try once more to send a mail that was given up',
        params: idParams,
        response: { 204: { type: 'null' }, 404: { $ref: 'Error#' } },
      },
    },
    async ({ params }, reply) => {
      if (!(await outbox.retry(params.id, new Date()))) throw new NotFound();
      return reply.status(204).send(null);
    },
  );
}

function answerOf({ id, template, attempts, createdAt, gaveUpAt, lastError }: MailRow) {
  return {
    id,
    template,
    attempts,
    createdAt: createdAt.toISOString(),
    gaveUpAt: gaveUpAt?.toISOString() ?? '',
    lastError: lastError ?? '',
  };
}
