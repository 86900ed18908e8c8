import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { shop } from './shop.ts';

/**
 * Puts values into the local storage of the shop's browser, as an earlier visit left them: in the next document of the
 * shop that this page opens, before it runs anything, and only there. Written in a document that is then left, Firefox
 * may not have told them to the process of the next one, and complains of code that it was still fetching.
 */
export async function rememberInBrowser(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ({ origin, entries, mark }) => {
      if (location.origin !== origin || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'done');
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    { origin: new URL(shop.storefrontUrl).origin, entries: Object.entries(values), mark: `e2e.${randomUUID()}` },
  );
}
