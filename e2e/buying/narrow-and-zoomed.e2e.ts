// The narrowest window that has to do, and one of 1440 px at 200 %: nothing of buying is lost there.
import type { Page } from '@playwright/test';
import { agreeToAll, fillCart, heading, openPayment, orderButton, way } from '../support/checkout.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Nothing has to be scrolled sideways, and no button or field of the screen lies outside the window. */
async function expectWhole(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')].filter(
      (element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
        return isSeen && (left < -1 || right > clientWidth + 1);
      },
    );
    return { sideways: Math.max(0, scrollWidth - clientWidth), outside: outside.map((element) => element.outerHTML) };
  });
  expect(lost).toEqual({ sideways: 0, outside: [] });
  await expectAccessible(page);
}

for (const [name, viewport] of [
  ['320 px', { width: 320, height: 640 }],
  ['200 %', { width: 720, height: 450 }],
] as const)
  test(`at ${name} nothing of the way from the cart to the order is lost`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await fillCart(page);
    await page.goto(`${shop.storefrontUrl}/cart`);
    await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' }).filter({ visible: true })).not.toHaveCount(
      0,
    );
    await expectWhole(page);
    await openPayment(page);
    await expectWhole(page);
    for (const step of ['Dane', 'Dostawa']) {
      await page
        .getByRole('button', { name: `Zmień: ${step}` })
        .first()
        .click();
      await expect(heading(page)).toHaveText(step === 'Dane' ? 'Podaj swoje dane' : 'Wybierz dostawę');
      await expectWhole(page);
      await page.goto(`${shop.storefrontUrl}/checkout?step=3`);
      await expect(heading(page)).toHaveText('Wybierz płatność');
    }
    await way(page, /^Przelew tradycyjny/).check();
    await agreeToAll(page);
    await orderButton(page).click();
    await page.waitForURL(/\/thank-you/);
    await expect(page.getByRole('link', { name: 'Sprawdź status' })).toBeVisible();
    await expectWhole(page);
    await page.getByRole('link', { name: 'Sprawdź status' }).click();
    await expect(heading(page)).toContainText(/^Zamówienie/);
    await expectWhole(page);
  });
