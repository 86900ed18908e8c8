import { pagingProperties } from '../../../http/paging.ts';

const text = { type: 'string' } as const;
const money = { type: 'integer', description: 'Minor units' } as const;
const moment = { type: 'string', format: 'date-time' } as const;

export const orderParams = {
  type: 'object',
  required: ['orderId'],
  properties: { orderId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;

export const rowParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;

export const incidentSchema = {
  type: 'object',
  required: ['id', 'kind', 'details', 'seen', 'firstAt', 'lastAt'],
  properties: {
    id: { type: 'integer' },
    kind: text,
    provider: text,
    orderId: { type: 'integer' },
    attemptId: { type: 'integer' },
    details: { type: 'object', additionalProperties: true },
    seen: { type: 'integer', description: 'How often' },
    firstAt: moment,
    lastAt: moment,
    dealtAt: moment,
    dealtBy: { type: 'integer' },
    note: text,
  },
} as const;

export const incidentListQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { open: { type: 'boolean', default: true }, ...pagingProperties },
} as const;

export const dealtBodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { note: { type: 'string', title: 'Notatka', maxLength: 500 } },
} as const;

export const refundBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'reason'],
  properties: {
    amount: { type: 'integer', title: 'Kwota w groszach', minimum: 1, maximum: 1_000_000_000 },
    reason: { type: 'string', title: 'Powód', minLength: 1, maxLength: 200 },
    key: {
      type: 'string',
      title: 'Klucz',
      pattern: '^[A-Za-z0-9_-]{8,60}$',
      maxLength: 60,
      description: 'Made by the caller; the same key gives back once',
    },
  },
} as const;

/** Nothing: what came is what the order costs, and an amount that is sent along would be taken for it. */
export const paymentReceivedBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {},
} as const;

export const refundSentBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    sentOn: {
      type: 'string',
      title: 'Dzień przelewu',
      format: 'date',
      description: 'Of the shop; today when it is left out',
    },
  },
} as const;

export const refundSchema = {
  type: 'object',
  required: ['id', 'orderId', 'amount', 'currency', 'state', 'isByHand', 'reason', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    orderId: { type: 'integer' },
    amount: money,
    currency: text,
    state: { type: 'string', enum: ['requested', 'pending', 'done', 'failed'] },
    isByHand: { type: 'boolean', description: 'A person sends it: no provider took the money, or it has refused' },
    reason: text,
    createdAt: moment,
    doneAt: moment,
  },
} as const;

export const refundListSchema = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: refundSchema } },
} as const;

export const orderPaymentsSchema = {
  type: 'object',
  required: ['attempts', 'refunds', 'captured', 'refunded'],
  properties: {
    outcome: { type: 'string', enum: ['paid', 'pending', 'failed', 'refunded'] },
    captured: money,
    refunded: money,
    attempts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'method', 'state', 'amount', 'currency', 'refunded', 'createdAt'],
        properties: {
          id: { type: 'integer' },
          method: text,
          provider: text,
          state: text,
          amount: money,
          currency: text,
          refunded: money,
          externalId: text,
          reasonCode: text,
          createdAt: moment,
          capturedAt: moment,
          expiresAt: moment,
        },
      },
    },
    refunds: { type: 'array', items: refundSchema },
  },
} as const;
