import { isEmailAddress, normaliseEmail } from '@witryna/module-schemas/validation';
import { shopSettingsOf } from '../commerce/shop-settings.ts';
import type { Site } from '../content/sites/index.ts';
import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
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
  tellAccount,
  updateSubscription,
} from './newsletter.store.ts';
import type { SubscriptionStatus } from './newsletter.tables.ts';
import { readPhone } from './read-phone.ts';
import { type SubscriptionWish, subscribe, welcome } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Subscribing, confirming and leaving. */
export function createNewsletter(db: Db, now: () => Date = () => new Date()) {
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
