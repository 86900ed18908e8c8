import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import { takeCheckout } from '../take-checkout.ts';
import { takeOrder } from '../take-order.ts';
import type { Album } from './album.ts';
import { WINDOWS, type WindowWidth } from './sheet-formats.ts';

const PRODUCTS = ['/serum-z-lnem-i-witamina-c', '/szminka-kremowa-z-olejem-z-malin', '/zel-do-mycia-twarzy-start'];

/** Screens of buying that hold nothing yet, or that say what became of a payment. */
const EMPTY_SCREENS = {
  'Empty cart': '/cart',
  'No favourites': '/my-wishlist',
  'Nothing to compare': '/compare',
  'Payment failed': '/payment-error/501',
} as const;

const NAMES: Readonly<Record<string, string>> = {
  cart: 'Cart',
  details: 'Details',
  points: 'Choosing a point',
  delivery: 'Delivery',
  payment: 'Payment',
  'thank-you': 'Thanks',
  order: 'Order',
  'order-pay': 'Bank of the demo',
};

interface Shop {
  readonly storefrontUrl: string;
}

/** From the empty cart to the page of an order, with favourites and comparison. */
export async function takeBuying(browser: Browser, { storefrontUrl }: Shop, width: WindowWidth, album: Album) {
  const devices = { [width]: WINDOWS[width] };
  const page = await browser.newPage({ viewport: WINDOWS[width], locale: 'pl-PL', reducedMotion: 'reduce' });
  await refuseCookies(page);
  for (const [name, path] of Object.entries(EMPTY_SCREENS)) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    await album.take(page, name);
  }
  await chooseProducts(page, storefrontUrl);
  await page.goto(`${storefrontUrl}/my-wishlist`, { waitUntil: 'networkidle' });
  await album.take(page, 'Favourites');
  await page.goto(`${storefrontUrl}/compare`, { waitUntil: 'networkidle' });
  await album.take(page, 'Comparison');
  await page.close();

  const save = (shown: Page, name: string) => album.take(shown, nameOf(name));
  await takeCheckout(browser, { storefrontUrl, devices, save });
  await takeOrder(browser, { storefrontUrl, devices, save });
}

/** Puts products aside, and into the comparison. */
async function chooseProducts(page: Page, storefrontUrl: string): Promise<void> {
  const main = page.getByRole('main');
  for (const path of PRODUCTS) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    for (const name of [/^Ulubione: /, /^Porównaj: /]) {
      const button = main.getByRole('button', { name }).first();
      await button.press('Enter');
      await main.getByRole('button', { name, pressed: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Escape');
    }
  }
}

/** `checkout-thank-you-390` is `Thanks`. */
function nameOf(picture: string): string {
  const name = picture.replace(/^checkout-/, '').replace(/-\d+$/, '');
  return NAMES[name] ?? name;
}
