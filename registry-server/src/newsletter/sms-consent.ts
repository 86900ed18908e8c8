import type { Trx } from '../database/transaction.ts';
import { recordConsents, type Subscription, updateSubscription } from './newsletter.store.ts';

/** Under which wording a consent changes, and where. */
interface ConsentPlace {
  readonly source: 'account';
  readonly textVersion: string;
}

/** Promotion by text message to this number, apart from the newsletter; the same twice is recorded once. */
export async function grantSms(
  trx: Trx,
  subscription: Subscription,
  phone: string,
  place: ConsentPlace,
  now: Date,
): Promise<Subscription> {
  const { id, smsPromotion } = subscription;
  if (smsPromotion && subscription.phone === phone) return subscription;
  await recordConsents(trx, id, [{ kind: 'sms-promotion', isGranted: true, ...place }], now);
  return updateSubscription(trx, id, { smsPromotion: true, phone }, now);
}

/** No text messages any more, and no number; the newsletter stays as it is. */
export async function withdrawSms(
  trx: Trx,
  subscription: Subscription,
  place: ConsentPlace,
  now: Date,
): Promise<Subscription> {
  const { id, smsPromotion } = subscription;
  if (!smsPromotion) return subscription;
  await recordConsents(trx, id, [{ kind: 'sms-promotion', isGranted: false, ...place }], now);
  return updateSubscription(trx, id, { smsPromotion: false, phone: null }, now);
}
