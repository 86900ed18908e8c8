import { inTransaction } from '../database/transaction.ts';
import { recordChange } from '../events/outbox.ts';
import type { App } from '../fastify-app.ts';
import { REBUILD_TAG } from './changes.ts';

const tags = ['search'];
const statusSchema = {
  type: 'object',
  required: ['version', 'products', 'words', 'isBuilding'],
  properties: {
    version: { type: 'integer', description: 'How many indexes this node has built.' },
    products: { type: 'integer' },
    words: { type: 'integer' },
    isBuilding: { type: 'boolean' },
    builtAt: { type: 'string', format: 'date-time' },
  },
} as const;

/** What staff may ask of the index itself. */
export function searchStaffRoutes(app: App): void {
  app.get(
    '/staff/search/status',
    {
      config: { access: 'staff:viewer' },
      schema: { tags, summary: 'The index of this node', response: { 200: statusSchema } },
    },
    async () => {
      const { builtAt, ...status } = app.productSearch.status();
      return { ...status, ...(builtAt && { builtAt: builtAt.toISOString() }) };
    },
  );

  app.post(
    '/staff/search/rebuild',
    {
      config: { access: 'staff:admin' },
      schema: {
        tags,
        summary: 'Build the index anew',
        description: 'Every node builds its index anew while the present one serves.',
        response: { 202: { type: 'null' } },
      },
    },
    async (_request, reply) => {
      await inTransaction(app.db, (trx) => recordChange(trx, [REBUILD_TAG]));
      return reply.status(202).send(null);
    },
  );
}
