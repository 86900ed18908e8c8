import { LONGEST_BANK_ACCOUNT_TEXT } from '@witryna/module-schemas/validation';
import { pagingProperties } from '../../http/paging.ts';

const text = { type: 'string' } as const;
const id = { type: 'integer' } as const;
const moment = { type: 'string', format: 'date-time' } as const;

const account = {
  type: 'object',
  required: ['number', 'changedAt'],
  description: 'Absent while the buyer has named none',
  properties: {
    number: { type: 'string', description: 'With its country: `PL61109010140000071219812874`' },
    holder: { type: 'string', description: 'Where it is not the buyer' },
    changedAt: moment,
  },
} as const;

export const bankRefundListQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sent: { type: 'boolean', default: false },
    orderId: { type: 'integer', minimum: 1, maximum: 2_147_483_647, description: 'Of this order only' },
    ...pagingProperties,
  },
} as const;

/** A transfer that a person sends, or has sent. */
export const bankRefundSchema = {
  type: 'object',
  required: [
    'id',
    'orderId',
    'orderNumber',
    'amount',
    'currency',
    'reason',
    'dueOn',
    'isOverdue',
    'recipient',
    'title',
    'isRefused',
  ],
  properties: {
    id: { type: 'integer', description: 'Of the refund' },
    orderId: id,
    orderNumber: text,
    returnId: id,
    returnNumber: text,
    amount: { type: 'integer', description: 'Minor units' },
    currency: text,
    reason: text,
    dueOn: { type: 'string', description: 'The last day, `2026-12-09`' },
    isOverdue: { type: 'boolean' },
    sentAt: moment,
    account,
    recipient: text,
    title: { type: 'string', description: 'Of the transfer' },
    isRefused: { type: 'boolean', description: 'The payment provider has refused to give it back' },
  },
} as const;

export const orderParams = {
  type: 'object',
  required: ['orderId'],
  properties: { orderId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;

/** How a buyer told their account to staff, beside the page of the order. */
export const ACCOUNT_SOURCES = ['phone', 'letter', 'in-person'] as const;

export const orderRefundAccountBody = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'source'],
  properties: {
    number: { type: 'string', minLength: 1, maxLength: LONGEST_BANK_ACCOUNT_TEXT, title: 'Numer konta' },
    holder: { type: 'string', maxLength: 200, title: 'Właściciel konta, jeśli to nie kupujący' },
    source: { type: 'string', enum: ACCOUNT_SOURCES, title: 'Skąd jest numer' },
  },
} as const;

/** Where the money of an order goes back to. */
export const orderRefundAccountSchema = {
  type: 'object',
  required: ['isByTransfer', 'isAwaited', 'recipient'],
  properties: {
    isByTransfer: { type: 'boolean', description: 'No provider sends the money back: a person does' },
    isAwaited: { type: 'boolean', description: 'There is money to be sent, or a return that is not settled' },
    account,
    recipient: text,
  },
} as const;
