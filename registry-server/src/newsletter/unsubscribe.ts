import type { Trx } from '../database/transaction.ts';
import { recordConsents, type Subscription, updateSubscription } from './newsletter.store.ts';

const PROMOTIONS = ['email-promotion', 'sms-promotion'] as const;

interface Leaving {
  readonly source: string;
  readonly textVersion: string;
  /** The consent to text messages stays: it is withdrawn apart. */
  readonly keepsSms?: boolean;
}

/** Withdraws all promotion consents, or the one to mails alone; idempotent. */
export async function unsubscribe(
  trx: Trx,
  subscription: Subscription,
  { source, textVersion, keepsSms = false }: Leaving,
  now: Date,
): Promise<Subscription> {
  const { id, status, emailPromotion, smsPromotion } = subscription;
  const given = { 'email-promotion': emailPromotion, 'sms-promotion': smsPromotion && !keepsSms };
  const withdrawn = PROMOTIONS.filter((kind) => given[kind]);
  if (status === 'UNSUBSCRIBED' && withdrawn.length === 0) return subscription;
  const consents = withdrawn.map((kind) => ({ kind, isGranted: false, textVersion, source }));
  await recordConsents(trx, id, consents, now);
  await trx.deleteFrom('newsletter_token').where('subscriptionId', '=', id).where('purpose', '=', 'confirm').execute();
  const sms = keepsSms ? {} : { smsPromotion: false, phone: null };
  return updateSubscription(trx, id, { status: 'UNSUBSCRIBED', emailPromotion: false, ...sms }, now);
}
