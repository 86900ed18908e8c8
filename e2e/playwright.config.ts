import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These end journeys that hang, not journeys that are slow: the other tests run beside them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // Requests that it makes are not seen by a journey; the one about it allows it.
    serviceWorkers: 'block',
    // Without a picture of each frame, which would take a seventh of the browser's time; a failure has its screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
