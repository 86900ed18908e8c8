import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's package of this name: the same engine without a window, which takes a fourth less of the processor. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const firstThatExists = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/**
 * The path of a Chromium: CHROMIUM_PATH, else Debian's headless shell (installed as root), else a browser of the
 * machine's, else Playwright's download. Undefined means that Playwright finds its own.
 */
export function ensureChromium(): string | undefined {
  const found = firstThatExists([process.env.CHROMIUM_PATH, SHELL]);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${SHELL_PACKAGE} …`);
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL_PACKAGE], options);
  }
  const present = firstThatExists([SHELL, ...BROWSERS]);
  if (present) return present;
  execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}
