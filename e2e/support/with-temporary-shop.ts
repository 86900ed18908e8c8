import { type Browser, chromium } from '@playwright/test';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { startTemporaryShop, type TemporaryShop } from '../../scripts/serving/temporary-shop.ts';
import { ensureChromium } from '../../scripts/testing/ensure-browsers.ts';
import { setTestEnvironment } from './test-environment.ts';

/** Pictures that decode meanwhile are left blank in a frame, and a screenshot takes the first one. */
const PAINTED_AT_ONCE = ['--disable-checker-imaging'];

/** Builds what has changed, starts a seeded shop and a browser for a task outside the tests, and ends both after it. */
export async function withTemporaryShop(task: (browser: Browser, shop: TemporaryShop) => Promise<void>): Promise<void> {
  await ensureBuilt();
  ensureChromium();
  const shop = await startTemporaryShop();
  setTestEnvironment(shop);
  try {
    const { CHROMIUM_PATH: executablePath } = process.env;
    const browser = await chromium.launch({ args: PAINTED_AT_ONCE, ...(executablePath && { executablePath }) });
    await task(browser, shop).finally(() => browser.close());
  } finally {
    await shop.stop();
  }
}
