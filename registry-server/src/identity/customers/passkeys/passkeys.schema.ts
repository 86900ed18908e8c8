const encoded = { type: 'string', minLength: 1, maxLength: 16_000, pattern: '^[A-Za-z0-9_-]+$' } as const;
const credentialId = { type: 'string', minLength: 1, maxLength: 1_400, pattern: '^[A-Za-z0-9_-]+$' } as const;
const word = { type: 'string', maxLength: 40 } as const;

/** What every answer of an authenticator has beside its own response; what browsers add is left out. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: { type: 'string', enum: ['public-key'] },
  authenticatorAttachment: word,
  clientExtensionResults: { type: 'object', maxProperties: 10, additionalProperties: true },
} as const;

/** A key that was made. */
export const registrationSchema = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 60 },
    response: {
      type: 'object',
      required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
      properties: {
        ...credential,
        response: {
          type: 'object',
          required: ['clientDataJSON', 'attestationObject'],
          properties: {
            clientDataJSON: encoded,
            attestationObject: encoded,
            authenticatorData: encoded,
            publicKey: encoded,
            publicKeyAlgorithm: { type: 'integer' },
            transports: { type: 'array', maxItems: 10, items: word },
          },
        },
      },
    },
  },
} as const;

/** A signature. */
export const signatureSchema = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: {
    response: {
      type: 'object',
      required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
      properties: {
        ...credential,
        response: {
          type: 'object',
          required: ['clientDataJSON', 'authenticatorData', 'signature'],
          properties: {
            clientDataJSON: encoded,
            authenticatorData: encoded,
            signature: encoded,
            userHandle: { type: 'string', maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' },
          },
        },
      },
    },
  },
} as const;

/** For the browser as the standard has it (`PublicKeyCredentialCreationOptionsJSON` and its like). */
export const optionsSchema = {
  type: 'object',
  required: ['challenge'],
  properties: { challenge: { type: 'string' } },
  additionalProperties: true,
} as const;

export const passkeySchema = {
  type: 'object',
  required: ['id', 'name', 'isSynced', 'createdAt', 'lastUsedAt'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    isSynced: { type: 'boolean' },
    createdAt: { type: 'string' },
    lastUsedAt: { type: ['string', 'null'] },
  },
} as const;

export const passkeysSchema = {
  type: 'object',
  required: ['passkeys'],
  properties: { passkeys: { type: 'array', items: passkeySchema } },
} as const;

export const passkeyParams = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 36 } },
} as const;
