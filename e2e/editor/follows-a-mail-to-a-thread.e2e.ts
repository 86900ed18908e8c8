import { randomUUID } from 'node:crypto';
import { expect, expectAccessibleInBothColours, shop, test } from '../support/shop.ts';
import { aDraft, aHeading, aPerson, staffApi } from '../support/staff-api.ts';
import { DESK, openWorkspace, PHONE } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('whoever was answered hears of it on every screen, opens the thread and edits a word of it', async ({ page }) => {
  const owner = await staffApi();
  const editor = await staffApi(await aPerson(owner, 'editor'));
  const viewer = await staffApi(await aPerson(owner, 'viewer'));
  const { page: draft } = await aDraft(editor, { main: [aHeading('first', 'Rosa o poranku')] });
  const thread = randomUUID();
  const url = `/staff/pages/${draft.id}/comment-threads/${thread}`;
  await viewer.send('PUT', url, { moduleId: 'first', text: 'Za dlugie' });
  await editor.send('PUT', `${url}/comments/${randomUUID()}`, { text: 'Skrócę' });

  const panel = page.getByRole('region', { name: 'Komentarze' });
  const article = panel.getByRole('article');
  await openWorkspace(page, draft.id, viewer);

  await test.step('the bell of the list says so, and leads to the page', async () => {
    await page.getByRole('link', { name: 'Wszystkie strony' }).click();
    await page.getByRole('button', { name: 'Czeka na Ciebie: 1' }).press('Enter');
    await expectAccessibleInBothColours(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Stan' })).toHaveValue('answered');
  });

  await test.step('the address of the mail opens the thread, with its module', async () => {
    await page.goto(`${shop.registryUrl}/editor/pages/${draft.id}?thread=${thread}`);
    await expect(article).toHaveAttribute('data-current', 'true');
    await expect(article).toContainText('Rosa o poranku');
    await expectAccessibleInBothColours(page);
  });

  await test.step('one’s own word is edited by keys', async () => {
    await panel.getByRole('button', { name: /^Zmień swój komentarz/ }).press('Enter');
    await expect(panel.getByLabel('Twój komentarz')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Za długie');
    await page.keyboard.press('Control+Enter');
    await expect(article).toContainText('edytowano');
    await expect(article).toContainText('Za długie');
  });

  await test.step('on a phone the address opens the thread, too', async () => {
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(article).toBeVisible();
  });
});
