import { defineConfig } from '@playwright/test';
import { firefox, launchOptions } from './support/launch-options.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the machine has cores: a journey waits for timers and answers a seventh of its time.
  workers: 3,
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
    // A trace costs a seventh of the run; a journey that failed is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { launchOptions } },
    // What a shop lives from, in the other engine that the machine has.
    ...(firefox ? [{ name: 'firefox', grep: /@firefox/, use: firefox }] : []),
  ],
});
