import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DRIVERS, expect, loadPictures, openExamples, THEMES, test, WIDTHS } from './catalogue.ts';

/** Another version draws letters and shadows a little differently: its pictures are accepted anew. */
const VERSION_FILE = new URL('accepted/chromium-version.txt', import.meta.url);

/** Small enough to keep in the repository, large enough to tell a layout by. */
test.use({ deviceScaleFactor: 0.25 });

test('the browser is the one that the accepted pictures were taken with', ({ browser }, { config }) => {
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    mkdirSync(new URL('.', VERSION_FILE), { recursive: true });
    writeFileSync(VERSION_FILE, `${browser.version()}\n`);
  }
  expect(browser.version()).toBe(readFileSync(VERSION_FILE, 'utf8').trim());
});

for (const theme of THEMES)
  for (const width of WIDTHS)
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });
      for (const driver of DRIVERS)
        test(driver, async ({ page, catalogue }) => {
          await openExamples(page, `${catalogue.url}/?bare&theme=${theme}&driver=${driver}&example=typical`);
          await page.evaluate(loadPictures);
          await expect(page.locator('[data-example]')).toHaveScreenshot(`${driver}-${theme}-${width}.png`, {
            scale: 'device',
            maxDiffPixelRatio: 0.01,
          });
        });
    });
