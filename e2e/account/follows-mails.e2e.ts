import { randomUUID } from 'node:crypto';
import { linkInMail } from '../support/mailbox.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aCustomer, aGuest } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('what is pressed before the code of a page is there is done once it is', async ({ page }) => {
  const email = `${randomUUID()}@poczta.example`;
  await subscribe(email);
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/account-screen-[^/]+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const others = page.waitForResponse(/\/assets\/plain-[^/]+\.js$/);
  await page.goto(await linkInMail(email, '/newsletter/confirm'), { waitUntil: 'domcontentloaded' });
  await others;
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  pressed.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
});

async function subscribe(email: string) {
  const answer = await fetch(`${shop.storefrontUrl}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, privacy: true }),
  });
  expect(answer.status).toBe(202);
}

test('the newsletter is confirmed and unsubscribed by the links of its mails, each by one button', async ({
  page,
  complaints,
}) => {
  const email = `${randomUUID()}@poczta.example`;
  await subscribe(email);
  const link = await linkInMail(email, '/newsletter/confirm');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await expect(page).toHaveTitle(/^Potwierdź zapis do newslettera/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapis potwierdzony');
  await expect(page.getByRole('main').getByRole('status').locator('p')).toBeFocused();
  await expectAccessible(page);
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('wygasł');
  await expectRefused(complaints, /^422 POST \/api\/newsletter\/confirm$/);

  await page.goto(await linkInMail(email, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Wypisuję się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypisaliśmy Cię z newslettera');
});

test('a forgotten password is reset by the link that the shop sends', async ({ page }) => {
  const { email } = await aCustomer();
  await page.goto(`${shop.storefrontUrl}/request-reset-password`);
  await page.getByLabel('Adres e-mail').fill('nie-adres');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText('Niepoprawny adres e-mail')).toBeVisible();
  await expect(page.getByLabel('Adres e-mail')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zajrzyj do skrzynki');

  await page.goto(await linkInMail(email, '/reset-password'));
  const password = page.getByLabel('Nowe hasło');
  await password.fill('len-kwitnie-w-maju-9');
  await page.getByLabel('Powtórz hasło').fill('len-kwitnie-w-maju');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByText('Hasła muszą być identyczne.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Powtórz hasło').fill('len-kwitnie-w-maju-9');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('jesteś na swoim koncie');
  await expect(page.getByRole('link', { name: 'Przejdź do koszyka' })).toBeVisible();
  await expectAccessible(page);

  const signIn = (given: string) =>
    aGuest().ask(
      'mutation ($email: String!, $given: String!) { generateCustomerToken(email: $email, password: $given) { token } }',
      { email, given },
    );
  await signIn('len-kwitnie-w-maju-9');
  await expect(signIn('rosa-na-lnie-7')).rejects.toThrow();
});

test('a link without its secret says how to get the complete link', async ({ page }) => {
  for (const path of ['/newsletter/confirm', '/stock-alert/confirm', '/confirm-email', '/reset-password']) {
    await page.goto(shop.storefrontUrl + path);
    await expect(page.getByRole('main').getByRole('status')).toContainText('brakuje części linku');
    await expectAccessible(page);
  }
});

test('a link of the shop loads the page as a document, and its hash removes no content', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/reset-password`);
  await page.getByRole('link', { name: 'Poproś o nowy link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie pamiętasz hasła?');
  await page.getByRole('link', { name: 'Przejdź do treści' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`the pages fit ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of [
      '/newsletter/unsubscribe#token=x',
      '/request-reset-password',
      '/reset-password#email=a&token=x',
    ]) {
      await page.goto('about:blank');
      await page.goto(shop.storefrontUrl + path);
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}
