import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { DEMO_INPOST_TOKEN } from '../demo-accounts.ts';
import { addFailureMode } from '../places/failure-mode.ts';
import { createInpostPoints, type InpostPoint } from './inpost-points.ts';
import { type PointsQuery, selectPoints, withFields } from './select-points.ts';

const word = { type: 'string', maxLength: 1_000 } as const;
const number = { type: 'integer', minimum: 1 } as const;
const pointsQuery = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ['name', 'city', 'type', 'functions', 'status', 'relative_post_code', 'fields'].map((name) => [name, word]),
    ),
    relative_point: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?$' },
    payment_available: { type: 'boolean' },
    max_distance: number,
    limit: number,
    page: { ...number, default: 1 },
    per_page: { ...number, maximum: 500, default: 25 },
    sort_by: { enum: ['name', 'distance_to_relative_point'], default: 'name' },
    sort_order: { enum: ['asc', 'desc'], default: 'asc' },
  },
} as const;

/** Points in the manner of InPost's API, below `/inpost`. */
export async function inpostPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  const { failureMode, answers, seen } = addFailureMode(app, '/inpost');
  let items: readonly InpostPoint[] | undefined;
  const all = (): readonly InpostPoint[] => {
    items ??= createInpostPoints(config.url);
    const { closed, unpaid } = failureMode;
    const there = seen(items, ({ name }) => name);
    if (closed.length + unpaid.length === 0) return there;
    return there.map((item) => ({
      ...item,
      ...(closed.includes(item.name) ? { status: 'Disabled' } : {}),
      ...(unpaid.includes(item.name) ? { payment_available: false } : {}),
    }));
  };

  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization === `Bearer ${DEMO_INPOST_TOKEN}`) return undefined;
      return reply.status(401).send({ status: 401, error: 'token_invalid', message: 'Token is missing or invalid.' });
    });
    scope.setErrorHandler<Error & { validation?: { instancePath: string; message?: string }[] }>(
      (error, _request, reply) => {
        const details = Object.fromEntries(
          (error.validation ?? []).map(({ instancePath, message }) => [instancePath.slice(1), [message]]),
        );
        return reply
          .status(error.validation ? 400 : 500)
          .send({ status: 400, error: 'validation_failed', message: 'There are some validation errors.', details });
      },
    );

    scope.get<{ Querystring: PointsQuery }>(
      '/inpost/v1/points',
      { schema: { querystring: pointsQuery } },
      async ({ query }, reply) => {
        if (await answers(reply)) return reply;
        const found = selectPoints(all(), query);
        const { page, per_page } = query;
        return {
          href: `${config.url}/inpost/v1/points`,
          count: found.length,
          page,
          per_page,
          total_pages: Math.ceil(found.length / per_page),
          items: found.slice((page - 1) * per_page, page * per_page).map((item) => withFields(item, query.fields)),
          meta: {},
        };
      },
    );

    scope.get<{ Params: { name: string } }>('/inpost/v1/points/:name', async ({ params }, reply) => {
      if (await answers(reply)) return reply;
      const found = all().find(({ name }) => name === params.name);
      return found ?? reply.status(404).send({ status: 404, error: 'resource_not_found', message: 'Not found.' });
    });
  });
}
