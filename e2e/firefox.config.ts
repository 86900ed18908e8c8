import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Journeys that end in an order, and what leads to it. */
const JOURNEYS = [
  'shopper-acts',
  'shopper-after-order',
  'shopper-cart',
  'shopper-checks-out',
  'shopper-filters-lists',
  'shopper-order-page',
  'shopper-signs-in',
  'shopper-signs-up',
  'shopper-walks-the-shop',
];

/** The same journeys in a Firefox of the machine's own (FIREFOX_PATH), which is driven by WebDriver BiDi. */
export default defineConfig({
  ...config,
  testMatch: JOURNEYS.map((name) => `${name}.e2e.ts`),
  outputDir: '../test-results/firefox',
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
  },
});
