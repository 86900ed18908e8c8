import { CONTENT_TYPES, MAX_PLACED_MODULES, PAGE_SLOTS, THEMES } from '@witryna/module-schemas';
import { pagingProperties } from '../../http/paging.ts';

const siteSchema = { type: 'string', minLength: 1, maxLength: 20 } as const;
const versionSchema = { type: 'integer', minimum: 1 } as const;
const idSchema = { type: 'integer', minimum: 1 } as const;

/** A page document of any accepted form; `validatePage` says what is wrong with it, in words for people. */
export const documentSchema = {
  type: 'object',
  description: `Page document: slots ${PAGE_SLOTS.join(', ')}, containers (list or map, at most ${MAX_PLACED_MODULES}).`,
} as const;

export const pageIdParams = { type: 'object', required: ['id'], properties: { id: idSchema } } as const;

export const revisionParams = {
  type: 'object',
  required: ['id', 'revisionId'],
  properties: { id: idSchema, revisionId: { type: 'string', minLength: 1, maxLength: 64 } },
} as const;

export const pageListQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    search: { type: 'string', maxLength: 200 },
    type: { type: 'string', enum: CONTENT_TYPES },
    status: { type: 'string', enum: ['draft', 'published', 'changed'] },
    site: siteSchema,
    sort: { type: 'string', enum: ['updated', 'title', 'path', 'published'], default: 'updated' },
  },
} as const;

export const newPageBody = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title', 'urlPath'],
  properties: {
    site: siteSchema,
    type: { type: 'string', enum: CONTENT_TYPES },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    urlPath: { type: 'string', maxLength: 2048 },
    isTemplate: { type: 'boolean', default: false },
    document: documentSchema,
  },
} as const;

export const draftBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'document'],
  properties: { version: versionSchema, document: documentSchema },
} as const;

export const movePageBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: { urlPath: { type: 'string', maxLength: 2048 }, version: versionSchema },
} as const;

export const publishBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: { version: versionSchema },
} as const;

export const rollBackBody = {
  type: 'object',
  additionalProperties: false,
  required: ['revisionId', 'version'],
  properties: { revisionId: { type: 'string', minLength: 1, maxLength: 64 }, version: versionSchema },
} as const;

export const relatedBody = {
  type: 'object',
  additionalProperties: false,
  required: ['document'],
  properties: {
    site: siteSchema,
    document: documentSchema,
    isTemplate: { type: 'boolean' },
    params: {
      type: 'object',
      additionalProperties: false,
      properties: { page: pagingProperties.page, sort: { type: 'string', maxLength: 20 } },
    },
  },
} as const;

/** A page in lists and after changes. */
export const pageSummarySchema = {
  $id: 'PageSummary',
  type: 'object',
  required: ['id', 'site', 'type', 'title', 'urlPath', 'isTemplate', 'theme', 'status', 'version', 'updatedAt'],
  properties: {
    id: { type: 'integer' },
    site: { type: 'string' },
    type: { type: 'string', enum: CONTENT_TYPES },
    title: { type: 'string' },
    urlPath: { type: 'string' },
    isTemplate: { type: 'boolean' },
    theme: { type: 'string', enum: THEMES },
    status: { type: 'string', enum: ['draft', 'published', 'changed'] },
    version: { type: 'integer' },
    publishedAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
    updatedBy: { type: 'string' },
  },
} as const;
