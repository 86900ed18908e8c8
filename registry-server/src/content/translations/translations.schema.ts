import { CONTENT_TYPES } from '@witryna/module-schemas';
import { listSchema, pagingProperties } from '../../http/paging.ts';

const site = { type: 'string', minLength: 1, maxLength: 20 } as const;
const id = { type: 'integer', minimum: 1 } as const;
const error = { $ref: 'Error#' } as const;
const pageSummary = { $ref: 'PageSummary#' } as const;
const moment = { type: 'string', format: 'date-time' } as const;

export const pageParams = { type: 'object', required: ['id'], properties: { id } } as const;

export const versionParams = { type: 'object', required: ['id', 'site'], properties: { id, site } } as const;

export const copyBody = {
  type: 'object',
  additionalProperties: false,
  required: ['site'],
  properties: {
    site: { ...site, description: 'On which the copy is created.' },
    title: { type: 'string', minLength: 1, maxLength: 200, description: 'Of the source where there is none.' },
    urlPath: { type: 'string', maxLength: 2048, description: 'The proposed one where there is none.' },
  },
} as const;

export const linkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['pageId'],
  properties: { pageId: id },
} as const;

export const listQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['site'],
  properties: {
    ...pagingProperties,
    site: { ...site, description: 'The site that may lack pages.' },
    from: { ...site, description: 'The site whose pages are looked for; the default one where there is none.' },
    state: { type: 'string', enum: ['missing', 'outdated'], default: 'missing' },
    type: { type: 'string', enum: CONTENT_TYPES },
  },
} as const;

const versionSchema = {
  type: 'object',
  required: ['site', 'name', 'language', 'isSource', 'isOutdated'],
  properties: {
    site,
    name: { type: 'string' },
    language: { type: 'string' },
    page: pageSummary,
    isSource: { type: 'boolean', description: 'That of the default site, else the oldest: the others follow it.' },
    isOutdated: { type: 'boolean', description: 'The source changed after this version was last compared with it.' },
    sourceChangedAt: moment,
    proposedUrlPath: { type: 'string', description: 'Where there is no version: an address that is free.' },
  },
} as const;

const versionsSchema = {
  type: 'object',
  required: ['isByAddress', 'versions'],
  properties: {
    isByAddress: {
      type: 'boolean',
      description: 'Versions have the same address on all sites and are neither linked nor unlinked.',
    },
    versions: { type: 'array', items: versionSchema, description: 'One for each site.' },
  },
} as const;

const itemSchema = {
  type: 'object',
  required: ['page'],
  properties: { page: pageSummary, version: pageSummary },
} as const;

type AnswersOf<Route extends string> = Readonly<Record<Route, Readonly<Record<number, object>>>>;
// Not as literals: the compiler cannot follow a reference to a schema that the app holds.
const answers = <Route extends string>(byRoute: AnswersOf<Route>): AnswersOf<Route> => byRoute;

/** What the routes of translations answer, by status. */
export const translationAnswers = answers({
  versions: { 200: versionsSchema, 404: error },
  changed: { 200: versionsSchema, 404: error, 409: error, 422: error },
  copied: { 201: pageSummary, 404: error, 409: error, 422: error },
  list: { 200: listSchema(itemSchema) },
});
