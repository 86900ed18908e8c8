import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { createNetworkLimit } from '../../../rate-limits/index.ts';
import type { Delivery } from '../delivery.ts';
import { pointListSchema, pointParams, pointSchema, pointSearchQuery } from './points.schema.ts';
import type { FoundPoint, PointSearcher } from './search-points.ts';

/** For each network. Somebody who types in a field asks every few letters; thousands may share an address. */
const LIMIT = { burst: 120, perHour: 6_000 };
/** The lists change once a day. */
const CACHE_CONTROL = 'public, max-age=60';

const tags = ['delivery'];
const error = { $ref: 'Error#' } as const;

export interface PointRoutesOptions {
  readonly search: PointSearcher;
  readonly delivery: Delivery;
  /** Widens the limit, for load tests. */
  readonly limitFactor: number;
}

/** Pick-up points for the shop's map and list. */
export function pointRoutes(app: App, { search, delivery, limitFactor }: PointRoutesOptions): void {
  const limit = createNetworkLimit(LIMIT, limitFactor);

  app.get(
    '/delivery/points',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Pick-up points that operate, by town, street, postal code, code or place',
        description: 'With `lat` and `lng` the nearest come first; with a postal code those nearest to its middle.',
        querystring: pointSearchQuery,
        response: {
          200: pointListSchema,
          422: error,
          429: error,
        },
      },
    },
    async (request, reply) => {
      limit(request);
      const { provider, q, lat, lng, cod, ...paging } = request.query;
      if ((lat === undefined) !== (lng === undefined)) {
        throw new FieldInvalid(lat === undefined ? '/lat' : '/lng', 'together', {});
      }
      const near = lat === undefined || lng === undefined ? {} : { near: { latitude: lat, longitude: lng } };
      const { items, total } = await search({ ...paging, ...near, provider, text: q, takesPayment: cod });
      reply.header('cache-control', CACHE_CONTROL);
      return { items: items.map(toAnswer), total, ...paging };
    },
  );

  app.get(
    '/delivery/points/:provider/:code',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'One pick-up point by its code as people type it',
        params: pointParams,
        response: { 200: pointSchema, 404: error, 422: error, 429: error },
      },
    },
    async (request, reply) => {
      limit(request);
      const { provider, code } = request.params;
      const point = await delivery.point(provider, code);
      if (!point) throw new NotFound('not-found/point');
      reply.header('cache-control', CACHE_CONTROL);
      return toAnswer(point);
    },
  );
}

/** A copy, since the types that schemas give may be written to. */
const toAnswer = (point: FoundPoint) => ({ ...point });
