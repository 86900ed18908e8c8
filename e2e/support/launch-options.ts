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

/**
 * How journeys start Firefox, the machine's own: through WebDriver BiDi, since Playwright's build of it is a download.
 * It cannot be told by a page that its visitor wants less motion.
 */
export const firefox = process.env.FIREFOX_PATH
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: process.env.FIREFOX_PATH,
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      },
    }
  : undefined;
