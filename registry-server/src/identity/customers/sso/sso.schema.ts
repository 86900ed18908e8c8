const text = { type: 'string', maxLength: 4096 } as const;

export const providerParams = {
  type: 'object',
  required: ['provider'],
  properties: { provider: { type: 'string', maxLength: 40 } },
} as const;

export const providersSchema = {
  type: 'object',
  required: ['providers', 'opensIn', 'isBackOffice'],
  properties: {
    providers: { type: 'array', items: { type: 'string' } },
    opensIn: { type: 'string', enum: ['tab', 'window'] },
    isBackOffice: { type: 'boolean' },
  },
} as const;

/** Whatever a provider sends along, and our own parameters of the second call. */
export const callbackQuery = {
  type: 'object',
  maxProperties: 20,
  additionalProperties: text,
  properties: {
    consents_accepted: { type: 'string', maxLength: 5 },
    session_id: { type: 'string', maxLength: 100 },
    email: { type: 'string', maxLength: 254 },
    state: { type: 'string', maxLength: 200 },
    code: text,
  },
} as const;

export const linkSchema = {
  type: 'object',
  required: ['session_id'],
  additionalProperties: false,
  properties: { session_id: { type: 'string', minLength: 1, maxLength: 100 } },
} as const;

export const redirectSchema = {
  type: 'object',
  required: ['redirectUri'],
  properties: { redirectUri: { type: 'string' } },
} as const;

/** Also the shape of a query that is refused: `details` then says why, and there is no session id. */
export const consentsSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    session_id: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    details: {},
  },
} as const;

export const signedInSchema = {
  type: 'object',
  required: ['status', 'message', 'email', 'name', 'id', 'token'],
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    id: { type: 'integer' },
    token: {
      type: 'object',
      required: ['accessToken', 'tokenType', 'expiresAt'],
      properties: {
        accessToken: { type: 'string' },
        tokenType: { type: 'string', enum: ['Bearer'] },
        expiresAt: { type: 'string' },
      },
    },
  },
} as const;
