import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionKindName } from './retention-kinds.ts';

const daysOf = (kind: RetentionKindName) => {
  const { title, help, defaultDays, minDays, maxDays } = RETENTION_KINDS[kind];
  return {
    type: 'integer',
    title,
    description: `${help} Dni: od ${minDays} do ${maxDays}, domyślnie ${defaultDays}.`,
    minimum: minDays,
    maximum: maxDays,
  } as const;
};

/** `PUT /staff/retention`: days by kind; what is not named stays as it is. */
export const retentionInputSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    'cookie-consents': daysOf('cookie-consents'),
    'web-vitals': daysOf('web-vitals'),
    'staff-audit': daysOf('staff-audit'),
    'mail-recipients': daysOf('mail-recipients'),
    'webhook-deliveries': daysOf('webhook-deliveries'),
    'guest-carts': daysOf('guest-carts'),
    'repeated-requests': daysOf('repeated-requests'),
    'refund-accounts': daysOf('refund-accounts'),
    'contact-messages': daysOf('contact-messages'),
    'search-phrases': daysOf('search-phrases'),
  } satisfies Readonly<Record<RetentionKindName, object>>,
} as const;

const count = { type: 'integer' } as const;

export const retentionAnswerSchema = {
  type: 'object',
  required: ['items', 'lastRunAt'],
  properties: {
    lastRunAt: { type: ['string', 'null'], format: 'date-time', description: 'When old data were removed last.' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'title', 'help', 'days', 'defaultDays', 'minDays', 'maxDays'],
        properties: {
          kind: { type: 'string', enum: RETENTION_KIND_NAMES },
          title: { type: 'string' },
          help: { type: 'string' },
          days: count,
          defaultDays: count,
          minDays: count,
          maxDays: count,
        },
      },
    },
  },
} as const;
