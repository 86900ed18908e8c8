import { pagingProperties } from '../../../http/paging.ts';
import { FRIENDS_AND_FAMILY_STATUSES } from '../friends-and-family.ts';

export const customerListQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    search: { type: 'string', maxLength: 200 },
    friendsAndFamilyStatus: { type: 'string', enum: ['waiting', 'member', 'refused'] },
  },
} as const;

const text = { type: 'string' } as const;

const addressSchema = {
  type: 'object',
  required: [
    'id',
    'firstName',
    'lastName',
    'street',
    'city',
    'countryCode',
    'phone',
    'isDefaultShipping',
    'isDefaultBilling',
  ],
  properties: {
    id: { type: 'integer' },
    firstName: text,
    lastName: text,
    company: text,
    vatId: text,
    street: { type: 'array', items: text },
    city: text,
    postcode: text,
    countryCode: text,
    region: text,
    phone: text,
    isDefaultShipping: { type: 'boolean' },
    isDefaultBilling: { type: 'boolean' },
  },
} as const;

const consentSchema = {
  type: 'object',
  required: ['kind', 'textVersion', 'source', 'acceptedAt'],
  properties: {
    kind: { type: 'string', enum: ['terms', 'privacy'] },
    textVersion: { type: 'string', description: 'Which wording was accepted' },
    source: { type: 'string', description: 'Where: `sign-up`, or `sso:` with the provider' },
    acceptedAt: text,
  },
} as const;

const summaryProperties = {
  id: { type: 'integer' },
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  createdAt: text,
  isSubscribed: { type: 'boolean' },
  isPremium: { type: 'boolean' },
  friendsAndFamilyStatus: { type: 'string', enum: FRIENDS_AND_FAMILY_STATUSES },
  isActive: { type: 'boolean' },
  /** Since when the account is anonymous, at its owner's wish. */
  deletedAt: text,
} as const;
const summaryRequired = [
  'id',
  'email',
  'firstName',
  'lastName',
  'createdAt',
  'isSubscribed',
  'isPremium',
  'friendsAndFamilyStatus',
  'isActive',
] as const;

export const customerSummarySchema = {
  type: 'object',
  required: summaryRequired,
  properties: summaryProperties,
} as const;

export const customerSchema = {
  type: 'object',
  required: [...summaryRequired, 'addresses', 'consents', 'language'],
  properties: {
    ...summaryProperties,
    dateOfBirth: text,
    language: text,
    emailConfirmedAt: text,
    deletionAt: {
      type: 'string',
      description: 'When the account will be deleted; absent when nobody has asked for it',
    },
    signInProviders: { type: 'array', items: text },
    consents: { type: 'array', items: consentSchema },
    addresses: { type: 'array', items: addressSchema },
  },
} as const;

export const customerIdParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
} as const;

export const customerChangeSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    isActive: { type: 'boolean', title: 'Konto może się logować' },
    friendsAndFamilyStatus: { type: 'string', title: 'Friends & Family', enum: ['member', 'refused'] },
  },
} as const;
