import { listSchema, pagingProperties } from '../../http/paging.ts';
import { DEFAULT_REDIRECTION_CODE, REDIRECTION_CODES } from './redirects.tables.ts';

const site = { type: 'string', maxLength: 20 } as const;

/** What a redirect is made of, as it is written. */
export const redirectBody = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    site,
    from: { type: 'string', minLength: 1, maxLength: 480 },
    to: { type: 'string', minLength: 1, maxLength: 2048 },
    code: { type: 'integer', enum: REDIRECTION_CODES, default: DEFAULT_REDIRECTION_CODE },
  },
} as const;

export const redirectSchema = {
  type: 'object',
  required: ['id', 'site', 'from', 'to', 'code', 'updatedAt'],
  properties: {
    id: { type: 'integer' },
    site: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    code: { type: 'integer', enum: REDIRECTION_CODES },
    updatedAt: { type: 'string' },
  },
} as const;

export const redirectListSchema = listSchema(redirectSchema);

export const redirectsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    site,
    search: { type: 'string', maxLength: 200, description: 'A part of the old or of the new address.' },
  },
} as const;

export const redirectParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;
