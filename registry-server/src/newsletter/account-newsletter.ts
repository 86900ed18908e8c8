import { shopSettingsOf } from '../commerce/shop-settings.ts';
import type { Site } from '../content/sites/index.ts';
import type { Db } from '../database/dialects.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { languageOf } from '../error-messages/language.ts';
import type { SubscribingCustomer } from './customer-subscription.ts';
import { PhoneRefused } from './newsletter.errors.ts';
import { lockOrCreateSubscription, lockSubscription, type Subscription, tellAccount } from './newsletter.store.ts';
import { readPhone } from './read-phone.ts';
import { grantSms, withdrawSms } from './sms-consent.ts';
import { askForConfirmation, subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** A consent to text messages, given with the number or withdrawn. */
export type SmsWish = { readonly isGranted: true; readonly phone: string } | { readonly isGranted: false };

/** What a customer decides in the account, each consent apart from the other. Undefined: nothing was ever asked for. */
export function createAccountNewsletter(db: Db, now: () => Date) {
  const placeOf = (site: Site) => ({ source: 'account', textVersion: shopSettingsOf(site).consentVersion }) as const;

  async function chosen(trx: Trx, customer: SubscribingCustomer, isSubscribed: boolean, site: Site) {
    const { email, emailConfirmedAt } = customer;
    if (isSubscribed) {
      return subscribe(trx, { email, source: 'account', isProven: emailConfirmedAt !== null }, site, now());
    }
    const existing = await lockSubscription(trx, email);
    return existing && unsubscribe(trx, existing, { ...placeOf(site), keepsSms: true }, now());
  }

  return {
    /** The newsletter by e-mail; an address that is not proven is asked first. */
    chooseEmail: (
      customer: SubscribingCustomer,
      isSubscribed: boolean,
      site: Site,
    ): Promise<Subscription | undefined> =>
      inTransaction(db, async (trx) => {
        const subscription = await chosen(trx, customer, isSubscribed, site);
        await tellAccount(trx, customer.email, subscription?.status === 'SUBSCRIBED');
        return subscription;
      }),

    /** Refuses what is no phone number. */
    chooseSms: ({ email }: SubscribingCustomer, wish: SmsWish, site: Site): Promise<Subscription | undefined> =>
      inTransaction(db, async (trx) => {
        if (!wish.isGranted) {
          const existing = await lockSubscription(trx, email);
          return existing && withdrawSms(trx, existing, placeOf(site), now());
        }
        const phone = readPhone(wish.phone);
        if (phone === undefined) throw new PhoneRefused();
        const place = { email, siteId: site.id, language: languageOf(site) };
        const subscription = await lockOrCreateSubscription(trx, place, now());
        return grantSms(trx, subscription, phone, placeOf(site), now());
      }),

    /** Writes the mail with the link once more, unless it has just been written or nothing waits for it. */
    askAgain: ({ email }: SubscribingCustomer, site: Site): Promise<Subscription | undefined> =>
      inTransaction(db, async (trx) => {
        const existing = await lockSubscription(trx, email);
        return existing?.status === 'UNCONFIRMED' ? askForConfirmation(trx, existing, site, now()) : existing;
      }),
  };
}

export type AccountNewsletter = ReturnType<typeof createAccountNewsletter>;
