import { momentSchema } from '../../http/moment.ts';

/** Longest note and answer: a few sentences. */
const MAX_WORDS = 1000;

export const requestBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: {
    version: { type: 'integer', minimum: 1, description: 'Of the draft that is to be published.' },
    note: { type: 'string', maxLength: MAX_WORDS, description: 'What whoever publishes it should know.' },
  },
} as const;

export const returnBody = {
  type: 'object',
  additionalProperties: false,
  required: ['askedAt', 'reply'],
  properties: {
    askedAt: { ...momentSchema, description: 'Of the request that is answered.' },
    reply: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_WORDS,
      pattern: '\\S',
      description: 'What is to be changed.',
    },
  },
} as const;

/** Without a request there is nothing in it. */
export const requestSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    state: { type: 'string', enum: ['waiting', 'returned'] },
    note: { type: 'string' },
    askedBy: { type: 'string' },
    askedAt: momentSchema,
    isMine: { type: 'boolean', description: 'Whether the person who looks has asked for it.' },
    isDraft: { type: 'boolean', description: 'Whether the draft is still what was asked about.' },
    returnedBy: { type: 'string' },
    returnedAt: momentSchema,
    reply: { type: 'string' },
  },
} as const;
