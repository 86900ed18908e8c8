import { expect, expectAccessible, test } from '../support/shop.ts';
import { aDraft, aHeading, staffApi } from '../support/staff-api.ts';
import { DESK, expectInShop, openWorkspace } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Long enough for the page to be open before, short enough to wait for. */
const SOON_MS = 12_000;
/** When an open page has to have asked once more. */
const NEXT_QUESTION_MS = 30_000;

test('a plan is set and removed, and one that is carried out goes from the open page by itself', async ({ page }) => {
  test.slow();
  const api = await staffApi();
  const draft = await aDraft(api, { main: [aHeading('a', 'Poranek z lnem')] });
  await page.clock.install();
  await openWorkspace(page, draft.page.id, api);
  const dialog = page.getByRole('dialog', { name: 'Zaplanuj publikację' });
  const badge = page.getByRole('button', { name: /^Publikacja / });

  await test.step('set and removed', async () => {
    await page.getByRole('button', { name: 'Więcej czynności' }).click();
    await page.getByRole('menuitem', { name: 'Zaplanuj publikację…' }).click();
    await dialog.getByLabel('Opublikuj').fill('2099-01-10T08:00');
    await dialog.getByRole('button', { name: 'Zaplanuj' }).click();
    await expect(badge).toHaveText('Publikacja 10.01.2099, 08:00');
    await badge.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Usuń plan' }).click();
    await expect(dialog).toBeHidden();
    await expect(badge).toBeHidden();
    // What became of the plan last is all that is said of it.
    const notices = page.getByRole('region', { name: 'Powiadomienia' });
    await expect(notices.getByText('Plan usunięty')).toBeVisible();
    await expect(notices.getByText('Publikacja zaplanowana')).toBeHidden();
  });

  await test.step('carried out', async () => {
    const publishAt = new Date(Date.now() + SOON_MS).toISOString();
    await api.send('PUT', `/staff/pages/${draft.page.id}/schedule`, { version: draft.version, publishAt });
    await page.reload();
    await expect(badge).toBeVisible();
    // An open page asks how it stands only now and then; its clock is moved on until the plan is carried out.
    await expect(async () => {
      await page.clock.fastForward(NEXT_QUESTION_MS);
      await expect(badge).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText('Opublikowana', { exact: true })).toBeVisible();
    await expectInShop(page, draft.page.urlPath, (shown) => shown.getByText('Poranek z lnem'));
  });
});
