import type { BodyOf } from '../../http/body-of.ts';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { EMPLOYMENTS } from './job-offers.tables.ts';

const properties = {
  title: { type: 'string', title: 'Stanowisko', minLength: 1, maxLength: 200 },
  location: { type: 'string', title: 'Miejsce', minLength: 1, maxLength: 200 },
  employment: { type: 'string', title: 'Wymiar', enum: EMPLOYMENTS },
  summary: { type: 'string', title: 'Opis', maxLength: 4000 },
  url: { type: 'string', title: 'Adres zgłoszenia', maxLength: 400 },
  publishedAt: { ...momentSchema, title: 'Ogłoszona' },
  expiresAt: { ...momentSchema, title: 'Ważna do' },
} as const;

/** `PUT /staff/job-offers/:code` */
export const jobOfferSchema = {
  type: 'object',
  required: ['title', 'location', 'employment', 'summary'],
  additionalProperties: false,
  properties,
} as const;

export const jobOfferParams = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 } },
} as const;

/** `GET /search/offers` */
export const offersQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...pagingProperties, q: { type: 'string', maxLength: 200 } },
} as const;

export const offersAnswerSchema = listSchema({
  type: 'object',
  required: ['code', 'title', 'location', 'employment', 'summary', 'publishedAt'],
  properties: { code: { type: 'string' }, ...properties },
} as const);

export type JobOfferInput = BodyOf<typeof jobOfferSchema>;
