// Whoever has asked the system for less motion buys without anything that moves by itself.
import type { Page } from '@playwright/test';
import { agreeToAll, heading, openPayment, orderButton, way } from '../support/checkout.ts';
import { expect, shop, test } from '../support/shop.ts';

const KEPT = 'motion.seen';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Notes, from document to document, each animation and transition that lasts long enough to be seen. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const SEEN_MS = 50;
    const seen = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
    (function look() {
      for (const animation of document.getAnimations()) {
        const { effect, playState } = animation;
        // A colour that fades moves nothing.
        if (animation instanceof CSSTransition && animation.transitionProperty.endsWith('color')) continue;
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        if (playState !== 'running' || !(Number(duration) > SEEN_MS) || !(effect instanceof KeyframeEffect)) continue;
        seen.add(`${location.pathname}: ${effect.target?.className} ${effect.pseudoElement ?? ''}`);
        sessionStorage.setItem(key, JSON.stringify([...seen]));
      }
      requestAnimationFrame(look);
    })();
  }, KEPT);
}

const motionOf = (page: Page) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEPT);

async function buy(page: Page): Promise<void> {
  await page.goto(`${shop.storefrontUrl}/krem-na-dzien-z-platkow-rozy`);
  await page
    .getByRole('button', { name: /^Do koszyka/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(heading(page)).toContainText('Koszyk');
  await page.getByRole('button', { name: /^Zwiększ ilość/ }).click();
  await expect(page.getByRole('textbox', { name: /^Ilość/ })).toHaveValue('2');
  await openPayment(page);
  await way(page, /^Przelew tradycyjny/).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await page.waitForURL(/\/thank-you/);
  await expect(page.getByRole('link', { name: 'Sprawdź status' })).toBeVisible();
}

test('nothing moves by itself from a product to the thanks for who has asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(page);
  await buy(page);
  expect(await motionOf(page)).toEqual([]);
});

test('without that wish windows and buttons do move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchMotion(page);
  await buy(page);
  expect(await motionOf(page)).not.toEqual([]);
});
