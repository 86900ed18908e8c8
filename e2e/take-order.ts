import type { Browser, Page } from '@playwright/test';
import { placeOrder } from './support/an-order.ts';
import { refuseCookies } from './support/cookie-choice.ts';
import { staffApi } from './support/staff-api.ts';

interface OrderPictures {
  readonly registryUrl: string;
  readonly storefrontUrl: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly devices: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  readonly save: (page: Page, name: string) => Promise<unknown>;
}

const PROMOTIONS = { coupons: '/coupons', 'gift-rules': '/gift-rules' } as const;

/** Screenshots of the order page, the demo's payment page, coupons and gift rules. */
export async function takeOrder(browser: Browser, pictures: OrderPictures): Promise<void> {
  const { registryUrl, storefrontUrl, admin, devices, save } = pictures;
  // The test helpers read the shop's addresses from the environment.
  process.env.E2E_REGISTRY_URL = registryUrl;
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
    await (await staffApi(admin)).lend(context);
    for (const [name, path] of Object.entries(PROMOTIONS)) {
      await page.goto(`${registryUrl}/editor${path}`, { waitUntil: 'networkidle' });
      await save(page, `admin-${name}-${device}`);
    }
    await context.close();
  }
}
