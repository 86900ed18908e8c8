import type { LaunchOptions } from '@playwright/test';

/** A browser with a back/forward cache, which a shell without a window lacks. */
export const wholeBrowser: LaunchOptions = process.env.WHOLE_CHROMIUM_PATH
  ? { executablePath: process.env.WHOLE_CHROMIUM_PATH }
  : {};

/** How journeys start their browser; a journey that needs another switch adds it to these. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
