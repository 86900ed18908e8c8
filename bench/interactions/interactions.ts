import type { Locator, Page } from 'playwright';

/** Something that shoppers press. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Presses it several times, and waits each time until the page has answered. */
  press(page: Page): Promise<void>;
}

const TIMES = 3;
const PRODUCT = '/szminka-kremowa-z-olejem-z-malin';
const SHADES = ['RL-BA-001-GLOG', 'RL-BA-001-CEGLA', 'RL-BA-001-MALWA'];

/** The list that the carousel scrolls. */
const ROW = `document.querySelector('main ul[tabindex="0"]')`;

/** What is pressed on a phone; each visit begins with a press as soon as the page is loaded. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    async press(page) {
      for (let time = 0; time < TIMES; time += 1) {
        await page.getByRole('button', { name: 'Otwórz menu' }).tap();
        await page.getByRole('dialog').waitFor();
        await page.getByRole('button', { name: 'Zamknij menu' }).tap();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    },
  },
  {
    name: 'accordion',
    path: '/twarz',
    async press(page) {
      const parts = page.locator('main details:not([open]) > summary');
      for (let time = 0; time < TIMES; time += 1) {
        const part = await parts.first().elementHandle();
        await part?.tap();
        await page.locator('main details[open]').first().waitFor();
      }
    },
  },
  {
    name: 'shade of a product',
    path: PRODUCT,
    async press(page) {
      for (const sku of SHADES) {
        const link = await linkToShade(page, sku);
        await link.tap();
        await page.waitForURL((url) => url.searchParams.get('sku') === sku);
      }
    },
  },
  {
    name: 'carousel',
    path: '/',
    async press(page) {
      const next = page.getByRole('button', { name: 'Następne produkty' }).first();
      for (let time = 0; time < TIMES && (await next.isEnabled()); time += 1) {
        const before = await page.evaluate<number>(`${ROW}.scrollLeft`);
        await next.tap();
        await page.waitForFunction(`${ROW}.scrollLeft > ${before}`);
      }
    },
  },
];

/**
 * A link to another shade, as an editor or a campaign would place one: no module has swatches that are links, and the
 * app answers every link of the document in the same way.
 */
async function linkToShade(page: Page, sku: string): Promise<Locator> {
  await page.evaluate(`{
    const link = document.createElement('a');
    link.href = '?sku=${sku}';
    link.textContent = '${sku}';
    document.querySelector('main').prepend(link);
  }`);
  return page.getByRole('link', { name: sku, exact: true });
}
