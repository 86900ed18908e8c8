import type { Page, Request } from '@playwright/test';
import { CALLED_ON_LOAD, COMPILE_HINT } from '../../storefront/build/compile-hints.ts';
import { weighFiles } from '../support/module-weights.ts';
import { expect, shop, test } from '../support/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const isScript = (request: Request) => request.resourceType() === 'script' || request.url().endsWith('.js');

/** Holds the app's code back until it is let go. */
async function holdApp(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('before the first screen is there nothing but the entry is loaded, and eight files in all', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request) && scripts.push(request.url()));
  await page.goto(shop.storefrontUrl);
  // The entry, the app, what it shares with code that runs without React, its libraries with the bundler's runtime,
  // what most pages have, the language, and the form of this page.
  await expect.poll(() => scripts.length).toBe(8);
  const before = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return asked.flatMap(({ name, startTime }) => (paint && startTime < paint.startTime ? [name] : []));
  });
  expect(before).toEqual([expect.stringMatching(/\/assets\/entry-client-[^/]+\.js$/)]);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(8);
});

for (const [what, path, most] of [
  ['the home page', '/', 121_900],
  ['an article', '/poradnik/poranny-rytual', 118_900],
  // It brings what the shop is asked with: whoever looks at a product may put it into the cart next.
  ['a product', '/szminka-kremowa-z-olejem-z-malin', 136_800],
] as const)
  test(`before anything is pressed the scripts of ${what} weigh at most ${most / 1000} KB`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => isScript(request) && scripts.add(new URL(request.url()).pathname));
    await page.goto(shop.storefrontUrl + path);
    // The last that is asked for before it is alive, and then what it asks for by itself.
    await expect.poll(() => [...scripts].some((script) => script.includes('/language-pl-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const bytes = weighFiles([...scripts].filter((script) => script.startsWith('/assets/')));
    expect(bytes).toBeGreaterThan(85_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });

test('a browser is told to compile ahead what every page comes to life with, and nothing else', async ({ page }) => {
  const hinted = new Map<string, boolean>();
  page.on('response', async (response) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    if (name) hinted.set(name, (await response.text()).startsWith(COMPILE_HINT));
  });
  await page.goto(shop.storefrontUrl);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => [...hinted.keys()]).toContain('entry-client');
  const names = [...hinted].flatMap(([name, isHinted]) => (isHinted ? [name] : []));
  expect(new Set(names)).toEqual(CALLED_ON_LOAD);
});

test('a button pressed before the page is alive does its work as soon as it is', { tag: '@firefox' }, async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(shop.storefrontUrl);
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Główna nawigacja' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Otwórz menu' })).toBeFocused();
});

test('what is pressed before any code of the shop has come is done as soon as it is there', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(shop.storefrontUrl, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Główna nawigacja' })).toBeVisible();
});

test('what is bought before the page is alive is in the cart as soon as it is', async ({ page }) => {
  const release = await holdApp(page);
  const address = `${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`;
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'Do koszyka', exact: true }).first().click();
  await expect(page).toHaveURL(address);
  release();
  await expect(page.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeVisible();
});

test('a link followed before the page is alive leads there', async ({ page }) => {
  await holdApp(page);
  await page.goto(shop.storefrontUrl);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(shop.storefrontUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the HTML of static modules stays, on the way to another page and back as well', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto(shop.storefrontUrl);
  const texts = () => page.locator('.static-html').evaluateAll((all) => all.map((element) => element.textContent));
  const sent = await texts();
  expect(sent.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Główna nawigacja' });
  // Pressed before the page is alive, it opens as soon as it is.
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await texts()).toEqual(sent);
  const title = await page.title();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Dostawa' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Dostawa/i);
  await expect(page.getByRole('contentinfo')).toContainText('Rosa i Len');
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(await texts()).toEqual(sent);
});

test('a row of products scrolls by its buttons, and its cards stay as they were sent', async ({ page }) => {
  await page.goto(shop.storefrontUrl);
  const row = page.getByRole('list', { name: 'Dopiero co ze stołu laboratoryjnego' });
  const sent = await row.innerHTML();
  await page.getByRole('button', { name: 'Następne produkty' }).first().click();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await row.innerHTML()).toBe(sent);
});

const layoutOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => getComputedStyle(part).contentVisibility);
/** Takes away the timer that lays out the rest of a page for whoever does nothing. */
const neverLayOutByTheClock = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (...given: Parameters<typeof setTimeout>) => (given[1] === 8_000 ? 0 : setTimeout(...given)),
    });
  });
const isWhole = (page: Page) => page.evaluate(() => !document.documentElement.hasAttribute('data-first-view'));

test('what lies below the first screen waits for the visitor, and is whole for whoever wants a part of the page or comes back', {
  tag: '@firefox',
}, async ({ page }) => {
  await neverLayOutByTheClock(page);
  await page.goto(shop.storefrontUrl);
  expect(await layoutOf(page, '.page-bottom')).toBe('auto');
  // Heard as soon as the page is alive.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await isWhole(page)).toBe(true);
  }).toPass();
  expect(await layoutOf(page, '.page-bottom')).toBe('visible');
  // Whoever follows a link has been here, and has a place to scroll back to.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dostawa' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Dostawa/i);
  await page.reload();
  expect(await isWhole(page)).toBe(true);
  expect(await layoutOf(page, '.page-bottom')).toBe('visible');
});

test('a page that is opened at a part of it is whole at once', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/poradnik/poranny-rytual#main`);
  expect(await isWhole(page)).toBe(true);
});

for (const [what, path, most, mostKept] of [
  // With what other journeys leave on it, which is some hundred bytes.
  ['the home page', '/', 142_500, 27_000],
  // Its state has the pictures of all of its shades.
  ['a product', '/szminka-kremowa-z-olejem-z-malin', 154_500, 27_300],
] as const)
  test(`${what} weighs no more than ${most / 1000} KB, and ${mostKept / 1000} KB as it is kept`, async () => {
    const sizeOf = async (encoding: string) => {
      const response = await fetch(shop.storefrontUrl + path, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
      return Number(response.headers.get('content-length'));
    };
    expect(await sizeOf('identity')).toBeLessThanOrEqual(most);
    await expect.poll(() => sizeOf('br')).toBeLessThanOrEqual(mostKept);
  });
