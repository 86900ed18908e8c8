import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';
import { staffApi } from '../support/staff-api.ts';

/** Keys belong to names of hosts, and the shop of the tests has a number: a site at a name is added to it. */
async function aSiteWithAName(): Promise<string> {
  const { port } = new URL(shop.storefrontUrl);
  const api = await staffApi();
  await api.send('PUT', '/staff/sites/klucze', {
    name: 'Rosa i Len',
    locale: 'pl-PL',
    language: 'pl',
    currency: 'PLN',
    address: `http://localhost:${port}`,
    domain: `localhost:${port}`,
    properties: { maintenance: false },
    features: { user: true, cart: false, cookieConsent: false },
  });
  return `http://localhost:${port}`;
}

/** A device that keeps keys, and whose owner says yes at once, or never. */
async function aDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answers = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const keys = async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return { answers, keys };
}

const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('customer_token'));
const button = (page: Page) => page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' });

test('a key is offered after signing in, signs in from then on, and is deleted', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = await aSiteWithAName();
  const { email } = await aCustomer('Iga');
  const device = await aDevice(page);

  // Nobody has a key yet, and nothing of the library is loaded before the form.
  await page.goto(`${origin}/auth`);
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hasło', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`${origin}/account`);
  await expect(page.getByRole('heading', { name: 'Następnym razem bez hasła?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  await expect(page.getByText('Gotowe. Następnym razem zalogujesz się kluczem dostępu.')).toBeVisible();
  expect(await device.keys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  // By the button: the person is asked, and says yes.
  await signOut(page);
  await device.answers(false);
  await page.goto(`${origin}/auth?return=/account/profile`);
  // A request that finds the device silent waits for ever: the challenge comes when the device answers.
  const answering = Promise.withResolvers<void>();
  await expect(button(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route('**/api/passkeys/sign-in/options', async (route) => {
    await answering.promise;
    await route.continue();
  });
  await button(page).click();
  await device.answers(true);
  answering.resolve();
  await expect(page).toHaveURL(`${origin}/account/profile`);
  const key = page.getByRole('listitem').filter({ hasText: 'Klucz dostępu' });
  await expect(key).toContainText('ostatnio użyty');
  await expectAccessible(page);

  // By the suggestion in the field, without a press.
  await signOut(page);
  await page.goto(`${origin}/auth`);
  await expect(page).toHaveURL(`${origin}/account`);

  // The shop forgets it; the device does not know that, and is told.
  await page.goto(`${origin}/account/profile`);
  await key.getByRole('button').press('Enter');
  await key.getByRole('button').press('Enter');
  await expect(page.getByText(/^Klucz usunięty/)).toBeVisible();
  await signOut(page);
  await page.goto(`${origin}/auth`);
  await expect(page.getByText(/^Tego klucza dostępu sklep nie zna/).first()).toBeVisible();
  await expectRefused(complaints, /^404 POST \/api\/passkeys\/sign-in$/);
});
