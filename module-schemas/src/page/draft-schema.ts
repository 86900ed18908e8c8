import { CONTENT_TYPES, THEMES } from './page.ts';
import { pageSchema } from './page-schema.ts';

/**
 * The outer shape of a draft: what a page must be to be kept, shown and edited at all. A draft may be invalid:
 * what its texts, properties and settings hold is checked when it is published (`pageSchema`, each module's schema).
 */
export const draftSchema = {
  type: 'object',
  required: pageSchema.required,
  properties: {
    type: { type: 'string', enum: CONTENT_TYPES },
    title: { type: 'string' },
    theme: { type: 'string', enum: THEMES },
    properties: { type: 'object', required: ['meta'], properties: { meta: { type: 'object' } } },
    contentProperties: { type: 'object' },
    slots: pageSchema.properties.slots,
    containers: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['id', 'driver', 'version', 'settings'],
        properties: {
          id: { type: 'string', minLength: 1, maxLength: 64 },
          driver: { type: 'string', minLength: 1, maxLength: 64 },
          version: { type: 'integer', minimum: 1 },
          settings: { type: 'object' },
          anchor: { type: 'string' },
          slots: pageSchema.properties.containers.additionalProperties.properties.slots,
        },
      },
    },
  },
} as const;
