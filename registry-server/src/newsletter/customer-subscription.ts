import { shopSettingsOf } from '../commerce/shop-settings.ts';
import { createSitesStore, type Site } from '../content/sites/index.ts';
import type { Trx } from '../database/transaction.ts';
import { lockSubscription } from './newsletter.store.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** What the newsletter has to know of an account. */
export interface SubscribingCustomer {
  readonly email: string;
  /** Null as long as nobody has shown that the mailbox is theirs. */
  readonly emailConfirmedAt: Date | null;
}

/** The site in whose name accounts are written to, where none is named. */
async function siteOf(trx: Trx, siteId?: number): Promise<Site> {
  const sites = await createSitesStore(trx).list();
  const site = sites.find(({ id }) => id === siteId) ?? sites.find(({ isDefault }) => isDefault) ?? sites[0];
  if (!site) throw new Error('There is no site.');
  return site;
}

/**
 * Follows what a customer chose in the account (`is_subscribed`): one whose address is proven is subscribed at once,
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
    await unsubscribe(trx, existing, { source: 'account', textVersion: shopSettingsOf(site).consentVersion }, now);
  }
  return false;
}

/** Follows an account to its new, unproven address: the old one gets nothing any more. */
export async function moveNewsletter(trx: Trx, from: string, to: string, now: Date = new Date()): Promise<void> {
  const existing = await lockSubscription(trx, from);
  if (!existing) return;
  const wished = existing.status === 'SUBSCRIBED' || existing.status === 'UNCONFIRMED';
  await forgetNewsletter(trx, from);
  if (wished) await followNewsletterPreference(trx, { email: to, emailConfirmedAt: null }, true, now);
}

/** Forgets a mailbox altogether, consents included. */
export async function forgetNewsletter(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}
