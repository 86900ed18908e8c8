import type { Browser, BrowserContext, Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';
import type { Album } from './album.ts';
import { WINDOWS, type WindowWidth } from './sheet-formats.ts';

/** Pages of the shop that anybody may read, by what they are. */
const PAGES = {
  Category: '/twarz',
  Subcategory: '/twarz/serum',
  'Category, filtered': '/twarz?skinType=dry&line=zmierzch',
  'Category, nothing left': '/twarz?line=zmierzch&application=day',
  'Make-up': '/makijaz',
  Gifts: '/prezenty',
  'Product with shades': '/szminka-kremowa-z-olejem-z-malin',
  'Product with sizes': '/serum-z-lnem-i-witamina-c',
  'Product, sold out': '/fluid-matujacy-z-kora-wierzby',
  Set: '/zestaw-pierwsze-swiatlo',
  Articles: '/poradnik',
  'Articles of a topic': '/poradnik/kategorie/skladniki',
  Article: '/poradnik/poranny-rytual',
  Author: '/poradnik/autorzy/zofia-dabek',
  Herbarium: '/zielnik',
  'About us': '/o-nas',
  'Contact, where to buy': '/kontakt',
  Help: '/pomoc',
  Delivery: '/dostawa-i-zwroty',
  Terms: '/regulamin',
  Results: '/results?q=krem',
  'No results': '/results?q=xyzzy',
  'Not found': '/nie-ma-takiej-strony',
  Error: '/error',
  'Cookie settings': '/manage-cookies',
} as const;

/** Pages of the line that has a theme of its own. */
const ISKRA_PAGES = {
  'Page of the line': '/iskra',
  Category: '/u20',
  Subcategory: '/u20/kolor',
  Product: '/zel-do-mycia-twarzy-start',
  'Product with shades': '/blyszczyk-iskierka',
  'Product, sold out': '/zel-pod-prysznic-arbuz-i-mieta',
  Set: '/zestaw-pierwsza-kosmetyczka',
} as const;

interface Shop {
  readonly storefrontUrl: string;
}

/** Pages of the shop in the default theme, what opens over them, and the page of a break for maintenance. */
export async function takeShop(browser: Browser, { storefrontUrl }: Shop, width: WindowWidth, album: Album) {
  const context = await aVisitor(browser, width);
  await refuseCookies(context);
  const page = await context.newPage();
  await page.goto(storefrontUrl, { waitUntil: 'networkidle' });
  await album.takeWhole(page, 'Home');
  await takeEach(page, storefrontUrl, PAGES, album);
  await takeOverlays(page, storefrontUrl, album);
  await context.close();
  await takeCookieQuestion(browser, storefrontUrl, width, album);
  await takeMaintenance(browser, storefrontUrl, width, album);
}

/** Pages in the theme u20. */
export async function takeIskra(browser: Browser, { storefrontUrl }: Shop, width: WindowWidth, album: Album) {
  const context = await aVisitor(browser, width);
  await refuseCookies(context);
  await takeEach(await context.newPage(), storefrontUrl, ISKRA_PAGES, album);
  await context.close();
}

const aVisitor = (browser: Browser, width: WindowWidth): Promise<BrowserContext> =>
  browser.newContext({ viewport: WINDOWS[width], locale: 'pl-PL', reducedMotion: 'reduce' });

async function takeEach(page: Page, storefrontUrl: string, pages: Readonly<Record<string, string>>, album: Album) {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    await album.take(page, name);
  }
}

/** The menu, the filters of a category, suggestions of the search, and what is said after a product was added. */
async function takeOverlays(page: Page, storefrontUrl: string, album: Album): Promise<void> {
  const isOpen = page.locator('dialog[open], [role=dialog]').first();
  await page.goto(`${storefrontUrl}/twarz`, { waitUntil: 'networkidle' });
  const submenu = page.getByRole('button', { name: 'Podmenu: Twarz' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await ((await submenu.isVisible()) ? submenu : menu).click();
  await album.takeWindow(page, 'Menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await isOpen.waitFor();
  await album.takeWindow(page, 'Filters');

  await page.goto(storefrontUrl, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Szukaj w sklepie' }).click();
  await page.getByRole('combobox', { name: 'Czego szukasz?' }).fill('kre');
  await page.getByRole('group', { name: 'Produkty' }).getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await album.takeWindow(page, 'Suggestions');

  await page.goto(`${storefrontUrl}/serum-z-lnem-i-witamina-c`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
  await page.waitForLoadState('networkidle');
  await album.takeWindow(page, 'Added to the cart');
}

async function takeCookieQuestion(browser: Browser, storefrontUrl: string, width: WindowWidth, album: Album) {
  const context = await aVisitor(browser, width);
  const page = await context.newPage();
  await page.goto(storefrontUrl, { waitUntil: 'networkidle' });
  await page.getByRole('dialog', { name: 'Pliki cookie: Twój wybór' }).waitFor();
  await album.takeWindow(page, 'Question about cookies');
  await context.close();
}

interface Site {
  readonly id: number;
  readonly code: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

async function takeMaintenance(browser: Browser, storefrontUrl: string, width: WindowWidth, album: Album) {
  const staff = await staffApi();
  const context = await aVisitor(browser, width);
  const page = await context.newPage();
  await setMaintenance(staff, true);
  try {
    await untilStatus(page, storefrontUrl, 503);
    await album.take(page, 'Maintenance');
  } finally {
    await setMaintenance(staff, false);
  }
  await untilStatus(page, storefrontUrl, 200);
  await context.close();
}

async function setMaintenance(staff: StaffApi, maintenance: boolean): Promise<void> {
  const { items } = await staff.get<{ items: readonly Site[] }>('/staff/sites');
  const site = items.find(({ code }) => code === 'pl');
  if (!site) throw new Error('The demo has no site pl');
  const { id: _id, code, ...body } = site;
  await staff.send('PUT', `/staff/sites/${code}`, { ...body, properties: { ...body.properties, maintenance } });
}

/** Loads a page until it answers so: a change of the site reaches the storefront through an event. */
async function untilStatus(page: Page, address: string, status: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await page.goto(address))?.status() !== status)
    if (Date.now() > deadline) throw new Error(`${address} does not answer with ${status}`);
}
