import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import type { Album } from './album.ts';
import { WINDOWS } from './sheet-formats.ts';

/** Sites of the demo in languages other than Polish, with a phrase that finds products there. */
export const LANGUAGES = {
  en: { locale: 'en-GB', phrase: 'cream' },
  ua: { locale: 'uk-UA', phrase: 'крем' },
  fr: { locale: 'fr-FR', phrase: 'crème' },
  ru: { locale: 'ru-RU', phrase: 'крем' },
  cz: { locale: 'cs-CZ', phrase: 'krém' },
  hu: { locale: 'hu-HU', phrase: 'krém' },
  de: { locale: 'de-DE', phrase: 'creme' },
} as const;

/** Polish pages that every site has in its language, by what they are. */
const TRANSLATED = {
  Home: '/',
  Category: '/twarz',
  Subcategory: '/twarz/serum',
  'Product with shades': '/szminka-kremowa-z-olejem-z-malin',
  'Product with sizes': '/serum-z-lnem-i-witamina-c',
  'Product, sold out': '/fluid-matujacy-z-kora-wierzby',
  Set: '/zestaw-pierwsze-swiatlo',
} as const;

/** Screens of the shop's own, below the address of the site. */
const SCREENS = {
  'Cookie settings': '/manage-cookies',
  'No results': '/results?q=xyzzy',
  'Newsletter link without a code': '/newsletter/confirm',
  'Not found': '/no-such-page',
  Error: '/error',
} as const;

/** What a shopper reads on one site, on a phone: pages, lists, results, screens, and what opens over them. */
export async function takeLanguage(
  browser: Browser,
  { storefrontUrl }: { readonly storefrontUrl: string },
  code: keyof typeof LANGUAGES,
  album: Album,
): Promise<void> {
  const { locale, phrase } = LANGUAGES[code];
  const site = `${storefrontUrl}/${code}`;
  const context = await browser.newContext({ viewport: WINDOWS[390], locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const open = (address: string) => page.goto(address, { waitUntil: 'networkidle' });

  await open(site);
  await page.getByRole('dialog').waitFor();
  await album.takeWindow(page, 'Question about cookies');
  await refuseCookies(page);

  for (const [name, path] of Object.entries(TRANSLATED)) {
    await open(storefrontUrl + path);
    await open(await addressIn(page, locale));
    await (name === 'Home' ? album.takeWhole(page, name) : album.take(page, name));
  }
  await open(`${storefrontUrl}/twarz`);
  const category = await addressIn(page, locale);
  await open(`${category}?line=zmierzch&application=day`);
  await album.take(page, 'Category, nothing left');
  await open(`${category}?line=swit&page=2`);
  await album.take(page, 'Category, filtered');
  await open(`${site}/results?q=${encodeURIComponent(phrase)}`);
  await album.take(page, 'Results');
  for (const [name, path] of Object.entries(SCREENS)) {
    await open(site + path);
    await album.take(page, name);
  }
  await takeSuggestions(page, site, phrase, album);
  await context.close();
}

/** Where the page that is shown says that it is in another language. */
async function addressIn(page: Page, locale: string): Promise<string> {
  const address = await page.locator(`link[hreflang="${locale}"]`).getAttribute('href');
  if (!address) throw new Error(`${page.url()} has no page in ${locale}`);
  return address;
}

async function takeSuggestions(page: Page, site: string, phrase: string, album: Album): Promise<void> {
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.locator('header a[href$="/results"]').first().click();
  await page.getByRole('combobox').fill(phrase.slice(0, 3));
  // The last one, which leads to all results, is there before the others.
  await page.getByRole('option').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await album.takeWindow(page, 'Suggestions');
}
