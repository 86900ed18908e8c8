import { Readable } from 'node:stream';
import type { App } from '../fastify-app.ts';
import { listSchema, pagingProperties } from '../http/paging.ts';
import { csvCell } from '../text/csv-cell.ts';
import type { Subscription } from './newsletter.store.ts';
import type { SubscriptionStatus } from './newsletter.tables.ts';
import type { SubscribersStore } from './subscribers.store.ts';

const STATUSES = ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] as const satisfies SubscriptionStatus[];
const filters = {
  status: { type: 'string', enum: STATUSES },
  search: { type: 'string', minLength: 1, maxLength: 200, description: 'The beginning of an address' },
} as const;
const text = { type: 'string' } as const;
const yesOrNo = { type: 'boolean' } as const;

const subscriberSchema = {
  type: 'object',
  required: ['id', 'email', 'siteId', 'status', 'emailPromotion', 'smsPromotion', 'createdAt', 'updatedAt'],
  properties: {
    id: { type: 'integer' },
    email: text,
    siteId: { type: 'integer' },
    status: { type: 'string', enum: STATUSES },
    emailPromotion: yesOrNo,
    smsPromotion: yesOrNo,
    phone: text,
    createdAt: text,
    updatedAt: text,
  },
} as const;

/** Spreadsheets take a file for UTF-8 only when it begins so. */
const CSV_HEAD = '\uFEFFe-mail;stan;zgoda_email;zgoda_sms;telefon;od;zmiana\r\n';

/** Who gets the newsletter, for those who send it. */
export function subscribersRoutes(app: App, store: SubscribersStore): void {
  app.get(
    '/staff/newsletter',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags: ['newsletter'],
        summary: 'Subscriptions, newest first',
        querystring: { type: 'object', additionalProperties: false, properties: { ...pagingProperties, ...filters } },
        response: { 200: listSchema(subscriberSchema) },
      },
    },
    async ({ query }) => {
      const { items, total } = await store.list(query);
      return { items: items.map(answerOf), total, page: query.page, pageSize: query.pageSize };
    },
  );

  app.get(
    '/staff/newsletter/export',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags: ['newsletter'],
        summary: 'The same as CSV, as a file that grows while it is read',
        querystring: { type: 'object', additionalProperties: false, properties: filters },
      },
    },
    async ({ query }, reply) => {
      async function* rows() {
        yield CSV_HEAD;
        for await (const batch of store.all(query)) yield batch.map(csvRowOf).join('');
      }
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="newsletter.csv"')
        .header('cache-control', 'private, no-store')
        .send(Readable.from(rows()));
    },
  );
}

function answerOf({ id, email, siteId, status, phone, emailPromotion, smsPromotion, ...row }: Subscription) {
  return {
    id,
    email,
    siteId,
    status,
    emailPromotion: Boolean(emailPromotion),
    smsPromotion: Boolean(smsPromotion),
    ...(phone !== null && { phone }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function csvRowOf(subscription: Subscription): string {
  const { email, status, emailPromotion, smsPromotion, phone = '', createdAt, updatedAt } = answerOf(subscription);
  const yes = (isGiven: boolean) => (isGiven ? 'tak' : 'nie');
  const cells = [email, status, yes(emailPromotion), yes(smsPromotion), phone, createdAt, updatedAt];
  return `${cells.map(csvCell).join(';')}\r\n`;
}
