import { readdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { serveCatalogue } from '../catalogue/serve-catalogue.ts';
import type { Album } from './album.ts';

/** A module is a folder. */
const DRIVERS = readdirSync(new URL('../../module-schemas/src/modules/', import.meta.url));

/** The typical example of every module of the catalogue, in one theme and width. */
export async function takeModules(
  browser: Browser,
  theme: 'default' | 'u20',
  width: number,
  album: Album,
): Promise<void> {
  const catalogue = await serveCatalogue();
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const driver of DRIVERS) {
      await page.goto(`${catalogue.url}/?bare&theme=${theme}&driver=${driver}&example=typical`, {
        waitUntil: 'networkidle',
      });
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        const shown = [...document.images].filter((picture) => picture.checkVisibility());
        await Promise.all([document.fonts.ready, ...shown.map((picture) => picture.decode())]);
      });
      await album.takePart(page.locator('[data-example]'), driver);
    }
    await page.close();
  } finally {
    await catalogue.stop();
  }
}
