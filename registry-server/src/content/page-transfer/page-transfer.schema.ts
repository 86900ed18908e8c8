import { CONTENT_TYPES } from '@witryna/module-schemas';
import { translationGroupSchema } from '../pages/index.ts';
import { MOST_SECTIONS, newSectionBody } from '../saved-sections/index.ts';

export const FORMAT = 'witryna-pages';
export const FORMAT_VERSION = 1;
/** Pages that one import takes: each may be checked, written and published while somebody waits. */
const MOST_PAGES = 200;

const site = { type: 'string', minLength: 1, maxLength: 20 } as const;

export const exportQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    site,
    type: { type: 'string', enum: CONTENT_TYPES },
    ids: {
      type: 'string',
      description: 'Numbers of pages, divided by commas: these alone, in this order.',
      pattern: '^\\d{1,9}(,\\d{1,9}){0,199}$',
      maxLength: 2_000,
    },
    sections: {
      type: 'boolean',
      default: false,
      description: 'With the saved sections: those of the site, or all.',
    },
  },
} as const;

const pageSchema = {
  type: 'object',
  required: ['type', 'urlPath', 'document'],
  properties: {
    site,
    type: { type: 'string', enum: CONTENT_TYPES },
    urlPath: { type: 'string', maxLength: 2048 },
    title: { type: 'string', maxLength: 200 },
    isTemplate: { type: 'boolean', default: false },
    isPublished: { type: 'boolean' },
    translationGroup: translationGroupSchema,
    document: { type: 'object' },
  },
} as const;

export const importBody = {
  type: 'object',
  required: ['pages'],
  properties: {
    format: { const: FORMAT },
    version: { const: FORMAT_VERSION },
    site: { ...site, description: 'Of pages that name none.' },
    dryRun: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false, description: 'Publishes what has no faults; for publishers.' },
    pages: { type: 'array', minItems: 1, maxItems: MOST_PAGES, items: pageSchema },
    sections: { type: 'array', maxItems: MOST_SECTIONS, items: newSectionBody },
    replaceSections: {
      type: 'boolean',
      default: false,
      description: 'Saved sections take the place of those that have their names and hold something else.',
    },
  },
} as const;

const faultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'rule', 'message'],
  properties: {
    path: { type: 'string' },
    rule: { type: 'string' },
    message: { type: 'string' },
    placedModuleId: { type: 'string' },
  },
} as const;

const reportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['urlPath', 'outcome', 'isPublished', 'faults'],
  properties: {
    site: { type: 'string' },
    urlPath: { type: 'string' },
    title: { type: 'string' },
    outcome: { type: 'string', enum: ['created', 'updated', 'unchanged', 'refused'] },
    isPublished: { type: 'boolean', description: 'Whether readers see this state of it now.' },
    id: { type: 'integer' },
    message: { type: 'string', description: 'Why it was refused.' },
    faults: { type: 'array', description: 'PageFault[]', items: faultSchema },
  },
} as const;

const sectionReportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'outcome', 'faults'],
  properties: {
    name: { type: 'string' },
    outcome: {
      type: 'string',
      enum: ['created', 'updated', 'unchanged', 'kept', 'refused'],
      description: '`kept`: there is one of that name that holds something else, and it stays.',
    },
    id: { type: 'integer' },
    message: { type: 'string', description: 'Why it was refused.' },
    faults: { type: 'array', description: 'PageFault[]', items: faultSchema },
  },
} as const;

export const importAnswer = {
  200: {
    type: 'object',
    additionalProperties: false,
    required: ['isDryRun', 'items', 'sections'],
    properties: {
      isDryRun: { type: 'boolean' },
      items: { type: 'array', items: reportSchema },
      sections: { type: 'array', items: sectionReportSchema },
    },
  },
  403: { $ref: 'Error#' },
  422: { $ref: 'Error#' },
} as const;
