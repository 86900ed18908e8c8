import { STAFF_ROLES } from '../../../access.ts';
import { sessionSchema } from '../staff.schema.ts';

const code = { type: 'string', title: 'Kod', minLength: 6, maxLength: 40 } as const;

export const codeBody = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: { code },
} as const;

export const beginBody = {
  type: 'object',
  additionalProperties: false,
  properties: { password: { type: 'string', title: 'Hasło', minLength: 1, maxLength: 200 } },
} as const;

export const factorStatusSchema = {
  type: 'object',
  required: ['isOn', 'isRequired', 'recoveryCodesLeft'],
  properties: {
    isOn: { type: 'boolean' },
    isRequired: { type: 'boolean' },
    recoveryCodesLeft: { type: 'integer' },
  },
} as const;

export const newFactorSchema = {
  type: 'object',
  required: ['secret', 'address'],
  properties: { secret: { type: 'string' }, address: { type: 'string', description: 'What the QR code says.' } },
} as const;

const recoveryCodes = { type: 'array', items: { type: 'string' } } as const;

export const recoveryCodesSchema = {
  type: 'object',
  required: ['recoveryCodes'],
  properties: { recoveryCodes },
} as const;

export const confirmedSchema = {
  type: 'object',
  required: ['recoveryCodes', 'session'],
  properties: { recoveryCodes, session: sessionSchema },
} as const;

export const policySchema = {
  type: 'object',
  required: ['roles'],
  additionalProperties: false,
  properties: {
    roles: {
      type: 'array',
      title: 'Role',
      uniqueItems: true,
      maxItems: 4,
      items: { type: 'string', enum: STAFF_ROLES },
    },
  },
} as const;
