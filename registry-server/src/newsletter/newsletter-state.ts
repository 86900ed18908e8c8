import type { Subscription } from './newsletter.store.ts';

const DIGITS_SHOWN = 3;

/** A customer's newsletter on the wire. */
export const newsletterStateSchema = {
  type: 'object',
  required: ['status', 'emailPromotion', 'smsPromotion'],
  properties: {
    status: { type: 'string', enum: ['NOT_ACTIVE', 'SUBSCRIBED', 'UNSUBSCRIBED', 'UNCONFIRMED'] },
    emailPromotion: { type: 'boolean' },
    smsPromotion: { type: 'boolean' },
    phoneEnding: { type: 'string', description: 'Last digits of the number that gets text messages' },
    confirmationSentAt: { type: 'string', description: 'When the link was sent that is waited for' },
  },
} as const;

/**
 * What a customer is shown of the newsletter at their address. Of a number only its last digits, and to nobody who has
 * not shown that the mailbox is theirs: whoever subscribed there may be somebody else.
 */
export function newsletterState(subscription: Subscription | undefined, isProven: boolean) {
  if (!subscription) return { status: 'NOT_ACTIVE' as const, emailPromotion: false, smsPromotion: false };
  const { status, emailPromotion, smsPromotion, phone, confirmationSentAt } = subscription;
  return {
    status,
    emailPromotion,
    smsPromotion,
    ...(isProven && phone !== null && { phoneEnding: phone.slice(-DIGITS_SHOWN) }),
    ...(status === 'UNCONFIRMED' && confirmationSentAt && { confirmationSentAt: confirmationSentAt.toISOString() }),
  };
}
