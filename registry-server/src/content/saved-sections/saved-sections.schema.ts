import { MAX_PLACED_MODULES } from '@witryna/module-schemas';
import { momentSchema } from '../../http/moment.ts';
import { foundTextSchema, MAX_FOUND_TEXTS } from '../page-texts/index.ts';

const MAX_NAME_LENGTH = 80;
const MAX_GROUP_LENGTH = 40;

const site = { type: 'string', minLength: 1, maxLength: 20 } as const;
const version = { type: 'integer', minimum: 1 } as const;
const name = { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH } as const;
const group = { type: 'string', maxLength: MAX_GROUP_LENGTH, description: 'Empty or absent: in no group.' } as const;

/** As a page has them: `{ id, driver, version, settings, slots? }`; their schemas are asked, in words for people. */
const modules = {
  type: 'array',
  minItems: 1,
  // A section takes fewer, which is said in words.
  maxItems: MAX_PLACED_MODULES,
  description: 'A placed module and everything in it, by the ids of its slots; the module itself comes first.',
  items: { type: 'object' },
} as const;

export const sectionParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

export const newSectionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'modules'],
  properties: { name, group, site, modules },
} as const;

export const renameSectionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'name'],
  properties: { version, name, group },
} as const;

export const replaceSectionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'modules'],
  properties: { version, site, modules },
} as const;

/** A saved section as lists show it. */
export const sectionSchema = {
  $id: 'SavedSection',
  type: 'object',
  required: [
    'id',
    'name',
    'language',
    'moduleCount',
    'unknownDrivers',
    'version',
    'createdAt',
    'updatedAt',
    'updatedBy',
    'mayChange',
  ],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    group: { type: 'string' },
    site: { type: 'string', description: 'Where it was saved; absent once that site is gone.' },
    language: { type: 'string', description: 'Of its texts.' },
    moduleCount: { type: 'integer' },
    unknownDrivers: {
      type: 'array',
      description: 'Modules in it that the shop no longer has: such a section is not inserted.',
      items: { type: 'string' },
    },
    version: { type: 'integer' },
    createdAt: momentSchema,
    updatedAt: momentSchema,
    updatedBy: { type: 'string' },
    mayChange: { type: 'boolean', description: 'Whether the person who asks may rename, replace and delete it.' },
  },
} as const;

// Not as literals: the compiler cannot follow a reference to a schema that the app holds.
const refused = {
  403: { $ref: 'Error#' },
  404: { $ref: 'Error#' },
  409: { $ref: 'Error#' },
  422: { $ref: 'Error#' },
};
const summary = { $ref: 'SavedSection#' };

type Answer = 'list' | 'texts' | 'opened' | 'created' | 'changed' | 'removed';

export const sectionAnswers: Readonly<Record<Answer, Readonly<Record<number, object>>>> = {
  list: {
    200: {
      type: 'object',
      required: ['items', 'maximum'],
      properties: { items: { type: 'array', items: summary }, maximum: { type: 'integer' } },
    },
  },
  texts: {
    200: {
      type: 'object',
      required: ['items'],
      properties: {
        items: {
          type: 'array',
          items: {
            type: 'object',
            required: ['section', 'texts'],
            properties: {
              section: summary,
              texts: { type: 'array', maxItems: MAX_FOUND_TEXTS, items: foundTextSchema },
            },
          },
        },
      },
    },
    404: refused[404],
  },
  opened: {
    200: {
      type: 'object',
      required: ['section', 'modules'],
      properties: {
        section: summary,
        modules: { type: 'array', items: { type: 'object', additionalProperties: true } },
      },
    },
    404: { $ref: 'Error#' },
  },
  created: { 201: summary, 409: refused[409], 422: refused[422] },
  changed: { 200: summary, ...refused },
  removed: { 204: { type: 'null' }, 403: refused[403], 404: refused[404] },
};
