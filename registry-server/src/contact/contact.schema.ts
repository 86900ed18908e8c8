import { pagingProperties } from '../http/paging.ts';
import { MAIL_STATES } from '../mail/index.ts';
import { CONTACT_STATUSES } from './contact.tables.ts';

const LONGEST_ANSWER = 10_000;
const LARGEST_ID = 2_147_483_647;

const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const id = { type: 'integer' } as const;
const version = { type: 'integer', minimum: 1, description: 'Of the message as it was read' } as const;

export const idParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: LARGEST_ID } },
} as const;

export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    status: { type: 'string', enum: CONTACT_STATUSES },
    search: { type: 'string', maxLength: 100 },
    orderId: { type: 'integer', minimum: 1, maximum: LARGEST_ID, description: 'That name this order' },
  },
} as const;

/** `POST /staff/contact-messages/:id/answers` */
export const answerBody = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'version'],
  properties: { text: { type: 'string', minLength: 1, maxLength: LONGEST_ANSWER, title: 'Treść' }, version },
} as const;

/** `PUT /staff/contact-messages/:id/status` */
export const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['status', 'version'],
  properties: { status: { type: 'string', enum: CONTACT_STATUSES }, version },
} as const;

const answer = {
  type: 'object',
  required: ['text', 'at', 'mail'],
  properties: {
    text,
    at: moment,
    by: { type: 'string', description: 'Absent where the account of that person is gone' },
    mail: { type: 'string', enum: MAIL_STATES, description: 'What became of its mail' },
  },
} as const;

/** A message of the contact form as staff see it. */
export const contactMessageSchema = {
  type: 'object',
  required: ['id', 'site', 'name', 'email', 'comment', 'status', 'version', 'createdAt', 'answers'],
  properties: {
    id,
    site: text,
    name: text,
    email: text,
    telephone: text,
    topic: text,
    orderNumber: { type: 'string', description: 'As it was typed' },
    comment: text,
    status: { type: 'string', enum: CONTACT_STATUSES },
    version: { type: 'integer' },
    createdAt: moment,
    settledAt: moment,
    settledBy: text,
    answers: { type: 'array', items: answer },
    order: {
      type: 'object',
      description: 'The order of that number; nobody has shown that it is theirs',
      required: ['id', 'number', 'isSameEmail'],
      properties: {
        id,
        number: text,
        isSameEmail: { type: 'boolean', description: 'It has the address of the message' },
      },
    },
    account: {
      type: 'object',
      description: 'Of whoever wrote, or the account that has the address',
      required: ['id', 'wasSignedIn'],
      properties: { id, wasSignedIn: { type: 'boolean' } },
    },
  },
} as const;
