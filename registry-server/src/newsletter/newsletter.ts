import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { shopSettingsOf } from '../commerce/shop-settings.ts';
import type { Site } from '../content/sites/index.ts';
import type { Db } from '../database/dialects.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import {
  AlreadySubscribed,
  NewsletterLinkInvalid,
  PhoneRefused,
  SubscriptionEmailRefused,
} from './newsletter.errors.ts';
import {
  findSubscription,
  findUnsubscription,
  type Subscription,
  takeConfirmation,
  updateSubscription,
} from './newsletter.store.ts';
import type { SubscriptionStatus } from './newsletter.tables.ts';
import { type SubscriptionWish, subscribe, welcome } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

const POLISH_PHONE = /^(?:\+48)?\d{9}$/;
const FOREIGN_PHONE = /^\+\d{8,15}$/;

/** Digits with the country's prefix; undefined when it is no number. */
function readPhone(given: string): string | undefined {
  const digits = given.replace(/[\s()-]/g, '');
  if (POLISH_PHONE.test(digits)) return `+48${digits.slice(-9)}`;
  return FOREIGN_PHONE.test(digits) ? digits : undefined;
}

/** Subscribing, confirming and leaving. */
export function createNewsletter(db: Db, now: () => Date = () => new Date()) {
  /** The account of the same address shows what was done by link. */
  async function tellAccount(trx: Trx, email: string, isSubscribed: boolean): Promise<void> {
    await trx.updateTable('customer').set({ isSubscribed }).where('email', '=', email).execute();
  }

  return {
    /** Refuses an invalid address, and a subscribed one unless the site hides that. */
    async subscribe(wish: SubscriptionWish, site: Site): Promise<SubscriptionStatus> {
      const email = normaliseEmail(wish.email);
      if (!isEmailAddress(email)) throw new SubscriptionEmailRefused(wish.email);
      const phone = wish.phone === undefined ? undefined : readPhone(wish.phone);
      if (phone === undefined && (wish.smsPromotion || wish.phone !== undefined)) throw new PhoneRefused();
      return inTransaction(db, async (trx) => {
        const before = await findSubscription(trx, email);
        if (before?.status === 'SUBSCRIBED') {
          if (wish.isProven || !shopSettingsOf(site).hidesTakenEmails) throw new AlreadySubscribed();
          return 'UNCONFIRMED';
        }
        const { status } = await subscribe(trx, { ...wish, email, ...(phone && { phone }) }, site, now());
        if (status === 'SUBSCRIBED') await tellAccount(trx, email, true);
        return status;
      });
    },

    /** Confirms by the token of the mail. */
    confirm: (token: string, site: Site): Promise<SubscriptionStatus> =>
      inTransaction(db, async (trx) => {
        const id = await takeConfirmation(trx, token, now());
        if (id === undefined) throw new NewsletterLinkInvalid();
        const subscribed = await updateSubscription(trx, id, { status: 'SUBSCRIBED' }, now());
        await tellAccount(trx, subscribed.email, true);
        await welcome(trx, subscribed, site, now());
        return subscribed.status;
      }),

    /** Unsubscribes by the token of any newsletter; idempotent. */
    unsubscribe: (token: string, site: Site): Promise<SubscriptionStatus> =>
      inTransaction(db, async (trx) => {
        const id = await findUnsubscription(trx, token);
        if (id === undefined) throw new NewsletterLinkInvalid();
        const found = await trx
          .selectFrom('newsletter_subscription')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const { consentVersion: textVersion } = shopSettingsOf(site);
        const { status } = await unsubscribe(trx, found, { source: 'link', textVersion }, now());
        await tellAccount(trx, found.email, false);
        return status;
      }),

    /** Undefined when the mailbox never asked for it. */
    find: (email: string): Promise<Subscription | undefined> => findSubscription(db, normaliseEmail(email)),
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
