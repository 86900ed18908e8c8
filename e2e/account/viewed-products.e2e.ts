import { allowCookies } from '../support/cookie-choice.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.use({ asksForCookies: true });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('what a customer looked at is shown on another device, leads back to it, and is forgotten', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { email } = await aCustomer('Nela');
  const signIn = async (on: typeof page) => {
    await allowCookies(on.context(), ['functional']);
    await on.goto(`${shop.storefrontUrl}/account`);
    await on.getByLabel('E-mail').fill(email);
    await on.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
    await on.keyboard.press('Enter');
    await expect(on.getByText('Dzień dobry, Nela')).toBeVisible();
  };
  await signIn(page);
  for (const path of ['serum-z-lnem-i-witamina-c', 'szminka-kremowa-z-olejem-z-malin']) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/viewed') && answer.status() === 204);
    await page.goto(`${shop.storefrontUrl}/${path}`);
    await kept;
  }

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await signIn(phone);
  const section = phone.getByRole('region', { name: 'Ostatnio oglądane' });
  await expect(section.getByRole('link')).toHaveText(['Szminka kremowa z olejem z malin', 'Serum z lnem i witaminą C']);
  await expectAccessible(phone);
  await section.getByRole('link').first().click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Szminka kremowa z olejem z malin');
  await phone.goBack();
  await section.getByRole('button', { name: 'Wyczyść' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText(/^Lista jest pusta/);
  await expectAccessible(phone);
  await phone.close();

  await page.goto(`${shop.storefrontUrl}/account`);
  await expect(page.getByText('Dzień dobry, Nela')).toBeVisible();
  await expect(page.getByText('Nie masz nowych powiadomień.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ostatnio oglądane' })).toHaveCount(0);
});

test('a guest finds in an empty cart what was looked at, until the consent to it ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await allowCookies(page.context(), ['functional']);
  for (const path of ['serum-z-lnem-i-witamina-c', 'szminka-kremowa-z-olejem-z-malin']) {
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/products/viewed') && answer.status() === 204,
    );
    await page.goto(`${shop.storefrontUrl}/${path}`);
    await kept;
  }
  await page.goto(`${shop.storefrontUrl}/cart`);
  const section = page.getByRole('region', { name: 'Ostatnio oglądane' });
  await expect(section.getByRole('link')).toHaveText(['Szminka kremowa z olejem z malin', 'Serum z lnem i witaminą C']);
  await expectAccessible(page);
  await section.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serum z lnem i witaminą C');

  await page.goto(`${shop.storefrontUrl}/manage-cookies`);
  const forgotten = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/products/viewed'),
  );
  await page.getByRole('button', { name: 'Odrzucam opcjonalne' }).click();
  expect((await forgotten).status()).toBe(204);
  await page.goto(`${shop.storefrontUrl}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twój koszyk jest pusty');
  await expect(section).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('viewer'))).toBeNull();
});

test('what a guest looked at is in the account once they sign in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await allowCookies(page.context(), ['functional']);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/products/viewed') && answer.status() === 204,
  );
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  await kept;

  const { email } = await aCustomer('Iga');
  await page.goto(`${shop.storefrontUrl}/account`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dzień dobry, Iga')).toBeVisible();
  const section = page.getByRole('region', { name: 'Ostatnio oglądane' });
  await expect(section.getByRole('link')).toHaveText(['Serum z lnem i witaminą C']);
  await expectAccessible(page);
});
