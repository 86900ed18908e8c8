import type { LaunchOptions } from '@playwright/test';

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
