import { PAYMENT_METHOD_CODES } from '../../payment-method-codes.ts';

const money = { type: 'integer', minimum: 0, maximum: 100_000_000 } as const;
const site = { type: 'string', title: 'Witryna', maxLength: 20 } as const;
const revision = { type: 'integer', title: 'Wersja', minimum: 0, maximum: 2_147_483_647 } as const;

/** The stored document. */
const paymentSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['transferDays', 'onlineHours', 'transfer', 'methods'],
  properties: {
    transferDays: { type: 'integer', title: 'Dni oczekiwania na przelew', minimum: 1, maximum: 60 },
    onlineHours: { type: 'integer', title: 'Godziny oczekiwania na płatność online', minimum: 1, maximum: 720 },
    transfer: {
      type: 'object',
      title: 'Przelew tradycyjny',
      additionalProperties: false,
      required: ['recipient', 'account', 'bank'],
      properties: {
        recipient: { type: 'string', title: 'Odbiorca', minLength: 1, maxLength: 140 },
        account: { type: 'string', title: 'Numer konta', pattern: '^[A-Z]{0,2}[0-9 ]{10,42}$', maxLength: 44 },
        bank: { type: 'string', title: 'Bank', minLength: 1, maxLength: 80 },
      },
    },
    methods: {
      type: 'array',
      title: 'Sposoby płatności',
      maxItems: 30,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'isActive', 'priority', 'title', 'least', 'most'],
        properties: {
          code: { type: 'string', title: 'Kod', enum: PAYMENT_METHOD_CODES },
          isActive: { type: 'boolean', title: 'Włączona' },
          priority: { type: 'integer', title: 'Kolejność', minimum: 0, maximum: 1_000 },
          title: { type: 'string', title: 'Nazwa', minLength: 1, maxLength: 100 },
          least: { ...money, title: 'Od kwoty w groszach' },
          most: { ...money, title: 'Do kwoty w groszach' },
        },
      },
    },
  },
} as const;

/** What `PUT /staff/payment-settings` takes; the revision is the one that was read. */
export const paymentSettingsBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['revision', 'settings'],
  properties: { site, revision, settings: paymentSettingsSchema },
} as const;

export const paymentSettingsQuery = { type: 'object', additionalProperties: false, properties: { site } } as const;

/** The settings as staff see them, with what follows from the environment. */
export const paymentSettingsAnswerSchema = {
  type: 'object',
  required: ['site', 'currency', 'revision', 'settings', 'methods'],
  properties: {
    site,
    currency: { type: 'string' },
    revision: { ...revision, description: '0 while the site has the defaults' },
    updatedAt: { type: 'string', format: 'date-time' },
    settings: paymentSettingsSchema,
    methods: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'isDeferred', 'isConfigured', 'isResting'],
        properties: {
          code: { type: 'string' },
          provider: { type: 'string' },
          isDeferred: { type: 'boolean', description: 'Paid later than now' },
          isConfigured: { type: 'boolean', description: 'Whether the environment has an account for it' },
          isResting: { type: 'boolean', description: 'Whether its provider fails at present' },
        },
      },
    },
  },
} as const;
