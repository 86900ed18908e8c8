import { WEBHOOK_EVENTS } from '../../events/webhook-events.ts';
import { listSchema } from '../../http/paging.ts';

const MAX_URL = 2_000;
const MAX_DESCRIPTION = 200;

const url = { type: 'string', minLength: 1, maxLength: MAX_URL } as const;
const description = { type: 'string', maxLength: MAX_DESCRIPTION } as const;
const events = {
  type: 'array',
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
  items: { type: 'string', enum: WEBHOOK_EVENTS },
} as const;
const time = { type: ['string', 'null'] } as const;

export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

export const newWebhookBody = {
  type: 'object',
  required: ['url', 'events'],
  additionalProperties: false,
  properties: { url, description: { ...description, default: '' }, events },
} as const;

export const webhookChangeBody = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: { url, description, events, isActive: { type: 'boolean' } },
} as const;

const webhookProperties = {
  id: { type: 'integer' },
  url: { type: 'string' },
  description: { type: 'string' },
  events: { type: 'array', items: { type: 'string' } },
  isActive: { type: 'boolean' },
  failedAt: { ...time, description: 'When it was switched off for failing.' },
  lastSuccessAt: time,
  oldSecretUntil: { ...time, description: 'Until then deliveries are signed with the secret before as well.' },
  createdAt: { type: 'string' },
} as const;
const names = Object.keys(webhookProperties) as (keyof typeof webhookProperties)[];

export const webhookSchema = { type: 'object', required: names, properties: webhookProperties } as const;

export const webhookWithSecretSchema = {
  type: 'object',
  required: [...names, 'secret'],
  properties: { ...webhookProperties, secret: { type: 'string', description: 'Shown once.' } },
} as const;

const attemptSchema = {
  type: 'object',
  required: ['at', 'durationMs'],
  properties: {
    at: { type: 'string' },
    status: { type: 'integer' },
    error: { type: 'string' },
    durationMs: { type: 'integer' },
  },
} as const;

export const deliverySchema = {
  type: 'object',
  required: ['id', 'eventId', 'event', 'state', 'attempts', 'log', 'body', 'createdAt', 'nextAttemptAt'],
  properties: {
    id: { type: 'integer' },
    eventId: { type: 'string' },
    event: { type: 'string' },
    state: { type: 'string', enum: ['waiting', 'delivered', 'given-up'] },
    attempts: { type: 'integer' },
    log: { type: 'array', items: attemptSchema },
    body: { type: 'string' },
    createdAt: { type: 'string' },
    nextAttemptAt: time,
  },
} as const;

export const webhookListSchema = listSchema(webhookSchema);
export const deliveryListSchema = listSchema(deliverySchema);
