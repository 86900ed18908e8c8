import type { Trx } from '../database/transaction.ts';
import { recordConsents, type Subscription, updateSubscription } from './newsletter.store.ts';

const PROMOTIONS = ['email-promotion', 'sms-promotion'] as const;

/** Withdraws all promotion consents; idempotent. */
export async function unsubscribe(
  trx: Trx,
  subscription: Subscription,
  { source, textVersion }: { readonly source: string; readonly textVersion: string },
  now: Date,
): Promise<Subscription> {
  const { id, status, emailPromotion, smsPromotion } = subscription;
  if (status === 'UNSUBSCRIBED') return subscription;
  const given = { 'email-promotion': emailPromotion, 'sms-promotion': smsPromotion };
  const withdrawn = PROMOTIONS.filter((kind) => given[kind]);
  const consents = withdrawn.map((kind) => ({ kind, isGranted: false, textVersion, source }));
  await recordConsents(trx, id, consents, now);
  await trx.deleteFrom('newsletter_token').where('subscriptionId', '=', id).where('purpose', '=', 'confirm').execute();
  const change = { status: 'UNSUBSCRIBED', emailPromotion: false, smsPromotion: false, phone: null } as const;
  return updateSubscription(trx, id, change, now);
}
