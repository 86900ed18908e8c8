import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that is measured with: `CHROMIUM_PATH`, else Debian's, else Playwright's. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : chromium.executablePath());
