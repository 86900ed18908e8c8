import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, storedToken, storeToken } from '../api/customer-token.ts';
import { browserConfig } from '../config.ts';
import { createLiveCustomer } from '../customer/live-customer.ts';
import { aCustomerAnswer } from '../testing/a-customer.ts';
import { aSite } from '../testing/an-answer.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { createAccountLink } from './index.ts';

const ok = (data: object) => Response.json({ data });
let asked: string[];

beforeEach(() => {
  showDialogs();
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const name = /^(?:query|mutation) (\w+)/.exec(JSON.parse(String(init.body)).query)?.[1] ?? '';
    asked.push(name);
    if (name === 'SignOut') return ok({ revokeCustomerToken: { result: true } });
    return ok({ customer: aCustomerAnswer() });
  });
});
afterEach(() => {
  forgetToken('t');
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const aShop = (changes: Partial<Parameters<typeof createAccountLink>[0]> = {}) => ({
  site: aSite(),
  config: browserConfig,
  ...changes,
});

test('a site without accounts has none', () => {
  const site = aSite({ features: { ...aSite().features, user: false } });
  expect(createAccountLink(aShop({ site }))).toBeUndefined();
});

test('knows of a sign-in in any tab, and opens in place what the site has there', () => {
  const account = createAccountLink(aShop());
  const inDrawer = createAccountLink(aShop({ settings: { auth: { strategy: 'drawer' } } }));
  const listener = vi.fn();
  const stop = account?.subscribe(listener);
  expect([account?.isSignedIn(), account?.opensInPlace(), inDrawer?.opensInPlace()]).toEqual([false, false, true]);
  storeToken('t');
  expect(listener).toHaveBeenCalledTimes(1);
  expect([account?.isSignedIn(), account?.opensInPlace()]).toEqual([true, true]);
  stop?.();
});

test('the menu names the customer, leads to the account and out of it', async () => {
  storeToken('t');
  createAccountLink(aShop())?.open();
  const menu = within(await screen.findByRole('dialog', { name: 'Moje konto' }));
  expect(await menu.findByText('lena@example.com')).toBeDefined();
  expect(menu.getByRole('link', { name: 'Konto' }).getAttribute('href')).toBe('/account');
  await act(async () => fireEvent.click(menu.getByRole('button', { name: 'Wyloguj się' })));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([localStorage.getItem('customer_token'), asked.includes('SignOut')]).toEqual([null, true]);
});

test('a shop that does not confirm the sign-out is told of, while this device forgets the customer', async () => {
  document.body.innerHTML = '<p id="announcements"></p><p id="alerts"></p>';
  storeToken('t');
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) =>
    String(init.body).includes('mutation SignOut')
      ? ok({ revokeCustomerToken: { result: false } })
      : ok({ customer: aCustomerAnswer() }),
  );
  const site = aSite({ features: { ...aSite().features, cart: false } });
  const session = createLiveCustomer({ site, config: browserConfig }, true);
  await session.signOut();
  const failed = /Kod błędu: Logout failed/;
  await vi.waitFor(() => expect(screen.getAllByText(failed).length).toBeGreaterThan(0));
  expect(storedToken()).toBeUndefined();
});

test('the drawer has both forms behind their tabs', async () => {
  createAccountLink(aShop({ settings: { auth: { strategy: 'drawer' } } }))?.open();
  const drawer = within(await screen.findByRole('dialog', { name: 'Logowanie' }));
  await act(async () => drawer.getByRole('tab', { name: 'Rejestracja' }).click());
  expect(screen.getByRole('dialog', { name: 'Rejestracja' })).toBeDefined();
  expect(drawer.getByRole('button', { name: 'Załóż konto' })).toBeDefined();
  expect(window.location.pathname).not.toBe('/auth/sign-up');
});
