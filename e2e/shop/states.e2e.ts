// States of the app that a shopper meets without doing anything special: scrolling, a new release.
import { aProductOf } from '../support/a-product.ts';
import { expect, expectAccessible, expectAlive, shop, test } from '../support/shop.ts';
import { watchDocuments } from '../support/watch-documents.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('scrolling says where the page is and which way it goes; on a phone also that it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/o-nas`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-scroll-top', 'true');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(20);
  await expect(root).toHaveAttribute('data-scroll-direction', 'down');
  await expect(root).toHaveAttribute('data-scroll-top', 'true');
  // It goes on in the same direction for half a second.
  let top = 20;
  await expect
    .poll(async () => {
      top += 10;
      await scrollTo(top);
      return root.getAttribute('data-scroll-double');
    })
    .toBe('true');
  await expect(root).toHaveAttribute('data-scroll-top', 'false');
  await scrollTo(top - 5);
  await expect(root).toHaveAttribute('data-scroll-direction', 'up');
  await expect(root).toHaveAttribute('data-scroll-double', 'false');
});

test('a new release clears what the one before kept, loads once more, and leaves what belongs to the shopper', async ({
  page,
}) => {
  const kept = { cart_id: 'x'.repeat(32), favourites: '{"id":"a","items":[]}', latest_searches: '[]' };
  await page.goto(`${shop.storefrontUrl}/o-nas`);
  await expectAlive(page);
  await page.evaluate(async (values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    localStorage.setItem('witryna.version', 'przedtem');
    localStorage.setItem('witryna.cart.copy', 'stare');
    await (await caches.open('stare')).put('/stare', new Response('stare'));
  }, kept);
  const documents = watchDocuments(page);
  await page.reload();
  await expect.poll(() => documents.length).toBe(2);
  await page.waitForLoadState();
  await expectAlive(page);
  expect(await page.evaluate(() => localStorage.getItem('witryna.version'))).not.toBe('przedtem');
  expect(await page.evaluate(() => localStorage.getItem('witryna.cart.copy'))).toBeNull();
  expect(await page.evaluate(() => caches.has('stare'))).toBe(false);
  const stored = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), Object.keys(kept));
  expect(stored[1]).toBe(kept.favourites);
  expect(stored[2]).toBe(kept.latest_searches);
  await page.reload();
  await expectAlive(page);
  expect(documents).toHaveLength(3);
});

for (const width of [390, 1440]) {
  test(`a product without a picture has a drawing in its place at ${width} px`, async ({ page }) => {
    const { name, urlKey } = await aProductOf(3);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${shop.storefrontUrl}/${urlKey}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const place = page.locator('section[data-thumbnails] > div').first();
    const address = await place.evaluate(
      (element) => /url\("(.+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1],
    );
    expect((await page.request.get(address ?? '')).headers()['content-type']).toContain('image/svg+xml');
    expect((await place.boundingBox())?.height).toBeGreaterThan(400);
    await expectAccessible(page);
  });
}
