import { MOST_VIEWED } from './viewed.store.ts';

/** What was looked at, as clients tell it. */
export const viewedBody = {
  type: 'object',
  required: ['skus'],
  additionalProperties: false,
  properties: {
    skus: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_VIEWED,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 64 },
    },
  },
} as const;
