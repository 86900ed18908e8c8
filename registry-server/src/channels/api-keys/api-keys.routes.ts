import { staffOf } from '../../access.ts';
import { NotFound } from '../../errors.ts';
import type { App } from '../../fastify-app.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingSchema } from '../../http/paging.ts';
import type { ApiKeyRow, ApiKeysStore } from './api-keys.store.ts';
import { API_SCOPES } from './api-scopes.ts';

const tags = ['api-keys'];
const config = { access: 'staff:admin' } as const;
const error = { $ref: 'Error#' } as const;
const time = { type: ['string', 'null'] } as const;
const idParams = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } } as const;

const keyProperties = {
  id: { type: 'integer' },
  name: { type: 'string' },
  hint: { type: 'string', description: 'Its first characters.' },
  scopes: { type: 'array', items: { type: 'string' } },
  createdBy: { type: 'string' },
  createdAt: { type: 'string' },
  expiresAt: time,
  lastUsedAt: time,
  revokedAt: time,
} as const;
const keySchema = { type: 'object', required: Object.keys(keyProperties), properties: keyProperties } as const;
const newKeySchema = {
  type: 'object',
  required: [...Object.keys(keyProperties), 'key'],
  properties: { ...keyProperties, key: { type: 'string', description: 'Shown once.' } },
} as const;

const newKeyBody = {
  type: 'object',
  required: ['name', 'scopes'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    scopes: {
      type: 'array',
      minItems: 1,
      maxItems: API_SCOPES.length,
      uniqueItems: true,
      items: { type: 'string', enum: API_SCOPES },
    },
    expiresAt: momentSchema,
  },
} as const;

/** Keys of other systems, for administrators. */
export function apiKeysRoutes(app: App, { keys }: { readonly keys: ApiKeysStore }): void {
  app.get(
    '/staff/api-keys',
    { config, schema: { tags, querystring: pagingSchema, response: { 200: listSchema(keySchema) } } },
    async ({ query: { page, pageSize } }) => {
      const { items, total } = await keys.list({ page, pageSize });
      return { items: items.map(answerOf), total, page, pageSize };
    },
  );

  app.post(
    '/staff/api-keys',
    {
      config: { ...config, auditValues: ['name', 'expiresAt'] },
      schema: { tags, body: newKeyBody, response: { 201: newKeySchema, 422: error } },
    },
    async (request, reply) => {
      const { name, scopes, expiresAt } = request.body;
      const ends = expiresAt === undefined ? null : new Date(expiresAt);
      if (ends && ends <= new Date()) throw new FieldInvalid('/expiresAt', 'future', 'Ten dzień już minął.');
      const { key, row } = await keys.create({ name, scopes, expiresAt: ends }, staffOf(request).name);
      return reply.status(201).send({ ...answerOf(row), key });
    },
  );

  app.delete(
    '/staff/api-keys/:id',
    {
      config,
      schema: {
        tags,
        params: idParams,
        summary: 'Revoke a key, at once and for good',
        response: { 200: keySchema, 404: error },
      },
    },
    async ({ params: { id } }) => {
      const row = await keys.revoke(id);
      if (!row) throw new NotFound();
      return answerOf(row);
    },
  );
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

function answerOf({ id, name, hint, scopes, createdBy, ...row }: ApiKeyRow) {
  return {
    id,
    name,
    hint,
    createdBy,
    scopes: [...scopes],
    createdAt: row.createdAt.toISOString(),
    expiresAt: isoOf(row.expiresAt),
    lastUsedAt: isoOf(row.lastUsedAt),
    revokedAt: isoOf(row.revokedAt),
  };
}
