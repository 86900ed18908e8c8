import { expect, expectAccessible, shop, test } from '../support/shop.ts';

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1440],
] as const) {
  test(`the page of an error is whole on a ${device}, and leads home`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.storefrontUrl}/error`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coś poszło nie tak');
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(`${shop.storefrontUrl}/`);
  });
}
