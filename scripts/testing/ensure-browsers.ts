import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's package of this name: the engine without a window, which takes a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

const INSTALL_TIMEOUT_MS = 300_000;

const findShell = () => [SHELL].find(existsSync);
const findWhole = () => WHOLE.find(existsSync);
const findFirefox = () => FIREFOX.find(existsSync);

/**
 * Sees to a Chromium, and sets CHROMIUM_PATH unless it is set: Debian's headless shell (installed as root), else a browser
 * of the machine's, else Playwright's download, which needs no path. WHOLE_CHROMIUM_PATH is a browser that keeps pages
 * in its back/forward cache, as the shell does not.
 */
export function ensureChromium(): void {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && existsSync(chosen)) return;
  if (!findShell() || !findWhole()) install('chromium', 'chromium-headless-shell');
  const whole = findWhole();
  const path = findShell() ?? whole;
  if (path) process.env.CHROMIUM_PATH = path;
  else execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (whole) process.env.WHOLE_CHROMIUM_PATH = whole;
}

/** Sets FIREFOX_PATH unless it is set: Debian's package, installed as root. Where there is none its journeys do not run. */
export function ensureFirefox(): void {
  if (process.env.FIREFOX_PATH) return;
  if (!findFirefox()) install('firefox-esr');
  const path = findFirefox();
  if (path) process.env.FIREFOX_PATH = path;
  else console.log('There is no Firefox: the journeys in it are left out.');
}

/** Debian's packages, where that is possible. */
function install(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  // A machine without a network fails soon, and goes on with what it has.
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_TIMEOUT_MS,
  } as const;
  spawnSync('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'], options);
  for (const name of names) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}
