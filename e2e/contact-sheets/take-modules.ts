import type { Browser } from '@playwright/test';
import { DRIVERS, loadPictures, openExamples, type THEMES } from '../catalogue/catalogue.ts';
import { serveCatalogue } from '../catalogue/serve-catalogue.ts';
import type { Album } from './album.ts';

/** The typical example of every module of the catalogue, in one theme and width. */
export async function takeModules(
  browser: Browser,
  theme: (typeof THEMES)[number],
  width: number,
  album: Album,
): Promise<void> {
  const catalogue = await serveCatalogue();
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const driver of DRIVERS) {
      await openExamples(page, `${catalogue.url}/?bare&theme=${theme}&driver=${driver}&example=typical`);
      await page.evaluate(loadPictures);
      await album.takePart(page.locator('[data-example]'), driver);
    }
    await page.close();
  } finally {
    await catalogue.stop();
  }
}
