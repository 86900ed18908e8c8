import { AxeBuilder } from '@axe-core/playwright';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { refuseCookies } from './cookie-choice.ts';
import { layOutWhole } from './see-whole.ts';

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the run's global setup sets it`);
  return value;
};

/** Addresses and the person who may do everything, as the run's set-up made them. */
export const shop = {
  get registryUrl() {
    return fromEnvironment('E2E_REGISTRY_URL');
  },
  get storefrontUrl() {
    return fromEnvironment('E2E_STOREFRONT_URL');
  },
  /** Where the simulated companies are. */
  get standInsUrl() {
    return fromEnvironment('E2E_STANDINS_URL');
  },
  get admin() {
    return { email: fromEnvironment('E2E_ADMIN_EMAIL'), password: fromEnvironment('E2E_ADMIN_PASSWORD') };
  },
};

/** Before anybody signs in the editor asks who is there, and hears that nobody is. */
const isAskedWhoIsThere = (answer: Response) =>
  answer.status() === 401 && answer.request().method() === 'GET' && new URL(answer.url()).pathname === '/staff/session';

/** The console names neither method nor kind of a request that failed; the answer itself does. */
const isAboutAnAnswer = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource: the server responded');

/** How long the shop's entry file is held back, in ms: as on a slow phone, where all is seen long before it is alive. */
const slowStart = Number(process.env.E2E_SLOW_START ?? 0);

async function holdBackStart(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowStart));
    await route.continue();
  });
}

/** Firefox tells what Chromium does silently: a font that is not needed any more, and a page of a bank without its sign. */
const isOfFirefox = (text: string) =>
  (text.includes('downloadable font: download failed') && text.includes('status=2152398850')) ||
  (text.includes('img-src') && text.includes('/favicon.ico'));

/** What the tests themselves run in every frame is refused where a mail is shown: nothing may run there. */
const isAboutOurScripts = (message: ConsoleMessage) =>
  message.text().startsWith("Blocked script execution in 'about:srcdoc'");

interface Visit {
  /** Left out, the question about cookies is answered before a test begins. */
  readonly asksForCookies: boolean;
}

/**
 * Whatever the pages of a test complain of: console errors, exceptions, violations of the CSP, and answers that
 * refuse or fail, as `409 PUT /staff/pages/7/draft`.
 */
export const test = base.extend<Visit & { complaints: string[] }>({
  asksForCookies: [false, { option: true }],
  complaints: [
    async ({ context, asksForCookies }, use) => {
      if (!asksForCookies) await refuseCookies(context);
      if (slowStart > 0) await holdBackStart(context);
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!isOfFirefox(text)) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() !== 'error' || isAboutAnAnswer(message) || isAboutOurScripts(message)) return;
        complain(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => complain(`${error.error()} ${error.page()?.url() ?? ''}`));
      context.on('response', (answer) => {
        if (answer.status() < 400 || isAskedWhoIsThere(answer)) return;
        complaints.push(`${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
        );
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

/** Takes the answers that a test brought about on purpose, as `409 PUT /staff/…`, out of what was complained of. */
export async function expectRefused(complaints: string[], refusal: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((complaint) => refusal.test(complaint))).toBe(true);
  const others = complaints.filter((complaint) => !refusal.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** Axe finds nothing serious or critical on the page as it stands. It ends Debian's Firefox, and would find the same. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  await layOutWhole(page);
  // Axe waits a minute for the answer of a frame that may run nothing, such as the preview of a mail. All other frames
  // are of the page's own origin: axe reaches them from within the page, and needs no second page for each of its runs.
  const axe = new AxeBuilder({ page })
    .exclude('iframe[sandbox]:not([sandbox~="allow-scripts"])')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(grave).toEqual([]);
}

/** The rules of axe about colours: the others judge the same in light and in dark ones. */
const RULES_ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** {@link expectAccessible} of a screen of the editor, in light colours and in dark ones. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, RULES_ABOUT_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until the code of a page on a wide screen runs: its menu reacts. Before, the browser follows links by itself. */
export async function expectAlive(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Podmenu: Twarz' });
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await toggle.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
}

export { expect };
