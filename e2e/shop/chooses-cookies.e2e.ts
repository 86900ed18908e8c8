import type { Page } from '@playwright/test';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.use({ asksForCookies: true });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const question = (page: Page) => page.getByRole('dialog', { name: 'Pliki cookie: Twój wybór' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));
const proofOf = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/cookie-consents'));

for (const [device, viewport] of Object.entries(DEVICES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('the question comes after the page, is in view as a whole and asks nobody else before its answer', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const owner = window as unknown as { largest: string[] };
        owner.largest = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
            owner.largest.push(entry.element?.closest('dialog') ? 'question' : 'page');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(shop.storefrontUrl)) elsewhere.push(request.url());
      });
      await page.goto(shop.storefrontUrl);
      await expect(question(page)).toBeVisible();
      for (const name of ['Odrzucam opcjonalne', 'Zapisz mój wybór', 'Akceptuję wszystkie'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Pliki cookie: Twój wybór' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      // The last entry is the largest paint; on a slow machine the picture of the page comes after the question.
      await page.waitForLoadState('networkidle');
      const largest = () => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1));
      await expect.poll(largest).toBe('page');
      expect(elsewhere).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test('refused by keyboard it is remembered as long as accepted, and changed from the footer', async ({ page }) => {
  await page.goto(shop.storefrontUrl);
  await expect(question(page)).toBeVisible();
  const reached: (string | null)[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => (document.activeElement?.closest('dialog') ? document.activeElement.id : null)),
    );
  }
  expect(reached).not.toContain(null);
  await button(page, 'Odrzucam opcjonalne').focus();
  const [proof] = await Promise.all([proofOf(page), page.keyboard.press('Enter')]);
  expect(proof.status()).toBe(204);
  expect(proof.request().postDataJSON()).toMatchObject({ way: 'required', analytics: false, marketing: false });
  await expect(question(page)).toBeHidden();
  const kept = await storedChoice(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(question(page)).toBeHidden();
  expect(await storedChoice(page)).toBe(kept);
  expect(files.filter((file) => file.includes('consent'))).toEqual([]);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookie' });
  await link.press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Analityczne' })).not.toBeChecked();
  await Promise.all([proofOf(page), button(page, 'Akceptuję wszystkie').press('Enter')]);
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(JSON.parse((await storedChoice(page)) ?? '')).toMatchObject({ way: 'all', isRecorded: true });
});

test('the policy can be read before answering, and the question waits on the next page', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/twarz`);
  await question(page).getByRole('link', { name: 'Polityka prywatności' }).click();
  await expect(page).toHaveURL(/\/polityka-prywatnosci$/);
  await expect(question(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dostawa' }).first().click();
  await expect(question(page)).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/polityka-prywatnosci`, { waitUntil: 'networkidle' });
  await expect(question(page)).toBeHidden();
});

test('the page of settings stands alone: no question before it, and a choice made in place', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/manage-cookies`);
  await page.getByRole('checkbox', { name: 'Funkcjonalne' }).press('Space');
  await expectAccessible(page);
  await Promise.all([proofOf(page), button(page, 'Zapisz mój wybór').click()]);
  await expect(page.getByText(/^Zapisano o/)).toBeVisible();
  await expect(page.getByText(/podaj ten numer:/)).toBeVisible();
  expect(JSON.parse((await storedChoice(page)) ?? '')).toMatchObject({
    way: 'selected',
    preferences: { functional: true, analytics: false, marketing: false },
  });
  await page.goto(shop.storefrontUrl, { waitUntil: 'networkidle' });
  await expect(question(page)).toBeHidden();
});

test('events are noted for those alone who allow it', async ({ page }) => {
  const events = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event),
    );
  const product = `${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`;
  const add = () => page.getByRole('main').getByRole('button', { name: 'Do koszyka', exact: true }).first().click();
  await page.goto(product);
  await button(page, 'Odrzucam opcjonalne').click();
  await add();
  await expect(page.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeVisible();
  expect(await events()).toBeUndefined();
  await page.goto(`${shop.storefrontUrl}/manage-cookies`);
  await button(page, 'Akceptuję wszystkie').click();
  await page.goto(product);
  await add();
  await expect.poll(events).toContain('add_to_cart');
});
