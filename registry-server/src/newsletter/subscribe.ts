import { shopSettingsOf } from '../commerce/shop-settings.ts';
import { type Site, secretLink } from '../content/sites/index.ts';
import type { Trx } from '../database/transaction.ts';
import { languageOf } from '../error-messages/language.ts';
import { hashOfToken } from '../identity/credentials/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import {
  type GivenConsent,
  issueNewsletterToken,
  lockOrCreateSubscription,
  recordConsents,
  type Subscription,
  updateSubscription,
} from './newsletter.store.ts';

const CONFIRM_VALID_HOURS = 48;
/** Asking again within this time sends no second mail, so that nobody can flood a mailbox. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Pages of the shop that take the links; they ask for a click, since a mail scanner opens links too. */
const CONFIRM_PATH = '/newsletter/confirm';
const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

export type SubscriptionSite = Pick<
  Site,
  'id' | 'code' | 'address' | 'basePath' | 'staticRouting' | 'language' | 'properties'
>;

/** The consents of a request. */
export interface SubscriptionWish {
  readonly email: string;
  readonly source: 'form' | 'graphql' | 'account' | 'checkout';
  readonly smsPromotion?: boolean;
  readonly phone?: string;
  /** True when whoever asks has shown that the mailbox is theirs. */
  readonly isProven: boolean;
}

/**
 * Subscribes a mailbox. The owner of an unverified mailbox is asked by mail first.
 * @returns the subscription as it is now; one that was SUBSCRIBED stays as it is
 */
export async function subscribe(
  trx: Trx,
  wish: SubscriptionWish,
  site: SubscriptionSite,
  now: Date,
): Promise<Subscription> {
  const { email, phone, source, smsPromotion = false, isProven } = wish;
  const language = languageOf(site);
  const before = await lockOrCreateSubscription(trx, { email, siteId: site.id, language }, now);
  if (before.status === 'SUBSCRIBED') return before;
  const { consentVersion: textVersion } = shopSettingsOf(site);
  const consent = (kind: GivenConsent['kind']): GivenConsent => ({ kind, isGranted: true, textVersion, source });
  const kinds = ['privacy', 'email-promotion', ...(smsPromotion ? (['sms-promotion'] as const) : [])] as const;
  await recordConsents(trx, before.id, kinds.map(consent), now);
  // Who asks for mails alone has not withdrawn the consent to text messages.
  const sms = smsPromotion ? { smsPromotion, phone: phone ?? null } : {};
  const change = { siteId: site.id, language, emailPromotion: true, ...sms };
  if (isProven) {
    const subscribed = await updateSubscription(trx, before.id, { ...change, status: 'SUBSCRIBED' }, now);
    await welcome(trx, subscribed, site, now);
    return subscribed;
  }
  const waiting = await updateSubscription(trx, before.id, { ...change, status: 'UNCONFIRMED' }, now);
  return askForConfirmation(trx, waiting, site, now);
}

/** Writes the mail with the link, unless it was written a moment ago. */
export async function askForConfirmation(
  trx: Trx,
  subscription: Subscription,
  site: SubscriptionSite,
  now: Date,
): Promise<Subscription> {
  const { id, email, language, confirmationSentAt } = subscription;
  if (confirmationSentAt && now.getTime() - confirmationSentAt.getTime() < PAUSE_MS) return subscription;
  const expiresAt = new Date(now.getTime() + CONFIRM_VALID_HOURS * HOUR_MS);
  const token = await issueNewsletterToken(trx, id, 'confirm', expiresAt);
  const confirmUrl = secretLink(site, CONFIRM_PATH, { token });
  const data = { confirmUrl, validHours: CONFIRM_VALID_HOURS };
  const key = `newsletter-confirm:${hashOfToken(token)}`;
  await enqueueMail(trx, { template: 'newsletter-confirm', to: email, language, data, key, site: site.code }, now);
  return updateSubscription(trx, id, { confirmationSentAt: now }, now);
}

/** Sends the welcome mail with the unsubscribe link. */
export async function welcome(
  trx: Trx,
  { id, email, language }: Subscription,
  site: SubscriptionSite,
  now: Date,
): Promise<void> {
  const token = await issueNewsletterToken(trx, id, 'unsubscribe', null);
  const data = { unsubscribeUrl: secretLink(site, UNSUBSCRIBE_PATH, { token }) };
  const key = `newsletter-welcome:${hashOfToken(token)}`;
  await enqueueMail(trx, { template: 'newsletter-welcome', to: email, language, data, key, site: site.code }, now);
}
