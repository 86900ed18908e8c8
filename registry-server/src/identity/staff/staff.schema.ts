import { MIN_STAFF_PASSWORD_LENGTH } from '@witryna/module-schemas/validation';
import { STAFF_ROLES } from '../../access.ts';
import { FORM_LANGUAGES } from './staff.tables.ts';

const email = { type: 'string', title: 'E-mail', format: 'email', maxLength: 254 } as const;
const role = { type: 'string', title: 'Rola', enum: STAFF_ROLES } as const;
const name = { type: 'string', title: 'Imię i nazwisko', minLength: 1, maxLength: 120 } as const;
/** Long rather than intricate; the upper limit keeps hashing cheap. */
const newPassword = { type: 'string', title: 'Hasło', minLength: MIN_STAFF_PASSWORD_LENGTH, maxLength: 200 } as const;

export const credentialsSchema = {
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', title: 'E-mail', minLength: 1, maxLength: 254 },
    password: { type: 'string', title: 'Hasło', minLength: 1, maxLength: 200 },
  },
} as const;

const formLanguage = {
  type: 'string',
  enum: FORM_LANGUAGES,
  description: 'In which the person reads the names and forms of modules.',
} as const;

export const formLanguageSchema = {
  type: 'object',
  required: ['formLanguage'],
  additionalProperties: false,
  properties: { formLanguage },
} as const;

/** Which mails about the work at pages a person gets. */
export const ownMailsSchema = {
  type: 'object',
  required: ['publication', 'comments'],
  additionalProperties: false,
  properties: {
    publication: { type: 'boolean', description: 'Publication of a page is asked for, or such a request is answered.' },
    comments: { type: 'boolean', description: 'Somebody writes in a thread that the person takes part in.' },
  },
} as const;

export const sessionSchema = {
  type: 'object',
  required: ['user', 'formLanguage', 'mails', 'csrfToken'],
  properties: {
    user: {
      type: 'object',
      required: ['id', 'email', 'name', 'role'],
      properties: { id: { type: 'integer' }, email: { type: 'string' }, name: { type: 'string' }, role },
    },
    formLanguage,
    mails: ownMailsSchema,
    csrfToken: { type: 'string' },
    next: {
      type: 'string',
      enum: ['factor', 'setup'],
      description: 'What is to be done before the session opens anything: the code, or setting up the second factor.',
    },
  },
} as const;

export const staffUserSchema = {
  type: 'object',
  required: ['id', 'email', 'name', 'role', 'isActive', 'hasSecondFactor', 'createdAt'],
  properties: {
    id: { type: 'integer' },
    email: { type: 'string' },
    name: { type: 'string' },
    role,
    isActive: { type: 'boolean' },
    hasSecondFactor: { type: 'boolean' },
    createdAt: { type: 'string' },
  },
} as const;

export const newUserSchema = {
  type: 'object',
  required: ['email', 'name', 'role', 'password'],
  additionalProperties: false,
  properties: { email, name, role, password: newPassword },
} as const;

export const userChangeSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: { name, role, password: newPassword, isActive: { type: 'boolean', title: 'Aktywne konto' } },
} as const;

export const ownPasswordSchema = {
  type: 'object',
  required: ['password', 'newPassword'],
  additionalProperties: false,
  properties: { password: { ...credentialsSchema.properties.password, title: 'Obecne hasło' }, newPassword },
} as const;
