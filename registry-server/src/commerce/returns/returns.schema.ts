import { pagingProperties } from '../../http/paging.ts';
import { RETURN_STATUSES } from './return-status.ts';

const status = { type: 'string', enum: RETURN_STATUSES } as const;
const amount = { type: 'integer', minimum: 0, maximum: 100_000_000_000 } as const;

export const returnParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

export const returnListQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    status,
    open: { type: 'boolean', description: 'Those whose money is still owed, oldest first' },
    order: { type: 'string', minLength: 1, maxLength: 40 },
    search: {
      type: 'string',
      maxLength: 200,
      description:
        'The number of a return, or what its order is found by: a number, a name, an e-mail, a phone number.',
    },
  },
} as const;

/** Where a return is to go, and what goes with it. */
export const returnMoveBody = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'version'],
  properties: {
    to: { type: 'string', enum: ['received', 'refunded', 'rejected'] },
    version: { type: 'integer', minimum: 1 },
    restock: { type: 'boolean', default: false },
    note: { type: 'string', maxLength: 2_000 },
    refund: {
      type: 'object',
      additionalProperties: false,
      required: ['amount', 'isManual'],
      properties: { amount, isManual: { type: 'boolean' } },
    },
  },
} as const;

/** A return as staff sees it. */
export const returnAnswerSchema = {
  type: 'object',
  required: [
    'id',
    'number',
    'orderId',
    'orderNumber',
    'status',
    'moves',
    'name',
    'email',
    'currency',
    'suggestedRefund',
    'version',
    'createdAt',
    'statusAt',
    'lines',
    'history',
  ],
  properties: {
    id: { type: 'integer' },
    number: { type: 'string' },
    orderId: { type: 'integer' },
    orderNumber: { type: 'string' },
    status,
    moves: { type: 'array', items: status },
    name: { type: 'string' },
    email: { type: 'string' },
    reason: { type: 'string' },
    currency: { type: 'string' },
    /** What the pieces were paid with, and the delivery when nothing is kept; minor units. */
    suggestedRefund: amount,
    version: { type: 'integer' },
    createdAt: { type: 'string' },
    statusAt: { type: 'string' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['orderLineId', 'name', 'sku', 'quantity'],
        properties: {
          orderLineId: { type: 'integer' },
          name: { type: 'string' },
          sku: { type: 'string' },
          options: { type: 'string' },
          quantity: { type: 'integer' },
        },
      },
    },
    history: {
      type: 'array',
      items: {
        type: 'object',
        required: ['to', 'at'],
        properties: {
          from: status,
          to: status,
          at: { type: 'string' },
          staffId: { type: 'integer' },
          actorName: {
            type: 'string',
            description: 'Who of the staff it was; absent for the shopper, and for who has left.',
          },
          note: { type: 'string' },
        },
      },
    },
  },
} as const;
