import type { Page } from '@playwright/test';
import { shop } from './shop.ts';

/**
 * Puts values into the local storage of the shop's browser, as an earlier visit left them. It opens a document
 * without code, of which nothing is on its way when the next page is asked for: Firefox complains of code that it was
 * still fetching for a page that is left.
 */
export async function rememberInBrowser(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${shop.storefrontUrl}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(values));
}
