import type { Browser, Page } from '@playwright/test';
import type { seedAccountFixtures } from './support/account-fixtures.ts';
import { refuseCookies } from './support/cookie-choice.ts';
import { PASSWORD } from './support/shopper-api.ts';

interface AccountPictures {
  readonly storefrontUrl: string;
  readonly fixtures: Pick<Awaited<ReturnType<typeof seedAccountFixtures>>, 'customer' | 'sent'>;
  readonly devices: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
  readonly save: (page: Page, name: string, fullPage?: boolean) => Promise<unknown>;
}

const TABS = {
  home: '/account',
  profile: '/account/profile',
  orders: '/account/orders',
  favourites: '/account/favourites',
  addresses: '/account/addresses-billings',
  programs: '/account/benefits-programs',
  newsletter: '/account/newsletter',
  reviews: '/account/reviews',
  security: '/account/security',
} as const;

/** Screenshots of signing in and of every tab of the account. */
export async function takeAccount(browser: Browser, pictures: AccountPictures): Promise<void> {
  const { storefrontUrl, devices, save } = pictures;
  const { customer, sent } = pictures.fixtures;
  for (const [device, viewport] of Object.entries(devices)) {
    const page = await browser.newPage({ viewport, locale: 'pl-PL', reducedMotion: 'reduce' });
    await refuseCookies(page);
    const take = async (name: string, path: string, fullPage = true) => {
      await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
      await save(page, `account-${name}-${device}`, fullPage);
    };
    await take('sign-in', '/auth', false);
    await take('sign-up', '/auth/sign-up');
    await take('guest', '/account', false);
    await page.getByLabel('E-mail').fill(customer.email);
    await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Dzień dobry, Lena').waitFor();
    for (const [name, path] of Object.entries(TABS)) await take(name, path);
    await take('order', `/account/order/${sent.number}`);
    await page.close();
  }
}
