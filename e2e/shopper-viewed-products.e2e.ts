import { allowCookies } from './support/cookie-choice.ts';
import { expect, expectAccessible, shop, test } from './support/shop.ts';
import { aCustomer, PASSWORD } from './support/shopper-api.ts';

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
