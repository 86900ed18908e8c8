import { parsePostalCode } from '@witryna/module-schemas/validation';
import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { createNetworkLimit } from '../../../rate-limits/index.ts';
import type { Delivery } from '../delivery.ts';
import type { TownSearch } from './find-towns.ts';
import type { PointMap } from './point-map.ts';
import {
  pointListSchema,
  pointMapQuery,
  pointMapSchema,
  pointParams,
  pointSchema,
  pointSearchQuery,
  townsQuery,
  townsSchema,
} from './points.schema.ts';
import type { FoundPoint, PointSearcher } from './search-points.ts';

/** For each network. Somebody who types in a field asks every few letters; thousands may share an address. */
const LIMIT = { burst: 120, perHour: 6_000 };
/** The lists change once a day. */
const CACHE_CONTROL = 'public, max-age=60';

const tags = ['delivery'];
const error = { $ref: 'Error#' } as const;
const refusals = { 422: error, 429: error } as const;

export interface PointRoutesOptions {
  readonly search: PointSearcher;
  readonly map: PointMap;
  readonly findTowns: TownSearch;
  readonly delivery: Delivery;
  /** Widens the limit, for load tests. */
  readonly limitFactor: number;
}

/** Pick-up points for the shop's map and list. */
export function pointRoutes(app: App, { search, map, findTowns, delivery, limitFactor }: PointRoutesOptions): void {
  const limit = createNetworkLimit(LIMIT, limitFactor);

  app.get(
    '/delivery/points',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Pick-up points that operate, by town, street, postal code, code or place',
        description:
          'With `lat` and `lng` the nearest come first; with a postal code those nearest to its middle; with the code of a point that cannot be chosen (`unavailable`) those nearest to it.',
        querystring: pointSearchQuery,
        response: { 200: pointListSchema, ...refusals },
      },
    },
    async (request, reply) => {
      limit(request);
      const { provider, q, lat, lng, cod, ...paging } = request.query;
      if ((lat === undefined) !== (lng === undefined)) {
        throw new FieldInvalid(lat === undefined ? '/lat' : '/lng', 'together', {});
      }
      const near = lat === undefined || lng === undefined ? {} : { near: { latitude: lat, longitude: lng } };
      const question = { ...paging, ...near, provider, text: q, takesPayment: cod };
      const { items, total, unavailable } = await search(question);
      reply.header('cache-control', CACHE_CONTROL);
      return { items: items.map(toAnswer), total, ...paging, ...(unavailable && { unavailable: { ...unavailable } }) };
    },
  );

  app.get(
    '/delivery/points/map',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Pick-up points that operate on a part of the map, those close together as clusters',
        description: 'At most some three hundred clusters and points, however large the part is.',
        querystring: pointMapQuery,
        response: { 200: pointMapSchema, ...refusals },
      },
    },
    async (request, reply) => {
      limit(request);
      const { cod, ...view } = request.query;
      if (view.south >= view.north) throw new FieldInvalid('/north', 'bounds', {});
      if (view.west >= view.east) throw new FieldInvalid('/east', 'bounds', {});
      const { clusters, points } = await map({ ...view, takesPayment: cod });
      reply.header('cache-control', CACHE_CONTROL);
      return {
        clusters: clusters.map(({ bounds, ...cluster }) => ({ ...cluster, bounds: { ...bounds } })),
        points: points.map(toAnswer),
      };
    },
  );

  app.get(
    '/delivery/towns',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Towns of a postal code, as the addresses of pick-up points know them',
        description: 'At most ten, the most frequent first; none when no point has the code.',
        querystring: townsQuery,
        response: { 200: townsSchema, ...refusals },
      },
    },
    async (request, reply) => {
      limit(request);
      const postcode = parsePostalCode(request.query.postcode);
      if (postcode === undefined) throw new FieldInvalid('/postcode', 'postal-code', {});
      reply.header('cache-control', CACHE_CONTROL);
      return { postcode, towns: [...(await findTowns(postcode))] };
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
        response: { 200: pointSchema, 404: error, ...refusals },
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
