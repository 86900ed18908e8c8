import type { Browser } from '@playwright/test';
import { staffApi } from '../support/staff-api.ts';
import { inspector, preview } from '../support/workspace.ts';
import type { Album } from './album.ts';
import { WINDOWS } from './sheet-formats.ts';

interface Fixtures {
  /** Id of an order that was sent and comes back. */
  readonly order: number;
  /** Id of its return. */
  readonly request: number;
  /** Id of an order that is paid and waits to be packed. */
  readonly toPack: number;
}

const screens = ({ order, request, toPack }: Fixtures) => ({
  'What waits': '/overview',
  Pages: '/pages',
  Media: '/media',
  'Page translations': '/translations',
  'Catalogue translations': '/catalogue-translations',
  'Find and replace': '/page-texts',
  'Export and import': '/page-transfer',
  'Broken references': '/broken-references',
  Products: '/products',
  Product: '/products/RL-BA-001',
  'New product': '/products/new',
  Categories: '/categories',
  Category: '/categories/edit/twarz/kremy',
  Ingredients: '/ingredients',
  Ingredient: '/ingredients/len',
  Orders: '/orders',
  Order: `/orders/${order}`,
  'To be shipped': '/to-ship',
  'Printed for packing': `/to-ship/print?chosen=${toPack}&what=slips`,
  Returns: '/returns',
  Return: `/returns/${request}`,
  'Refunds by transfer': '/bank-refunds',
  'Payment problems': '/payment-problems',
  Messages: '/messages',
  Customers: '/customers',
  Reviews: '/reviews',
  Coupons: '/coupons',
  'Gift rules': '/gift-rules',
  'Searched phrases': '/searched-phrases',
  Newsletter: '/newsletter',
  Mails: '/mails',
  'Mail templates': '/mails/templates',
  Delivery: '/delivery',
  Payments: '/payments',
  Sites: '/sites',
  Site: '/sites/pl',
  Redirects: '/redirects',
  Webhooks: '/webhooks',
  'API keys': '/api-keys',
  'Web vitals': '/vitals',
  'Cookie consents': '/cookie-consents',
  Retention: '/retention',
  People: '/people',
  'Audit log': '/audit',
});

/** The page editor at work, and the screens of the administration. */
export async function takeEditor(
  browser: Browser,
  { registryUrl, fixtures }: { readonly registryUrl: string; readonly fixtures: Fixtures },
  colorScheme: 'light' | 'dark',
  album: Album,
): Promise<void> {
  const context = await browser.newContext({
    viewport: WINDOWS[1440],
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${registryUrl}/editor/`, { waitUntil: 'networkidle' });
  await album.take(page, 'Sign-in');
  const staff = await staffApi();
  const { items } = await staff.get<{ items: readonly { id: number }[] }>('/staff/pages?site=pl&urlPath=/');
  const home = items[0];
  if (!home) throw new Error('The demo has no home page');
  await staff.lend(context);
  // Who else is at work on a page is heard all the time: its network never rests.
  await page.goto(`${registryUrl}/editor/pages/${home.id}`);
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await album.takeWindow(page, 'Page editor');
  await preview(page).getByRole('heading', { level: 1 }).click();
  await inspector(page).getByLabel('Nagłówek').first().waitFor();
  await album.takeWindow(page, 'Page editor, a module selected');
  for (const [name, path] of Object.entries(screens(fixtures))) {
    await page.goto(`${registryUrl}/editor${path}`, { waitUntil: 'networkidle' });
    await album.take(page, name);
  }
  await context.close();
}
