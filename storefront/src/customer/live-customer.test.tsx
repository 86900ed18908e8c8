import { afterEach, expect, test, vi } from 'vitest';
import { browserConfig } from '../config.ts';
import { storageKeys } from '../storage-keys.ts';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { stubShopAnswers } from '../testing/shop-answers.ts';
import { createLiveCustomer } from './live-customer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const VIEWER = 'viewer-aaaaaaaaaa';

/** What is asked of the shop once somebody has signed in. */
async function askedAtSignIn(site = aSite()): Promise<string[]> {
  const { asked, answer } = stubShopAnswers();
  answer('ReadCustomer', { customer: aCustomerAnswer() });
  answer('POST /me/viewed/merge', {});
  const session = createLiveCustomer({ site, config: { ...browserConfig, authWaitMs: 0 } }, false);
  await session.signInWith('known');
  return asked.map(({ name }) => name);
}

test('what the guest looked at joins the account of whoever signs in, where that may be kept', async () => {
  allowCookies('functional');
  localStorage.setItem(storageKeys.viewer, VIEWER);
  expect(await askedAtSignIn()).toContain('POST /me/viewed/merge');
});

test.each([
  ['of a guest who does not allow it', ['analytics'] as const, VIEWER, true],
  ['of a guest who looked at nothing', ['functional'] as const, undefined, true],
  ['on a site without a cart', ['functional'] as const, VIEWER, false],
])('nothing joins %s', async (_whose, allowed, viewer, hasCart) => {
  allowCookies(...allowed);
  if (viewer) localStorage.setItem(storageKeys.viewer, viewer);
  const asked = await askedAtSignIn(aSite({ features: { ...aSite().features, cart: hasCart } }));
  expect(asked).toContain('ReadCustomer');
  expect(asked).not.toContain('POST /me/viewed/merge');
});
