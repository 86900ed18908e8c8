import { LABEL_FORMATS, LABEL_PROVIDERS, LOCKER_SIZES } from './label-provider.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;
const optionalCount = { type: ['integer', 'null'] } as const;
const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const side = { type: 'integer', minimum: 1, maximum: 10_000 } as const;
const service = { type: 'string', enum: ['locker', 'courier'] } as const;
const size = { type: 'string', enum: LOCKER_SIZES } as const;
const STATUSES = ['requested', 'pending', 'ready', 'refused', 'canceled', 'discarded'] as const;

/** `12,13`: as many ids as a page of the list has. */
const ids = { type: 'string', pattern: '^[0-9]{1,10}(,[0-9]{1,10}){0,49}$', maxLength: 550 } as const;

export const labelParams = { type: 'object', required: ['id'], properties: { id } } as const;

export const labelsQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['orders'],
  properties: { orders: { ...ids, description: 'Ids of orders, `12,13`' } },
} as const;

export const labelFileQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'format'],
  properties: {
    ids: { ...ids, description: 'Ids of labels, `3,4`, of one carrier and service' },
    format: { type: 'string', enum: LABEL_FORMATS },
  },
} as const;

export const labelBody = {
  type: 'object',
  additionalProperties: false,
  required: ['service'],
  properties: {
    service: { ...service, title: 'Usługa' },
    size: { ...size, title: 'Rozmiar skrytki', description: 'Of a locker' },
    weightGrams: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      title: 'Waga w gramach',
      description: 'Of a courier',
    },
    lengthMm: { ...side, title: 'Długość w milimetrach' },
    widthMm: { ...side, title: 'Szerokość w milimetrach' },
    heightMm: { ...side, title: 'Wysokość w milimetrach' },
    isAnother: {
      type: 'boolean',
      default: false,
      title: 'Kolejna paczka',
      description: 'One more parcel, beside one whose label has not left yet',
    },
  },
} as const;

export const labelSchema = {
  type: 'object',
  required: [
    'id',
    'orderId',
    'provider',
    'carrier',
    'reference',
    'status',
    'service',
    'size',
    'point',
    'weightGrams',
    'cod',
    'trackingNumber',
    'problem',
    'isUsed',
    'formats',
    'createdAt',
  ],
  properties: {
    id: count,
    orderId: count,
    provider: { type: 'string', enum: LABEL_PROVIDERS },
    carrier: { type: 'string', description: 'For people' },
    reference: { type: 'string', description: 'Ours, printed on the label' },
    status: { type: 'string', enum: STATUSES },
    service,
    size: { type: ['string', 'null'] },
    point: { type: ['string', 'null'] },
    weightGrams: optionalCount,
    cod: { type: 'integer', description: 'Minor units that the carrier collects' },
    trackingNumber: { type: ['string', 'null'] },
    problem: { type: ['string', 'null'], description: 'A sentence for staff: why there is none, and what to do' },
    isUsed: { type: 'boolean', description: 'A parcel has left with its number' },
    formats: { type: 'array', items: { type: 'string', enum: LABEL_FORMATS } },
    createdAt: { type: 'string', format: 'date-time' },
  },
} as const;

const dimensions = {
  type: ['object', 'null'],
  required: ['lengthMm', 'widthMm', 'heightMm'],
  properties: { lengthMm: count, widthMm: count, heightMm: count },
} as const;

/** What an order can have labels of, and those it has. */
const orderLabelsSchema = {
  type: 'object',
  required: ['orderId', 'number', 'carrier', 'service', 'canMake', 'proposal', 'toCollect', 'labels'],
  properties: {
    orderId: count,
    number: text,
    carrier: { type: ['string', 'null'], description: 'For people; null where no carrier makes labels for it' },
    service: { type: ['string', 'null'], enum: ['locker', 'courier', null] },
    canMake: { ...flag, description: 'Something is to leave yet' },
    proposal: {
      type: 'object',
      required: ['size', 'weightGrams', 'dimensions', 'unknownPieces'],
      properties: {
        size: { type: ['string', 'null'] },
        weightGrams: optionalCount,
        dimensions,
        unknownPieces: { ...count, description: 'Pieces that nobody has measured or weighed' },
      },
    },
    toCollect: { ...count, description: 'Minor units that the next label collects' },
    labels: { type: 'array', items: labelSchema },
  },
} as const;

export const labelsAnswerSchema = {
  type: 'object',
  required: ['isOffered', 'items'],
  properties: {
    isOffered: { ...flag, description: 'Some carrier is configured' },
    items: { type: 'array', items: orderLabelsSchema },
  },
} as const;
