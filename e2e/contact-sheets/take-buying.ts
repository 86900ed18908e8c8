import type { Browser, Page } from '@playwright/test';
import { placeOrder } from '../support/an-order.ts';
import { refuseCookies } from '../support/cookie-choice.ts';
import { takeCheckout } from '../take-checkout.ts';
import { takeOrder } from '../take-order.ts';
import type { Album } from './album.ts';
import { WINDOWS, type WindowWidth } from './sheet-formats.ts';

const PRODUCTS = {
  'RL-SW-001': '/serum-z-lnem-i-witamina-c',
  'RL-BA-001': '/szminka-kremowa-z-olejem-z-malin',
  'RL-IS-001': '/zel-do-mycia-twarzy-start',
} as const;

/** Screens of buying that hold nothing yet. */
const EMPTY_SCREENS = {
  'Empty cart': '/cart',
  'No favourites': '/my-wishlist',
  'Nothing to compare': '/compare',
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
  await takeRefusedPayment(page, storefrontUrl, album);
  await page.close();

  const save = (shown: Page, name: string) => album.take(shown, nameOf(name));
  await takeCheckout(browser, { storefrontUrl, devices, save });
  await takeOrder(browser, { storefrontUrl, devices, save });
}

/** Puts products into the comparison, and aside: the first time that is said in a dialog, so it comes second. */
async function chooseProducts(page: Page, storefrontUrl: string): Promise<void> {
  const choose = async (name: RegExp, list: string, sku: string) => {
    await page.getByRole('main').getByRole('button', { name }).first().press('Enter');
    // It is shown at once, and stored when the shop has answered.
    await page.waitForFunction(([key, text]) => localStorage.getItem(key)?.includes(text), [list, sku] as const);
  };
  for (const [sku, path] of Object.entries(PRODUCTS)) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    await choose(/^Porównaj: /, 'compare_list', sku);
    await choose(/^Ulubione: /, 'favourites', sku);
  }
}

/** What a shopper comes back to whose bank has refused the money. */
async function takeRefusedPayment(page: Page, storefrontUrl: string, album: Album): Promise<void> {
  const { number, token } = await placeOrder({ email: 'lena@poczta.example', payment: 'przelewy24' });
  await page.evaluate((order) => localStorage.setItem('latest_order', order), JSON.stringify({ number, token }));
  await page.goto(`${storefrontUrl}/payment-error/501`, { waitUntil: 'networkidle' });
  await album.take(page, 'Payment refused');
}

/** `checkout-thank-you-390` is `Thanks`. */
function nameOf(picture: string): string {
  const name = picture.replace(/^checkout-/, '').replace(/-\d+$/, '');
  return NAMES[name] ?? name;
}
