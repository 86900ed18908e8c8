import { shopSettingsOf } from '../commerce/shop-settings.ts';
import { createSitesStore, type Site } from '../content/sites/index.ts';
import type { Trx } from '../database/transaction.ts';
import { lockOrCreateSubscription, lockSubscription } from './newsletter.store.ts';
import { grantSms } from './sms-consent.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The fields of an account that the newsletter needs. */
export interface SubscribingCustomer {
  readonly email: string;
  /** Null until the mailbox is verified. */
  readonly emailConfirmedAt: Date | null;
}

/** The site in whose name accounts are written to, where none is named. */
async function siteOf(trx: Trx, siteId?: number): Promise<Site> {
  const sites = await createSitesStore(trx).list();
  const site = sites.find(({ id }) => id === siteId) ?? sites.find(({ isDefault }) => isDefault) ?? sites[0];
  if (!site) throw new Error('The database has no site.');
  return site;
}

/**
 * Applies the choice in the account (`is_subscribed`): a customer with a verified address is subscribed at once,
 * another after the link in a mail.
 * @returns whether the newsletter comes from now on
 */
export async function followNewsletterPreference(
  trx: Trx,
  { email, emailConfirmedAt }: SubscribingCustomer,
  isSubscribed: boolean,
  now: Date = new Date(),
): Promise<boolean> {
  const existing = await lockSubscription(trx, email);
  const site = await siteOf(trx, existing?.siteId);
  if (isSubscribed) {
    const wish = { email, source: 'account', isProven: emailConfirmedAt !== null } as const;
    const { status } = await subscribe(trx, wish, site, now);
    return status === 'SUBSCRIBED';
  }
  if (existing) {
    const { consentVersion: textVersion } = shopSettingsOf(site);
    await unsubscribe(trx, existing, { source: 'account', textVersion, keepsSms: true }, now);
  }
  return false;
}

/** Moves a subscription to the account's new, unverified address; text messages go on to the same number. */
export async function moveNewsletter(trx: Trx, from: string, to: string, now: Date = new Date()): Promise<void> {
  const existing = await lockSubscription(trx, from);
  if (!existing) return;
  const { smsPromotion, phone } = existing;
  const wished = existing.status === 'SUBSCRIBED' || existing.status === 'UNCONFIRMED';
  await forgetNewsletter(trx, from);
  if (wished) await followNewsletterPreference(trx, { email: to, emailConfirmedAt: null }, true, now);
  if (!smsPromotion || phone === null) return;
  const { siteId, language } = existing;
  const moved = await lockOrCreateSubscription(trx, { email: to, siteId, language }, now);
  const { consentVersion: textVersion } = shopSettingsOf(await siteOf(trx, siteId));
  await grantSms(trx, moved, phone, { source: 'account', textVersion }, now);
}

/** Deletes a mailbox with its consents. */
export async function forgetNewsletter(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}
