import { COOKIE_CHOICE_WAYS } from '@witryna/module-schemas';
import type { BodyOf } from '../http/body-of.ts';

const name = (description: string) =>
  ({ type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$', maxLength: 64, description }) as const;

/** `POST /cookie-consents` */
export const cookieChoiceSchema = {
  type: 'object',
  required: ['id', 'visitor', 'textVersion', 'way', 'functional', 'analytics', 'marketing'],
  additionalProperties: false,
  properties: {
    id: name('Names the choice: sent again, it is recorded once'),
    visitor: name('A random name that the browser keeps with its choices'),
    textVersion: {
      type: 'string',
      pattern: '^[a-z0-9.-]{1,40}$',
      maxLength: 40,
      description: 'Which wording of the question was shown',
    },
    way: { type: 'string', enum: COOKIE_CHOICE_WAYS },
    functional: { type: 'boolean' },
    analytics: { type: 'boolean' },
    marketing: { type: 'boolean' },
  },
} as const;

export type CookieChoice = BodyOf<typeof cookieChoiceSchema>;
