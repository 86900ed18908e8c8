import { pagingProperties } from '../../../http/paging.ts';
import { POINT_KINDS, POINT_PROVIDERS } from './delivery-point.ts';

const provider = { type: 'string', enum: POINT_PROVIDERS } as const;

export const pointSchema = {
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

/** What people ask of the list. */
export const pointSearchQuery = {
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
} as const;

export const pointListSchema = {
  type: 'object',
  required: ['items', 'total', 'page', 'pageSize'],
  properties: {
    items: { type: 'array', items: pointSchema },
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
  },
} as const;

export const pointParams = {
  type: 'object',
  required: ['provider', 'code'],
  properties: { provider, code: { type: 'string', minLength: 1, maxLength: 60 } },
} as const;
