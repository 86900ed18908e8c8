import type { Page } from 'playwright';
import type { Visitor } from '../lighthouse/visitors.ts';
import { touch } from './touch.ts';

/** Something that shoppers press. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Who does it; somebody new unless said otherwise. */
  readonly visitor?: Visitor;
  /** Presses it several times, and waits each time until the page has answered. */
  press(page: Page): Promise<void>;
}

const TIMES = 3;
/** Between two keys of somebody who types quickly; milliseconds. */
const PAUSE_MS = 150;
const PRODUCT = '/szminka-kremowa-z-olejem-z-malin';
const SHADES = ['RL-BA-001-GLOG', 'RL-BA-001-CEGLA', 'RL-BA-001-MALWA'];

/** The list that the carousel of the home page scrolls. */
const ROW = 'Dopiero co ze stołu laboratoryjnego';

/** What is pressed on a phone; each visit begins with a press as soon as the page is loaded. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    async press(page) {
      for (let time = 0; time < TIMES; time += 1) {
        await touch(page.getByRole('button', { name: 'Otwórz menu' }));
        await page.getByRole('dialog').waitFor();
        await touch(page.getByRole('button', { name: 'Zamknij menu' }));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'accordion',
    path: '/twarz',
    async press(page) {
      // Filters of a wide window are folded, and not shown on a phone.
      const parts = page.locator('main details:not([open]) > summary').filter({ visible: true });
      for (let time = 0; time < TIMES; time += 1) {
        await touch(parts.first());
        await page.locator('main details[open]').first().waitFor();
      }
    },
  },
  {
    name: 'shade of a product',
    path: PRODUCT,
    async press(page) {
      for (const sku of SHADES) {
        await touch(page.locator(`main a[href*="sku=${sku}"]`).first());
        await page.waitForURL((url) => url.searchParams.get('sku') === sku);
      }
    },
  },
  {
    name: 'carousel',
    path: '/',
    async press(page) {
      const next = page.getByRole('button', { name: 'Następne produkty' }).first();
      const row = page.getByRole('list', { name: ROW });
      for (let time = 0; time < TIMES && (await next.isEnabled()); time += 1) {
        const scrolled = row.evaluate(nextScrollEnd);
        await touch(next);
        await scrolled;
      }
    },
  },
  {
    name: 'search, opened and typed into',
    path: '/',
    async press(page) {
      // Before the page is alive the link leads to the page of the search.
      await page.waitForLoadState('networkidle');
      await touch(page.getByRole('banner').getByRole('link', { name: 'Szukaj w sklepie' }));
      const field = page.getByRole('combobox', { name: 'Czego szukasz?' });
      await field.waitFor();
      await page.keyboard.type('krem', { delay: PAUSE_MS });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'cart, one more of a line',
    path: '/cart',
    visitor: 'buyer',
    async press(page) {
      const more = page.getByRole('button', { name: /^Zwiększ ilość/ }).first();
      await more.waitFor();
      for (let time = 0; time < TIMES; time += 1) {
        await touch(more);
        await page.evaluate('new Promise(requestAnimationFrame)');
      }
    },
  },
  {
    name: 'account, a form opened and left',
    path: '/account/profile',
    visitor: 'customer',
    async press(page) {
      for (let time = 0; time < TIMES; time += 1) {
        const change = page.getByRole('button', { name: /^Zmień: / }).first();
        await change.waitFor();
        await touch(change);
        await page.keyboard.press('Tab');
        await touch(page.getByRole('button', { name: 'Anuluj' }).first());
      }
    },
  },
];

interface ScrolledList {
  addEventListener(type: 'scrollend', listener: () => void, options: { readonly once: true }): void;
}

/** In the page: until the list has come to rest. */
const nextScrollEnd = (list: ScrolledList) =>
  new Promise<void>((resolve) => list.addEventListener('scrollend', () => resolve(), { once: true }));
