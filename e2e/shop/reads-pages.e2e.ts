import { createHash } from 'node:crypto';
import { demoPages } from '../support/demo-pages.ts';
import { expect, expectAccessible, expectAlive, shop, test } from '../support/shop.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const pages = [
  ['the home page', '/', 'Skóra lubi poranki'],
  ['a category with a page of its own', '/twarz', 'Twarz'],
  ['a category from the template', '/twarz/serum', 'Serum i olejki'],
  ['a product', '/serum-z-lnem-i-witamina-c', 'Serum z lnem i witaminą C'],
  ['an article', '/poradnik/poranny-rytual', 'Poranny rytuał, czyli siedem minut dla siebie'],
  ['the page of the line for the young', '/iskra', 'Skóra ma prawo mieć humory'],
  ['the delivery page', '/dostawa-i-zwroty', 'Dostawa i zwroty'],
  ['the terms', '/regulamin', 'Regulamin sklepu internetowego'],
] as const;

// A worker that is blocked is told to the console.
test.use({ serviceWorkers: 'allow' });

/** The sites in other languages, whose words are longer or shorter. */
const OTHER_SITES = ['en', 'ua', 'fr', 'ru', 'cz', 'hu', 'de'];

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  for (const [what, path, heading] of pages) {
    test(`${what} is accessible and fits ${device}`, async ({ page, complaints }) => {
      await page.setViewportSize(viewport);
      await page.goto(shop.storefrontUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }

  test(`home and face care of every other site fit ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const site of OTHER_SITES) {
      for (const path of [`/${site}`, `/${site}/face`]) {
        await page.goto(shop.storefrontUrl + path, { waitUntil: 'domcontentloaded' });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    }
  });
}

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`no page says anything to the console of ${device}, also when it is scrolled to its end`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()} on ${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(`error on ${page.url()}: ${error.message}`));
    for (const path of demoPages) {
      await page.goto(shop.storefrontUrl + path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    expect(messages).toEqual([]);
  });
}

test('a link opens the next page without reloading the document, and back restores the scroll position', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${shop.storefrontUrl}/twarz`);
  await expectAlive(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  // Which product stands where depends on what others have bought.
  const card = page.getByRole('main').getByRole('article').nth(11).getByRole('heading').getByRole('link');
  const name = (await card.textContent())?.trim() ?? '';
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const words = (text: string) => text.replaceAll(/\s/g, ' ');
  await expect.poll(async () => words(await page.title())).toContain(words(name));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twarz');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 200);
  expect(complaints).toEqual([]);
});

test('page and sort order of a list are part of the URL', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${shop.storefrontUrl}/twarz`);
  const firstOf = () => page.getByRole('main').getByRole('article').first().textContent();
  const before = await firstOf();
  await page
    .getByRole('link', { name: /strona 2|^2$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect.poll(firstOf).not.toBe(before);
});

test('an unknown address shows the not-found page with status 404', async ({ page }) => {
  const answer = await page.goto(`${shop.storefrontUrl}/nie-ma-takiej-strony`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona o podanym adresie nie została znaleziona');
  await expect(page.getByRole('link', { name: /główn/i }).first()).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Czego szukasz?' }).fill('krem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Wyniki dla „krem”: \d+/ })).toBeVisible();
});

test('an old address redirects to the new one', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/blog`);
  await expect(page).toHaveURL(`${shop.storefrontUrl}/poradnik`);
});

test('the menu opens, closes and returns the focus by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(shop.storefrontUrl);
  const toggle = page.getByRole('button', { name: /menu/i }).first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Poradnik' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /otwórz menu/i })).toBeFocused();
});

test('a submenu that Escape has closed under the mouse stays closed until the mouse comes again', async ({ page }) => {
  await page.goto(shop.storefrontUrl);
  await expectAlive(page);
  const toggle = page.getByRole('button', { name: 'Podmenu: Twarz' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // As React tells of what had happened before the page was alive, and a frame for what follows from it.
  await toggle.evaluate(async (button) => {
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('heading', { level: 1 }).hover();
  await toggle.hover();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('the content security policy is strict: no inline script but the one with its hash, no eval, nothing from other origins', async ({
  request,
}) => {
  const answer = await request.get(shop.storefrontUrl);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(policy).not.toMatch(/style-src [^;]*'unsafe-inline'/);
  const inline = [
    ...(await answer.text()).matchAll(
      /<script(?![^>]*(?:src=|application\/json|application\/ld\+json))[^>]*>(.*?)<\/script>/gs,
    ),
  ];
  const hashes = inline.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(1);
  expect(policy).toContain(`script-src 'self' ${hashes[0]};`);
});

test('a set shows what is in it, and what that costs one by one', async ({ page, complaints }) => {
  await page.goto(`${shop.storefrontUrl}/zestaw-pierwsze-swiatlo`);
  const box = page.getByRole('region', { name: /^W\spudełku$/ });
  await expect(box.getByRole('article').getByRole('link', { name: /^Serum z lnem i witaminą C$/ })).toBeVisible();
  await expect(box.getByRole('article')).toHaveCount(3);
  await expect(box.getByText(/^Osobno 252,00\szł, w\szestawie 219,00\szł\.$/)).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the list of ingredients tells of its plants, and leads to where more is told of them', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/serum-z-lnem-i-witamina-c`);
  await page.getByText('Skład (INCI)').click();
  const flax = page.getByRole('listitem').filter({ hasText: 'Linum Usitatissimum Seed Extract' });
  await expect(flax.getByText('Z pola pod Supraślem.')).toBeVisible();
  const plate = flax.locator('img');
  await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await flax.getByRole('link', { name: 'Len' }).click();
  await expect(page).toHaveURL(/\/zielnik#len$/);
  await expect(page.getByRole('heading', { name: 'Len', exact: true })).toBeInViewport();
});
