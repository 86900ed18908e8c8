import type { Browser, Page } from '@playwright/test';
import { placeOrder } from './support/an-order.ts';
import { refuseCookies } from './support/cookie-choice.ts';

interface OrderPictures {
  readonly storefrontUrl: string;
  readonly devices: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  readonly save: (page: Page, name: string) => Promise<unknown>;
}

/** Screenshots of the order page and the demo's payment page. */
export async function takeOrder(browser: Browser, pictures: OrderPictures): Promise<void> {
  const { storefrontUrl, devices, save } = pictures;
  const { token } = await placeOrder({ email: 'lena@poczta.example', quantity: 2, payment: 'przelewy24' });
  for (const [device, viewport] of Object.entries(devices)) {
    const context = await browser.newContext({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
    await refuseCookies(context);
    const page = await context.newPage();
    await page.goto(`${storefrontUrl}/order#token=${token}`);
    const pay = page.getByRole('button', { name: 'Zapłać za zamówienie' });
    await pay.waitFor();
    await save(page, `order-${device}`);
    await pay.click();
    await page.getByRole('button', { name: /^Odrzuć/ }).waitFor();
    await save(page, `order-pay-${device}`);
    await context.close();
  }
}
