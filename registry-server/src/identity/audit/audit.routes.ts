import type { App } from '../../fastify-app.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import type { AuditRow, AuditStore } from './audit.store.ts';
import { type SubjectName, subjectNames } from './subject-names.ts';

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    actor: { type: 'integer', minimum: 1, description: 'Id of a person.' },
    action: { type: 'string', maxLength: 200, description: '`PUT /staff/catalogue/variants/:sku/price`' },
    from: momentSchema,
    to: { ...momentSchema, description: 'The first instant that is left out.' },
  },
} as const;

const entrySchema = {
  type: 'object',
  required: ['id', 'at', 'actor', 'action', 'subject', 'details'],
  properties: {
    id: { type: 'integer' },
    at: { type: 'string' },
    actor: { type: 'object', required: ['name'], properties: { id: { type: 'integer' }, name: { type: 'string' } } },
    action: { type: 'string' },
    subject: { type: 'object', additionalProperties: true },
    subjectName: {
      type: 'string',
      description:
        'What staff call it now, such as the number of an order; absent when it has no such name, or is gone.',
    },
    orderId: { type: 'integer', description: 'The order that it belongs to, where it is a refund or a payment of one' },
    details: {
      type: 'object',
      additionalProperties: true,
      description: 'Names of the fields that were sent (`fields`), and what some of them held (`values`).',
    },
    status: { type: 'integer', description: 'Absent when the outcome is not known: the server broke down before it.' },
  },
} as const;

/** What staff did, for administrators. */
export function auditRoutes(app: App, store: AuditStore): void {
  app.get(
    '/staff/audit',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags: ['audit'],
        summary: 'Writes of staff, newest first',
        querystring,
        response: { 200: listSchema(entrySchema) },
      },
    },
    async ({ query: { from, to, ...query } }) => {
      const { items, total } = await store.list({
        ...query,
        ...(from !== undefined && { from: new Date(from) }),
        ...(to !== undefined && { to: new Date(to) }),
      });
      const names = await subjectNames(app.db, items);
      return {
        items: items.map((item) => answerOf(item, names.get(item.id))),
        total,
        page: query.page,
        pageSize: query.pageSize,
      };
    },
  );
}

function answerOf({ at, actorId, actorName, status, ...entry }: AuditRow, subject: SubjectName | undefined) {
  return {
    ...entry,
    ...(subject && { subjectName: subject.name }),
    ...(subject?.orderId !== undefined && { orderId: subject.orderId }),
    at: at.toISOString(),
    actor: { ...(actorId !== null && { id: actorId }), name: actorName },
    ...(status !== null && { status }),
  };
}
