import { CONTENT_TYPES } from '@witryna/module-schemas';
import { MAX_FOUND_TEXTS } from './find-texts.ts';
import { MAX_FOUND_PAGES } from './page-texts.store.ts';

/** Fewer letters would be found nearly everywhere. */
const SHORTEST_SEARCH = 2;

export const pageTextsQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['search'],
  properties: {
    search: { type: 'string', minLength: SHORTEST_SEARCH, maxLength: 200 },
    matchCase: { type: 'boolean', default: false },
    wholeWords: { type: 'boolean', default: false, description: 'Leaves out words that only begin or end so.' },
    site: { type: 'string', minLength: 1, maxLength: 20 },
  },
} as const;

const page = {
  type: 'object',
  required: ['id', 'site', 'type', 'title', 'urlPath', 'isTemplate', 'status', 'version'],
  properties: {
    id: { type: 'integer' },
    site: { type: 'string' },
    type: { type: 'string', enum: CONTENT_TYPES },
    title: { type: 'string' },
    urlPath: { type: 'string' },
    isTemplate: { type: 'boolean' },
    status: { type: 'string', enum: ['draft', 'published', 'changed'] },
    version: { type: 'integer' },
  },
} as const;

/** A text that was found, and where it stands. */
export const foundTextSchema = {
  type: 'object',
  required: ['path', 'text'],
  properties: {
    path: { type: 'string', description: 'JSON pointer into the document of the draft.' },
    text: { type: 'string' },
    placedModuleId: { type: 'string' },
    driver: { type: 'string' },
  },
} as const;

export const pageTextsAnswers: Readonly<Record<number, object>> = {
  200: {
    type: 'object',
    required: ['items', 'isWhole'],
    properties: {
      items: {
        type: 'array',
        maxItems: MAX_FOUND_PAGES,
        items: {
          type: 'object',
          required: ['page', 'texts'],
          properties: { page, texts: { type: 'array', maxItems: MAX_FOUND_TEXTS, items: foundTextSchema } },
        },
      },
      isWhole: { type: 'boolean', description: 'False where more pages have the words than one answer names.' },
    },
  },
  404: { $ref: 'Error#' },
};
