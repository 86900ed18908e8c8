import type { Browser, Page } from '@playwright/test';
import { refuseCookies } from '../support/cookie-choice.ts';
import { seeWhole } from '../support/see-whole.ts';
import type { Album } from './album.ts';
import { WINDOWS } from './sheet-formats.ts';

/** Lines of the demo, each with the lists that together hold all of its products. */
export const LINES = {
  swit: { name: 'Świt', lists: ['/twarz?line=swit'] },
  zmierzch: { name: 'Zmierzch', lists: ['/twarz?line=zmierzch', '/prezenty?line=zmierzch'] },
  laka: { name: 'Łąka', lists: ['/cialo', '/prezenty?line=laka'] },
  barwa: { name: 'Barwa', lists: ['/makijaz'] },
  iskra: { name: 'Iskra', lists: ['/u20'] },
} as const;

/** Sets of the demo, one a line. */
const SETS = [
  '/zestaw-pierwsze-swiatlo',
  '/zestaw-spokojna-noc',
  '/zestaw-dzien-na-lace',
  '/zestaw-barwy-ogrodu',
  '/zestaw-pierwsza-kosmetyczka',
];

/** Pages that begin with a hero. */
const HEROES = ['/', '/twarz', '/cialo', '/makijaz', '/prezenty', '/iskra', '/u20', '/o-nas', '/poradnik', '/zielnik'];

interface Shop {
  readonly storefrontUrl: string;
}

/** The card of every product of a line, as lists show it on a desktop. */
export async function takeCardsOfLine(
  browser: Browser,
  { storefrontUrl }: Shop,
  line: keyof typeof LINES,
  album: Album,
): Promise<void> {
  const page = await openShop(browser, 1440);
  const ofLine = page.getByText(LINES[line].name, { exact: true });
  const taken = new Set<string | null>();
  for (const list of LINES[line].lists) {
    let next: string | null = list;
    while (next) {
      await page.goto(new URL(next, storefrontUrl).href, { waitUntil: 'networkidle' });
      await seeWhole(page);
      for (const card of await page.locator('main li article').filter({ has: ofLine }).all()) {
        const product = await card.getByRole('link').first().getAttribute('href');
        if (taken.has(product)) continue;
        taken.add(product);
        await album.takePart(card, product ?? '');
      }
      const following = page.locator('a[rel="next"]');
      next = (await following.count()) > 0 ? await following.first().getAttribute('href') : null;
    }
  }
  await page.close();
}

/** The pages of all sets, down to what they hold. */
export async function takeSets(browser: Browser, { storefrontUrl }: Shop, album: Album): Promise<void> {
  const page = await openShop(browser, 1440);
  for (const path of SETS) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    await album.take(page, 'Set');
  }
  await page.close();
}

/** The heroes of all pages that have one, on a phone or on a desktop. */
export async function takeHeroes(
  browser: Browser,
  { storefrontUrl }: Shop,
  width: 390 | 1440,
  album: Album,
): Promise<void> {
  const page = await openShop(browser, width);
  for (const path of HEROES) {
    await page.goto(storefrontUrl + path, { waitUntil: 'networkidle' });
    const hero = page.locator('main section[data-layout]').filter({ has: page.getByRole('heading', { level: 1 }) });
    if ((await hero.count()) > 0) await album.takePart(hero.first(), `${path} · ${width} px`);
  }
  await page.close();
}

async function openShop(browser: Browser, width: 390 | 1440): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOWS[width], locale: 'pl-PL', reducedMotion: 'reduce' });
  await refuseCookies(page);
  return page;
}
