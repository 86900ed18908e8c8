import { aProductOf } from '../support/a-product.ts';
import { brokenWords, layoutFaults } from '../support/layout-rules.ts';
import { measureLayout } from '../support/measure-layout.ts';
import { layOutWhole } from '../support/see-whole.ts';
import { expect, shop, test } from '../support/shop.ts';

const WIDTHS = [390, 820, 1440, 1920];

/** One page of each kind, in halves that are walked side by side. */
const HALVES = {
  'of products': [
    '/',
    '/twarz',
    '/twarz/serum',
    '/makijaz',
    '/iskra',
    '/u20/kolor',
    '/prezenty',
    '/serum-z-lnem-i-witamina-c',
    '/szminka-kremowa-z-olejem-z-malin',
    // Sold out, with a cart and on a site that has none.
    '/fluid-matujacy-z-kora-wierzby',
    '/en/mattifying-fluid-with-willow-bark',
  ],
  'of words': [
    '/poradnik',
    '/poradnik/poranny-rytual',
    '/poradnik/dobor-odcienia',
    '/poradnik/kategorie/makijaz',
    '/poradnik/autorzy/jan-wierzbicki',
    '/o-nas',
    '/zielnik',
    '/kontakt',
    '/pomoc',
    '/dostawa-i-zwroty',
    '/regulamin',
  ],
};

for (const [which, paths] of Object.entries(HALVES))
  test(`pages ${which} keep their edges, spaces, names and numbers on every width`, { tag: '@firefox' }, async ({
    page,
    browserName,
  }) => {
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(shop.storefrontUrl + path, { waitUntil: 'load' });
      await layOutWhole(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        const measures = await page.evaluate(measureLayout);
        const found = [...layoutFaults(measures), ...(browserName === 'chromium' ? brokenWords(measures) : [])];
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

test('a ground under lists that are empty is not shown', async ({ page }) => {
  // Nothing goes well with it, and nothing is like it.
  const { urlKey } = await aProductOf(3);
  await page.goto(`${shop.storefrontUrl}/${urlKey}`);
  await expect(page.getByRole('heading', { name: 'Co mówią ci, którzy używają' })).toBeVisible();
  const grounds = page.locator('main [data-ground]').filter({ visible: true });
  for (const text of await grounds.allInnerTexts()) expect(text.trim()).not.toBe('');
});
