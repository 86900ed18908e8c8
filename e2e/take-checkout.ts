import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from './support/cookie-choice.ts';
import { aGuest } from './support/shopper-api.ts';

interface CheckoutPictures {
  readonly storefrontUrl: string;
  readonly devices: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  readonly save: (page: Page, name: string, fullPage?: boolean) => Promise<unknown>;
}

const DETAILS = {
  'E-mail': 'lena@poczta.example',
  Imię: 'Lena',
  Nazwisko: 'Łąkowska',
  Telefon: '600700800',
  'Ulica i numer': 'Długa 5/7',
  'Kod pocztowy': '30-001',
  Miejscowość: 'Kraków',
} as const;

/** Screenshots of a purchase from the cart to the thank-you page, paid by transfer and sent to a locker. */
export async function takeCheckout(
  browser: Browser,
  { storefrontUrl, devices, save }: CheckoutPictures,
): Promise<void> {
  for (const [device, viewport] of Object.entries(devices)) {
    const page = await browser.newPage({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
    await refuseCookies(page);
    const take = async (name: string, fullPage = true) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await save(page, `checkout-${name}-${device}`, fullPage);
    };
    await page.goto(`${storefrontUrl}/cart`);
    await page.evaluate((id) => localStorage.setItem('cart_id', id), await fillCart());
    await page.goto(`${storefrontUrl}/cart`);
    await page.getByRole('link', { name: 'Przejdź do zamówienia' }).waitFor();
    await take('cart', false);
    await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();

    const form = page.locator('form').filter({ hasText: 'Przejdź do dostawy' });
    for (const [label, value] of Object.entries(DETAILS)) {
      await form.getByLabel(label, { exact: true }).first().fill(value);
      await form.getByLabel(label, { exact: true }).first().blur();
    }
    await take('details');
    await page.getByRole('button', { name: 'Przejdź do dostawy' }).click();

    await page.getByRole('radio', { name: /Paczkomat® 24\/7(?!,)/ }).check();
    await page.getByRole('button', { name: /^(Wybierz punkt odbioru|Zmień punkt)$/ }).click();
    await page
      .getByRole('button', { name: /^Wybierz ten punkt/ })
      .first()
      .waitFor();
    await take('points', false);
    await page
      .getByRole('button', { name: /^Wybierz ten punkt/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Zmień punkt' }).waitFor();
    await take('delivery');
    await page.getByRole('button', { name: 'Przejdź do płatności' }).click();

    await page.getByRole('radio', { name: /^Przelew tradycyjny/ }).check();
    await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).check();
    await take('payment');
    await page.getByRole('button', { name: /^Zamawiam z.obowiązkiem zapłaty$/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Dziękujemy/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await take('thank-you', false);
    await page.close();
  }
}

async function fillCart(): Promise<string> {
  const guest = aGuest();
  const { createEmptyCart: id } = await guest.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await guest.ask(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "RL-SW-001-30", quantity: 1 }, { sku: "RL-SW-002", quantity: 2 }]) {
        user_errors { message }
      }
    }`,
    { id },
  );
  return id;
}
