import type { Page, Route } from '@playwright/test';
import { expect, shop, test } from '../support/shop.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const DEVICES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

const PAGES = [
  ['the home page', '/'],
  ['a category with a page of its own', '/twarz'],
  ['a category from the template', '/twarz/serum'],
  ['a product', '/serum-z-lnem-i-witamina-c'],
  ['an article', '/poradnik/poranny-rytual'],
] as const;

interface Seen {
  largest: Element | null;
  shift: number;
}

/** Keeps what the browser reports of its own from the first moment on. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { largest: null, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = (entry as unknown as { element: Element | null }).element;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Where a phone shows more of a paragraph than of the first picture. */
const WORDS_ON_PHONES: readonly string[] = ['/twarz/serum', '/poradnik/poranny-rytual'];

/** What the browser calls the largest element of the first screen. */
const largestElement = () => {
  const { largest } = (window as unknown as { seen: Seen }).seen;
  const lead = document.querySelector('img[fetchpriority="high"]');
  const areaOf = (element: Element) => element.clientWidth * element.clientHeight;
  // Cards of one size: whichever was painted first counts as the largest.
  const isAsLarge = lead !== null && largest?.nodeName === 'IMG' && areaOf(largest) === areaOf(lead);
  if (lead !== null && (largest === lead || isAsLarge)) return 'the picture of high priority';
  return largest?.nodeName === 'IMG' ? 'another picture' : largest && 'words';
};

for (const [device, viewport] of DEVICES) {
  for (const [what, path] of PAGES) {
    test(`on ${device} what is largest of ${what} is the picture that was asked for first and only once, or words`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await watch(page);
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
      });
      await page.goto(shop.storefrontUrl + path);
      const expected = viewport === PHONE && WORDS_ON_PHONES.includes(path) ? 'words' : 'the picture of high priority';
      await expect.poll(() => page.evaluate(largestElement)).toBe(expected);
      await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
      const shown = await page
        .locator('img[fetchpriority="high"]')
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(pictures[0]).toBe(shown);
      const folder = shown.slice(0, shown.lastIndexOf('/'));
      // A gallery shows the same picture once more, as its thumbnail.
      const thumbnails = await page
        .locator('main a[aria-current] img:not([fetchpriority])')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).map(({ currentSrc }) => new URL(currentSrc || location.href).pathname),
        );
      const others = pictures.filter(
        (picture) => picture.startsWith(folder) && (picture === shown || !thumbnails.includes(picture)),
      );
      expect(others).toEqual([shown]);
    });
  }
}

test('pictures far below the first screen are not fetched before someone scrolls', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(shop.storefrontUrl);
  await page.waitForLoadState('networkidle');
  // Browsers fetch lazy pictures up to 3000 px ahead.
  const far = await page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.getBoundingClientRect().top > innerHeight + 3000)
        .map((image) => image.currentSrc),
    );
  expect(far.length).toBeGreaterThan(5);
  expect(far.filter((address) => address !== '')).toEqual([]);
  const last = page.locator('main img').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a page of text asks for no picture ahead', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/regulamin`);
  await expect(page.locator('link[rel="preload"][as="image"], [fetchpriority="high"]')).toHaveCount(0);
});

for (const [device, viewport] of DEVICES) {
  for (const [what, path] of [...PAGES, ['the page of the line for the young', '/iskra'] as const]) {
    test(`on ${device} nothing of ${what} moves when fonts arrive late`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await watch(page);
      const late: Route[] = [];
      let isLate = true;
      await page.route('**/*.woff2', (route) => (isLate ? void late.push(route) : route.continue()));
      await page.goto(shop.storefrontUrl + path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(late.length).toBeGreaterThan(0);
      isLate = false;
      await Promise.all(late.map((route) => route.continue()));
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
      // A frame after the last font is in place, so that what it moved has been reported.
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve((window as unknown as { seen: Seen }).seen.shift)),
            ),
          ),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
    });
  }
}

test('a Polish page asks for the letters of Polish alone, the names of languages in its footer included', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.add(new URL(request.url()).pathname);
  });
  // Among them pages of numbers that do not break at their hyphens, and one in the other theme.
  for (const path of [...PAGES.map(([, each]) => each), '/kontakt', '/regulamin', '/iskra', '/cart']) {
    await page.goto(shop.storefrontUrl + path);
    await expect(page.getByRole('link', { name: 'Čeština' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
  }
  expect(files.size).toBeGreaterThan(3);
  expect([...files].filter((file) => !/-(?:core|polish|names)-[\w-]+\.woff2$/.test(file))).toEqual([]);
});

const WIDTHS = [360, 390, 768, 1024, 1440, 1920];

for (const width of WIDTHS) {
  test(`at ${width} px every picture comes as wide as it is shown, or one step wider`, async ({ browser }) => {
    const isPhone = width < 768;
    const context = await browser.newContext({
      viewport: { width, height: isPhone ? 844 : 900 },
      deviceScaleFactor: isPhone ? 3 : 1,
    });
    const page = await context.newPage();
    // Lazy pictures take the width of their place where browsers can; here each has its estimate alone.
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({ response: answer, body: text.replaceAll('sizes="auto, ', 'sizes="') });
      },
    );
    // What the browser wants is known before it has it, and the room for it comes from the markup.
    const asked: Route[] = [];
    await page.route('**/media/**', (route) => void asked.push(route));
    for (const [, path] of PAGES) {
      asked.length = 0;
      await page.goto(shop.storefrontUrl + path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const pictures = page.locator('main img[srcset]');
      await pictures.evaluateAll((images) => {
        for (const image of images as HTMLImageElement[]) image.loading = 'eager';
      });
      const files = () => asked.map((route) => new URL(route.request().url()).pathname);
      await expect.poll(async () => pictures.evaluateAll(wrongWidths, files()), path).toEqual([]);
    }
    await context.close();
  });
}

/** The pictures of which no file was asked for that is as wide as what it covers, or one step wider. */
function wrongWidths(images: Element[], asked: string[]): string[] {
  return (images as HTMLImageElement[]).flatMap((image) => {
    if (image.getClientRects().length === 0) return [];
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const sources = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])];
    const isRight = sources.some((source) => {
      const files = source.srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
      const steps = files.map((file) => Number(/(\d+)\.\w+$/.exec(file)?.[1]));
      // A file for phones has the ratio of its frame.
      const isCropped = getComputedStyle(image).objectFit === 'cover' && !source.matches('source[media]');
      const covering = isCropped ? Math.max(width, height * ratio) : width;
      const enough = steps.findIndex((step) => step >= Math.floor(covering) * devicePixelRatio - 1);
      const least = enough < 0 ? steps.length - 1 : enough;
      return [files[least], files[least + 1]].some((file) => file !== undefined && asked.includes(file));
    });
    return isRight
      ? []
      : [`${image.srcset.split(' ')[0]}: ${Math.round(Math.max(width, height * ratio))} px, ${image.sizes}`];
  });
}

for (const width of [320, 360, 390]) {
  test(`all buttons of the header are whole and 44 px wide on a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(shop.storefrontUrl);
    const header = page.getByRole('banner');
    const all = [
      header.getByRole('link', { name: 'Szukaj' }),
      header.getByRole('link', { name: 'Ulubione' }),
      header.getByRole('link', { name: 'Zaloguj się' }),
      header.getByRole('link', { name: /^Koszyk/ }),
      header.getByRole('button', { name: 'Otwórz menu' }),
    ];
    for (const one of all) {
      const box = await one.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    const name = await header.getByRole('link', { name: /strona główna/i }).boundingBox();
    expect(name?.width).toBeGreaterThan(60);
  });
}
