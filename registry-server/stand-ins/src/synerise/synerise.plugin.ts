import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEMO_SEARCH_INDEX, DEMO_TRACKER_KEY } from '../demo-accounts.ts';
import { createProductIndex } from './product-index.ts';

const querySchema = {
  type: 'object',
  required: ['query'],
  properties: {
    query: { type: 'string', maxLength: 200 },
    token: { type: 'string', maxLength: 200 },
    clientUUID: { type: 'string', maxLength: 100 },
    correlationId: { type: 'string', maxLength: 100 },
    personalize: { type: 'boolean' },
    includeMeta: { type: 'boolean', default: false },
    page: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
} as const;

type Search = {
  Params: { indexId: string };
  Querystring: {
    query: string;
    token?: string;
    correlationId?: string;
    includeMeta: boolean;
    page: number;
    limit: number;
  };
};

/** Search in the manner of Synerise's items search, below `/synerise`. */
export async function synerisePlugin(app: FastifyInstance): Promise<void> {
  let index: ReturnType<typeof createProductIndex> | undefined;
  const find = (phrase: string) => {
    index ??= createProductIndex();
    return index(phrase);
  };

  for (const operation of ['query', 'autocomplete'])
    app.get<Search>(
      `/synerise/search/v2/indices/:indexId/${operation}`,
      { schema: { querystring: querySchema } },
      async ({ params, query, headers }, reply) => {
        const key = query.token ?? headers['x-api-key'];
        if (key !== DEMO_TRACKER_KEY) return reply.status(401).send({ status: 401, message: 'Unauthorized' });
        if (params.indexId !== DEMO_SEARCH_INDEX)
          return reply.status(404).send({ status: 404, message: 'Index not found' });
        const found = find(query.query);
        const { page, limit } = query;
        const totalPages = Math.ceil(found.length / limit);
        const meta = { page, limit, sortBy: '', ordering: 'desc', totalCount: found.length, totalPages };
        return {
          data: found.slice((page - 1) * limit, page * limit),
          extras: { correlationId: query.correlationId ?? randomUUID(), usedSuggestion: null },
          ...(query.includeMeta ? { meta } : {}),
        };
      },
    );
}
