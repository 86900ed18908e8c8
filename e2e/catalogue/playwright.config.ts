import { defineConfig } from '@playwright/test';
import shopConfig from '../playwright.config.ts';

/** The catalogue alone, without a shop. Its facts are part of the other configuration's run, its pictures are not. */
export default defineConfig({
  ...shopConfig,
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  globalSetup: [],
  projects: [
    { name: 'facts', testMatch: '**/*.e2e.ts' },
    { name: 'pictures', testMatch: '**/*.pictures.ts' },
  ],
});
