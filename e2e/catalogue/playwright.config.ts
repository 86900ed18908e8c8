import { defineConfig } from '@playwright/test';
import shopConfig from '../playwright.config.ts';
import { launchOptions } from '../support/launch-options.ts';

/** The catalogue alone, without a shop. Its facts are part of the other configuration's run, its pictures are not. */
export default defineConfig({
  ...shopConfig,
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  globalSetup: [],
  use: { ...shopConfig.use, launchOptions },
  projects: [
    { name: 'facts', testMatch: '**/*.e2e.ts' },
    { name: 'pictures', testMatch: '**/*.pictures.ts' },
  ],
});
