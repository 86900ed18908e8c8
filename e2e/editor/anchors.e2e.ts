import { expect, shop, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, type ModuleTree, staffApi } from '../support/staff-api.ts';
import {
  DESK,
  expectInShop,
  expectSaved,
  inspector,
  openWorkspace,
  outlineRow,
  placed,
  preview,
  publish,
} from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const aButton = (id: string, label: string): ModuleTree => ({
  id,
  driver: 'button',
  settings: { label, link: { href: '/' } },
});
/** Higher than a screen, so that what lies below must be scrolled to. */
const aLongPart = (id: string): ModuleTree => {
  const words = Array.from({ length: 12 }, (_, index) => aHeading(`${id}-${index}`, `Krok ${index + 1}`));
  return aContainer(id, words);
};

test('an editor names a place and links to it; a click of a shopper scrolls there, with a script or without', async ({
  page,
  browser,
}) => {
  const api = await staffApi();
  const main = [aButton('link', 'Zobacz skład'), aLongPart('part'), aHeading('inci', 'Skład'), aLongPart('end')];
  const draft = await aDraft(api, { main });
  await openWorkspace(page, draft.page.id, api);

  await (await outlineRow(page, 'Skład')).last().click();
  const anchor = inspector(page).getByLabel('Kotwica', { exact: true });
  await anchor.fill('Składniki');
  await anchor.press('Tab');
  await expect(anchor).toHaveValue('skladniki');
  await expect(preview(page).locator('#skladniki')).toHaveText('Skład');

  await placed(page, 'link').click();
  const address = inspector(page).getByRole('combobox', { name: /Adres/ });
  await address.fill('#');
  await page.getByRole('option', { name: /^#skladniki/ }).click();
  await expect(address).toHaveValue('#skladniki');
  await expectSaved(page);
  await publish(page);

  const link = (shown: typeof page) => shown.getByRole('link', { name: 'Zobacz skład' });
  await expectInShop(page, draft.page.urlPath, link);
  const target = page.locator('#skladniki');
  await expect(target).toHaveCount(1);
  await expect(target).not.toBeInViewport();
  await link(page).click();
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(116);
  await expect(target).toBeFocused();

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: DESK });
  const without = await plain.newPage();
  await without.goto(shop.storefrontUrl + draft.page.urlPath);
  await expect(without.locator('#skladniki')).not.toBeInViewport();
  await link(without).click();
  await expect(without.locator('#skladniki')).toBeInViewport();
  expect((await without.locator('#skladniki').boundingBox())?.y).toBeGreaterThan(60);
  await plain.close();
});
