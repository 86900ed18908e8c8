import { CONTENT_TYPES, MAX_PLACED_MODULES, PAGE_SLOTS, THEMES } from '@witryna/module-schemas';
import { momentSchema } from '../../http/moment.ts';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { MAX_FAULTS_TOLD } from './page-faults.ts';
import { REQUEST_STATES } from './page-list.ts';

const siteSchema = { type: 'string', minLength: 1, maxLength: 20 } as const;
const versionSchema = { type: 'integer', minimum: 1 } as const;
/** Names the pages of all sites that say the same; made by the server, or chosen by whoever brings pages in. */
export const translationGroupSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
  maxLength: 64,
  description: 'Shared by the pages of several sites that say the same; each site has one of them.',
} as const;

const idSchema = { type: 'integer', minimum: 1 } as const;

/** A page document of any accepted form; `validateDraft` says what keeps it from being one, in words for people. */
const documentSchema = {
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
    urlPath: { type: 'string', maxLength: 2048, description: 'Exactly this address.' },
    type: { type: 'string', enum: CONTENT_TYPES },
    status: { type: 'string', enum: ['draft', 'published', 'changed'] },
    scheduled: { type: 'boolean', description: 'Only those that are published or withdrawn by themselves' },
    requested: {
      type: 'string',
      enum: [...REQUEST_STATES, 'returned-to-me'],
      description:
        'Only those whose publication was asked for and is waited for, or that were sent back (to whoever asks)',
    },
    answered: { type: 'boolean', description: 'Only those with an open thread of mine in which others wrote last' },
    mine: { type: 'boolean', description: 'Only those that I was the last to save' },
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
    translationGroup: translationGroupSchema,
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

export const restoreBody = {
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
    urlPath: { type: 'string', maxLength: 2048, description: 'Where the page stands; for what depends on that.' },
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
    visibleFrom: {
      type: 'string',
      format: 'date-time',
      description: 'When readers will see a published article that is held back; absent once they do.',
    },
    updatedAt: { type: 'string', format: 'date-time' },
    translationGroup: { type: 'string', description: translationGroupSchema.description },
    updatedBy: { type: 'string' },
    schedule: {
      type: 'object',
      description: 'When the page is published and withdrawn by itself; in lists only, absent without a schedule.',
      properties: {
        publishAt: momentSchema,
        unpublishAt: momentSchema,
        isDraft: { type: 'boolean', description: 'Whether what will be published is still the draft.' },
        failedAt: { ...momentSchema, description: 'When it could not be published; nothing is tried again.' },
      },
    },
    request: {
      type: 'object',
      description: 'Somebody asks for the page to be published; in lists only, absent without a request.',
      required: ['state', 'askedBy', 'askedAt'],
      properties: {
        state: { type: 'string', enum: REQUEST_STATES },
        askedBy: { type: 'string' },
        askedAt: momentSchema,
      },
    },
  },
} as const;

/** One fault of a draft; publishing refuses as long as there is one. */
export const pageFaultSchema = {
  $id: 'PageFault',
  type: 'object',
  required: ['path', 'rule', 'message'],
  properties: {
    path: { type: 'string', description: 'JSON pointer into the document.' },
    rule: { type: 'string' },
    message: { type: 'string' },
    placedModuleId: { type: 'string', description: 'The placed module at fault, when there is one.' },
  },
} as const;

const faults = {
  type: 'array',
  items: { $ref: 'PageFault#' },
  description: `Why the draft would not be published; at most ${MAX_FAULTS_TOLD} are named.`,
} as const;

const pageSummary = { $ref: 'PageSummary#' } as const;
const error = { $ref: 'Error#' } as const;
/** Served as it is stored, with whatever fields it has. */
const anything = {} as const;

/** What the site says in place of names in braces, as `{freeDelivery}`; the draft holds the names. */
const shopWords = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'What stands for names in braces.',
} as const;

/** Snippets that stand above and below a page without modules of its own there. */
const siteFrame = {
  type: 'object',
  properties: { header: { type: 'string' }, footer: { type: 'string' } },
  description: 'Slugs of the snippets that the site shows where the page has no modules at the top or the bottom.',
} as const;

/** A page with its draft, as the editor opens it. */
export const pageForEditingSchema = {
  $id: 'PageForEditing',
  type: 'object',
  required: ['page', 'document', 'version', 'faults', 'related', 'words', 'frame'],
  properties: {
    page: pageSummary,
    document: { ...anything, description: 'The draft, a page document.' },
    version: { type: 'integer' },
    faults,
    related: { ...anything, description: 'What the draft refers to, as `meta.related` of the registry.' },
    current: { ...anything, description: 'Of a template: an entity to look at.' },
    words: shopWords,
    frame: siteFrame,
  },
} as const;
const pageForEditing = { $ref: 'PageForEditing#' } as const;

const revisionSchema = {
  type: 'object',
  required: ['id', 'number', 'createdAt', 'isPublished', 'isDraft'],
  properties: {
    id: { type: 'string' },
    number: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    createdBy: { type: 'string' },
    publishedAt: { type: 'string', format: 'date-time' },
    isPublished: { type: 'boolean' },
    isDraft: { type: 'boolean' },
  },
} as const;

type AnswersOf<Route extends string> = Readonly<Record<Route, Readonly<Record<number, object>>>>;
// Not as literals: the compiler cannot follow a reference to a schema that the app holds.
const answers = <Route extends string>(byRoute: AnswersOf<Route>): AnswersOf<Route> => byRoute;

/** What the routes of pages answer, by status. */
export const pageAnswers = answers({
  list: { 200: listSchema(pageSummary) },
  created: { 201: pageForEditing, 409: error, 422: error },
  opened: { 200: pageForEditing, 404: error },
  saved: {
    200: {
      type: 'object',
      required: ['version', 'savedAt', 'faults'],
      properties: { version: { type: 'integer' }, savedAt: { type: 'string', format: 'date-time' }, faults },
    },
    404: error,
    409: error,
    422: error,
  },
  changed: { 200: pageSummary, 404: error, 409: error, 422: error },
  removed: { 204: { type: 'null' }, 409: error },
  revisions: { 200: listSchema(revisionSchema), 404: error },
  revision: { 200: { type: 'object', properties: { document: anything } }, 404: error },
  restored: { 200: pageForEditing, 404: error, 409: error },
  rolledBack: { 200: pageForEditing, 404: error, 409: error, 422: error },
  related: {
    200: {
      type: 'object',
      required: ['related', 'words', 'frame'],
      properties: { related: anything, current: anything, words: shopWords, frame: siteFrame },
    },
    422: error,
  },
});
