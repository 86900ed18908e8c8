import { NotFound } from '../../../errors.ts';
import type { App } from '../../../fastify-app.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { pagingProperties } from '../../../http/paging.ts';
import { createNetworkLimit } from '../../../rate-limits/index.ts';
import type { Delivery } from '../delivery.ts';
import { POINT_KINDS, POINT_PROVIDERS } from './delivery-point.ts';
import type { FoundPoint, PointSearcher } from './search-points.ts';

/** For each network. Somebody who types in a field asks every few letters; thousands may share an address. */
const LIMIT = { burst: 120, perHour: 6_000 };
/** The lists change once a day. */
const CACHE_CONTROL = 'public, max-age=60';

const tags = ['delivery'];
const error = { $ref: 'Error#' } as const;
const provider = { type: 'string', enum: POINT_PROVIDERS } as const;

const pointSchema = {
  type: 'object',
  required: [
    'provider',
    'code',
    'kind',
    'street',
    'city',
    'postcode',
    'province',
    'description',
    'openingHours',
    'isAlwaysOpen',
    'takesPayment',
    'isOperating',
    'latitude',
    'longitude',
  ],
  properties: {
    provider,
    code: { type: 'string' },
    kind: { type: 'string', enum: POINT_KINDS },
    street: { type: 'string' },
    city: { type: 'string' },
    postcode: { type: 'string' },
    province: { type: 'string' },
    description: { type: 'string' },
    openingHours: { type: 'string' },
    isAlwaysOpen: { type: 'boolean' },
    takesPayment: { type: 'boolean', description: 'Whether a parcel can be paid there' },
    isOperating: { type: 'boolean' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    distance: { type: 'integer', description: 'Metres to the place asked for, or to the middle of the postal code' },
  },
} as const;

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
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            provider: { ...provider, default: 'inpost' },
            q: { type: 'string', maxLength: 100, default: '' },
            lat: { type: 'number', minimum: -90, maximum: 90 },
            lng: { type: 'number', minimum: -180, maximum: 180 },
            cod: { type: 'boolean', default: false, description: 'Only where a parcel can be paid' },
            ...pagingProperties,
          },
        },
        response: {
          200: {
            type: 'object',
            required: ['items', 'total', 'page', 'pageSize'],
            properties: {
              items: { type: 'array', items: pointSchema },
              total: { type: 'integer' },
              page: { type: 'integer' },
              pageSize: { type: 'integer' },
            },
          },
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
        params: {
          type: 'object',
          required: ['provider', 'code'],
          properties: { provider, code: { type: 'string', minLength: 1, maxLength: 60 } },
        },
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
