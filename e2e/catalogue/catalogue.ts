import { readdirSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type ServedCatalogue, serveCatalogue } from './serve-catalogue.ts';

/** The modules: each is a folder. */
export const DRIVERS = readdirSync(new URL('../../module-schemas/src/modules/', import.meta.url));

export const THEMES = ['default', 'u20'] as const;
export const WIDTHS = [390, 820, 1440] as const;

/** Tests of the catalogue of modules: it is built once for each worker, and needs no shop. */
export const test = base.extend<{ messages: string[] }, { catalogue: ServedCatalogue }>({
  catalogue: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const served = await serveCatalogue();
      await use(served);
      await served.stop();
    },
    { scope: 'worker' },
  ],
  messages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(String(error)));
    await use(messages);
  },
});

/** Opens every example of these modules (of all, when none is named) on one page, and waits until it stands still. */
export async function openExamples(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-example]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** In the page: shows the pictures that would wait to be scrolled to. */
export async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that is hidden is never loaded.
  await Promise.all(pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()));
}

export { expect };
