import { normaliseEmail } from '@witryna/module-schemas/validation';
import type { App } from '../fastify-app.ts';
import { listSchema, pagingProperties } from '../http/paging.ts';
import { MAIL_STATES, type MailOutboxStore, type MailRow, type MailState } from './mail-outbox.store.ts';
import { mailTemplates } from './templates.ts';

const time = { type: 'string' } as const;

const mailSchema = {
  type: 'object',
  required: ['id', 'template', 'recipient', 'language', 'state', 'attempts', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    template: { type: 'string' },
    /** Empty 30 days after the mail was sent or given up. */
    recipient: { type: 'string' },
    language: { type: 'string' },
    state: { type: 'string', enum: MAIL_STATES },
    attempts: { type: 'integer' },
    createdAt: time,
    sentAt: time,
    nextAttemptAt: time,
    lastError: { type: 'string' },
  },
} as const;

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    state: { type: 'string', enum: MAIL_STATES },
    template: { type: 'string', enum: Object.keys(mailTemplates) },
    to: { type: 'string', maxLength: 254, description: 'The whole address' },
  },
} as const;

/** The log of sent and waiting mails for administrators. The content of a mail is kept only until it is sent. */
export function mailLogRoutes(app: App, { outbox }: { readonly outbox: Pick<MailOutboxStore, 'list'> }): void {
  app.get(
    '/staff/mails',
    {
      config: { access: 'staff:admin' },
      schema: { tags: ['mail'], summary: 'Mails', querystring, response: { 200: listSchema(mailSchema) } },
    },
    async ({ query: { page, pageSize, state, template, to } }) => {
      const recipient = to === undefined ? undefined : normaliseEmail(to);
      const { items, total } = await outbox.list({ page, pageSize, state, template, recipient });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );
}

function answerOf({ id, template, recipient, language, attempts, createdAt, ...row }: MailRow) {
  const { sentAt, nextAttemptAt, lastError } = row;
  return {
    id,
    template,
    recipient,
    language,
    attempts,
    state: stateOf(row),
    createdAt: createdAt.toISOString(),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(lastError && { lastError }),
  };
}

function stateOf({ sentAt, gaveUpAt }: Pick<MailRow, 'sentAt' | 'gaveUpAt'>): MailState {
  if (sentAt) return 'sent';
  return gaveUpAt ? 'given-up' : 'waiting';
}
