import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser of the machine's; undefined when there is none. */
function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path !== undefined && existsSync(path));
}

/**
 * The path of a Chromium: the machine's own, else Debian's package (as root), else Playwright's download.
 * Undefined means that Playwright finds its own.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium …');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
