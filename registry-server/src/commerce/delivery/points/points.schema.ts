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

const latitude = { type: 'number', minimum: -90, maximum: 90 } as const;
const longitude = { type: 'number', minimum: -180, maximum: 180 } as const;

/** What people ask of the list. */
export const pointSearchQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    provider: { ...provider, default: 'inpost' },
    q: { type: 'string', maxLength: 100, default: '' },
    lat: latitude,
    lng: longitude,
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
    unavailable: {
      type: 'object',
      description: 'The point whose code was asked for, where no such parcel goes to it: the items are those around it',
      required: ['code', 'reason'],
      properties: {
        code: { type: 'string' },
        reason: { type: 'string', enum: ['point-not-operating', 'point-without-payment'] },
      },
    },
  },
} as const;

/** A part of the map. */
export const pointMapQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['south', 'west', 'north', 'east', 'zoom'],
  properties: {
    provider: { ...provider, default: 'inpost' },
    south: latitude,
    west: longitude,
    north: latitude,
    east: longitude,
    zoom: { type: 'integer', minimum: 0, maximum: 20, description: 'Of tiles that are 256 pixels wide' },
    cod: { type: 'boolean', default: false, description: 'Only where a parcel can be paid' },
  },
} as const;

const number = { type: 'number' } as const;

export const pointMapSchema = {
  type: 'object',
  required: ['clusters', 'points'],
  properties: {
    clusters: {
      type: 'array',
      description: 'Points that lie too near to each other to be shown one by one',
      items: {
        type: 'object',
        required: ['latitude', 'longitude', 'count', 'bounds'],
        properties: {
          latitude: number,
          longitude: number,
          count: { type: 'integer' },
          bounds: {
            type: 'object',
            required: ['south', 'west', 'north', 'east'],
            properties: { south: number, west: number, north: number, east: number },
          },
        },
      },
    },
    points: { type: 'array', items: pointSchema },
  },
} as const;

export const townsQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['postcode'],
  properties: { postcode: { type: 'string', minLength: 1, maxLength: 20 } },
} as const;

export const townsSchema = {
  type: 'object',
  required: ['postcode', 'towns'],
  properties: {
    postcode: { type: 'string', description: 'As it is written: `02-677`' },
    towns: { type: 'array', items: { type: 'string' } },
  },
} as const;

export const pointParams = {
  type: 'object',
  required: ['provider', 'code'],
  properties: { provider, code: { type: 'string', minLength: 1, maxLength: 60 } },
} as const;
