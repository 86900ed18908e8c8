// `pnpm screenshots`: renews the pictures in docs/screenshots from a temporary shop.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../scripts/bootstrap/paths.mjs';
import type { TemporaryShop } from '../scripts/serving/temporary-shop.ts';
import { seedAccountFixtures } from './support/account-fixtures.ts';
import { seedAdminFixtures } from './support/admin-fixtures.ts';
import { refuseCookies } from './support/cookie-choice.ts';
import { seeWhole } from './support/see-whole.ts';
import { staffApi } from './support/staff-api.ts';
import { withTemporaryShop } from './support/with-temporary-shop.ts';
import { takeAccount } from './take-account.ts';
import { takeCheckout } from './take-checkout.ts';
import { takeOrder } from './take-order.ts';
import { takeSettings } from './take-settings.ts';

const FOLDER = join(root, 'docs/screenshots');
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const PAGES = {
  home: '/',
  category: '/twarz',
  product: '/serum-z-lnem-i-witamina-c',
  article: '/poradnik/poranny-rytual',
  iskra: '/iskra',
  'iskra-category': '/u20/kolor',
} as const;

const save = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 78, fullPage });

async function takeShop(browser: Browser, { storefrontUrl }: TemporaryShop): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES)) {
    const page = await browser.newPage({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
    await refuseCookies(page);
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
      await seeWhole(page);
      await save(page, `${name}-${device}`, device === 'phone' ? false : name === 'home');
    }
    await page.close();
  }
}

async function takeEditor(browser: Browser, { registryUrl, admin }: TemporaryShop): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: DEVICES.desktop,
      locale: 'pl-PL',
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto(`${registryUrl}/editor/pages`);
    await page.getByLabel(/e-mail/i).fill(admin.email);
    await page.locator('input[type=password]').fill(admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    await save(page, `editor-pages-${colorScheme}`);
    await page.goto(`${registryUrl}/editor/page-texts`);
    await page.getByRole('searchbox', { name: 'Znajdź' }).fill('lnu');
    await page.getByRole('checkbox').first().waitFor();
    await save(page, `editor-find-${colorScheme}`);
    await page.goto(`${registryUrl}/editor/pages`);
    await page.getByRole('searchbox').fill('Pielęgnacja z');
    await page
      .getByRole('link', { name: /Pielęgnacja z/ })
      .first()
      .click();
    const canvas = page.frameLocator('iframe').first();
    await canvas.getByRole('heading', { level: 1 }).click();
    await page.getByLabel('Nagłówek').first().waitFor();
    // Who else is at work on a page is heard all the time: its network never rests.
    await page.evaluate(() => document.fonts.ready);
    await save(page, `editor-${colorScheme}`);
    await page.close();
  }
}

/** Screens of the administration: what waits, coupons and gift rules, orders, a return, messages, a product and the categories. */
async function takeAdminScreens(browser: Browser, shop: TemporaryShop): Promise<void> {
  const { order, request } = await seedAdminFixtures(shop);
  const places = {
    overview: '/overview',
    orders: '/orders',
    order: `/orders/${order}`,
    'to-ship': '/to-ship',
    messages: '/messages',
    return: `/returns/${request}`,
    delivery: '/delivery',
    product: '/products/RL-BA-001',
    categories: '/categories',
  };
  const promotions = { coupons: '/coupons', 'gift-rules': '/gift-rules' };
  for (const [device, viewport] of Object.entries(DEVICES))
    for (const colorScheme of device === 'phone' ? (['light'] as const) : (['light', 'dark'] as const)) {
      const context = await browser.newContext({ viewport, locale: 'pl-PL', colorScheme, reducedMotion: 'reduce' });
      await (await staffApi(shop.admin)).lend(context);
      const page = await context.newPage();
      const shown = Object.entries(colorScheme === 'light' ? { ...promotions, ...places } : places);
      for (const [name, path] of shown) {
        await page.goto(`${shop.registryUrl}/editor${path}`, { waitUntil: 'networkidle' });
        await save(page, `admin-${name}-${device}${colorScheme === 'dark' ? '-dark' : ''}`);
      }
      await context.close();
    }
}

mkdirSync(FOLDER, { recursive: true });
await withTemporaryShop(async (browser, shop) => {
  await takeShop(browser, shop);
  await takeEditor(browser, shop);
  await takeCheckout(browser, { ...shop, devices: DEVICES, save });
  await takeOrder(browser, { ...shop, devices: DEVICES, save });
  await takeAccount(browser, { ...shop, devices: DEVICES, save, fixtures: await seedAccountFixtures(shop) });
  await takeAdminScreens(browser, shop);
  await takeSettings(browser, { ...shop, devices: DEVICES, save });
});
