import { createShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { storedViewer } from '../api/viewer.ts';
import { cartOfSite } from '../cart/index.ts';
import { comparisonOfSite } from '../compare/index.ts';
import { allowsCookies } from '../cookie-choice/index.ts';
import { favouritesOfSite } from '../favourites/index.ts';
import { failureOf } from '../forms/action-result.ts';
import { countedSentence, shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { signInTextsOf } from '../i18n/sign-in-texts.ts';
import { notifierOf } from '../notices/index.ts';
import type { CustomerSite } from './customer-of-site.ts';
import { type CustomerSession, createCustomerSession } from './customer-session.ts';

/** The customer of a site at work. `wasSignedIn`: somebody was, when the page began. */
export function createLiveCustomer({ site, config }: CustomerSite, wasSignedIn: boolean): CustomerSession {
  const client = createShopClient(site);
  const texts = signInTextsOf(site.language);

  function sentenceOf(response: ShopResponse<unknown>): string {
    const { refusal, result } = response;
    if (refusal?.code === 'credentials-invalid') return texts.wrong;
    if (refusal?.code === 'account-not-confirmed') return texts.unconfirmed;
    if (result.kind === 'limited' && refusal?.minutes) {
      return countedSentence(texts.tooMany, site.language, refusal.minutes);
    }
    if (result.kind === 'done') return texts.missingToken;
    const failure = failureOf(response, shopActionTextsOf(site.language), () => undefined);
    return failure.ok ? texts.failed : failure.errors.map(({ message }) => message).join(' ');
  }

  /** The customer's cart, with what this browser's guest had put into another one. */
  async function startCart() {
    try {
      await (await cartOfSite(site, config).load()).start();
    } catch {
      // Its code may come the next time, when somebody looks at the cart.
    }
  }

  /** What the customer compares, with what this browser's guest did. */
  async function startComparison() {
    const comparison = comparisonOfSite(site, config);
    if (!comparison.isKept()) return;
    try {
      await (await comparison.load()).start();
    } catch {
      // Its code may come the next time, when somebody compares.
    }
  }

  /** The account's list of what was looked at gets what this browser's guest looked at, where that may be kept. */
  async function mergeViews() {
    if (!allowsCookies('functional') || storedViewer() === undefined) return;
    await client.call('POST', '/me/viewed/merge');
  }

  return createCustomerSession({
    client,
    config,
    wasSignedIn,
    sentenceOf,
    onSignOutFailed: () => notifierOf({ site, config }).notify('danger', texts.signOutFailed),
    async onSignedIn() {
      // A token that was refused left its customer's copy behind.
      favouritesOfSite(site, config).forgetCopy();
      notifierOf({ site, config }).notify('success', texts.signedIn);
      if (site.features.cart) await Promise.all([startCart(), startComparison(), mergeViews()]);
    },
  });
}
