import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the shop says so in its own words, and goes on when there is one', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/`);
  // Registered once the page has come to life; it takes over the pages that are open.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto(`${shop.storefrontUrl}/poradnik`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie ma połączenia z\u00a0internetem');
  await expect(page).toHaveURL(`${shop.storefrontUrl}/poradnik`);
  await expectAccessible(page);
  complaints.length = 0;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Nie ma połączenia/);
  await expect(page).toHaveURL(`${shop.storefrontUrl}/poradnik`);
  expect(complaints).toEqual([]);
});

test('the page without a connection waits for the shop itself, too', async ({ page, context }) => {
  await page.goto(`${shop.storefrontUrl}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto(`${shop.storefrontUrl}/poradnik`);
  await expect(page.getByRole('link', { name: 'Spróbuj jeszcze raz' })).toBeVisible();
  // A network that tells nobody of itself.
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Nie ma połączenia/, { timeout: 15_000 });
});
