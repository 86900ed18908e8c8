import type { Page } from '@playwright/test';
import { agreeToAll, heading, orderButton } from '../support/checkout.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { watchDocuments } from '../support/watch-documents.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PRODUCT = '/krem-na-dzien-z-platkow-rozy';

const DETAILS = {
  'E-mail': 'lena@poczta.example',
  Imię: 'Lena',
  Nazwisko: 'Łąkowska',
  Telefon: '600 700 800',
  'Ulica i numer': 'Długa 5/7',
  'Kod pocztowy': '30001',
  Miejscowość: 'Kraków',
};

/** Waits until a screen was loaded ahead: what stands around it is asked for, and its code comes beside that. */
async function untilReady(page: Page, path: string, act: () => Promise<unknown>) {
  const view = page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.ok());
  await act();
  const answer = await view;
  expect(answer.headers()['content-type']).toContain('application/json');
  await page.waitForLoadState('networkidle');
}

test('who has put something into the cart buys it in the document where that began', async ({ page }) => {
  const documents = watchDocuments(page);
  const policy = () => page.locator('meta[name="referrer"]').getAttribute('content');
  await page.goto(shop.storefrontUrl + PRODUCT);
  await untilReady(page, '/cart', () =>
    page
      .getByRole('button', { name: /^Do koszyka/ })
      .first()
      .click(),
  );
  await untilReady(page, '/checkout', () => page.getByRole('link', { name: 'Przejdź do koszyka' }).click());
  await expect(page.getByRole('heading', { level: 1, name: /^Koszyk/ })).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/cart`);
  await expect(page).toHaveTitle(/^Koszyk – /);
  await expect(page.locator('main')).toBeFocused();
  expect(await policy()).toBe('no-referrer');
  await expect(page.getByRole('button', { name: /^Zwiększ ilość/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Podsumowanie' })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Krem na dzień/ })).toBeVisible();
  await expect(page.locator('meta[name="referrer"]')).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText('Podaj swoje dane');
  await expect(page).toHaveURL(`${shop.storefrontUrl}/checkout`);
  for (const [label, value] of Object.entries(DETAILS)) {
    await page.getByLabel(label).filter({ visible: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await page.getByRole('radio', { name: /^(?=.*InPost)(?=.*[Kk]urier)/ }).check();
  await untilReady(page, '/thank-you', () => page.getByRole('button', { name: 'Przejdź do płatności' }).click());
  await page.getByRole('radio', { name: /^Przelew tradycyjny/ }).check();
  await agreeToAll(page);
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /przyjęte/ })).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefrontUrl}/thank-you`);
  await expect(page.getByText('Krem na dzień').first()).toBeVisible();
  expect(documents).toEqual([shop.storefrontUrl + PRODUCT]);
  await expectAccessible(page);

  // Reloaded, it is the same order.
  const thanks = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(thanks ?? '');
});

test('who saves data goes to the cart by its document, as before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } });
  });
  await page.goto(shop.storefrontUrl + PRODUCT);
  await page
    .getByRole('button', { name: /^Do koszyka/ })
    .first()
    .click();
  const link = page.getByRole('link', { name: 'Przejdź do koszyka' });
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click();
  expect(new URL((await document).url()).pathname).toBe('/cart');
  await expect(page.getByRole('button', { name: /^Zwiększ ilość/ })).toBeVisible();
});
