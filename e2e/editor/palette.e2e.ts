import { expect, test } from '../support/shop.ts';
import { aDraft, aHeading, staffApi } from '../support/staff-api.ts';
import { DESK, openWorkspace, paletteItem } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('each tile shows its module as the shop draws it, in the theme of the page', async ({ page }) => {
  const api = await staffApi();
  const draft = await aDraft(api, { main: [aHeading('a', 'Pierwszy')] });
  await openWorkspace(page, draft.page.id, api);
  const palette = page.getByRole('region', { name: 'Moduły' });
  const tile = (title: string) => palette.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  const miniature = tile('Nagłówek').locator('[data-drawn]');

  await expect(miniature.locator('h2')).toHaveText('Pielęgnacja na poranek');
  await expect(miniature.locator('h2')).toHaveCSS('font-family', /Fraunces/);
  const frame = await miniature.boundingBox();
  expect(frame).toMatchObject({ width: 96, height: 60 });
  const drawn = await miniature.locator('h2').boundingBox();
  expect(drawn?.width ?? 0).toBeGreaterThan(20);
  expect(drawn?.width ?? 0).toBeLessThanOrEqual(96);
  // Products of the shop itself, without a frame for each.
  await paletteItem(page, 'Lista produktów').scrollIntoViewIfNeeded();
  await expect(tile('Lista produktów').locator('[data-drawn] img').first()).toBeAttached();
  await expect(page.locator('iframe')).toHaveCount(1);

  await page.getByText('Iskra (u20)', { exact: true }).click();
  await paletteItem(page, 'Nagłówek').scrollIntoViewIfNeeded();
  await expect(miniature.locator('h2')).toHaveCSS('font-family', /Bricolage/);
});
