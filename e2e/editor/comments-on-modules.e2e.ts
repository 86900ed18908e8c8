import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothColours, test } from '../support/shop.ts';
import { aDraft, aHeading, aPerson, staffApi } from '../support/staff-api.ts';
import { DESK, openWorkspace, PHONE, placed, preview } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** An open page asks in this rhythm; a little more, since it begins when the page is there. */
const NEXT_QUESTION_MS = 21_000;

const panelOf = (page: Page) => page.getByRole('region', { name: 'Komentarze' });
const markOf = (page: Page, id: string) => preview(page).locator(`[data-comments-of="${id}"]`);

test('two people talk about a module that moves, goes and comes back', async ({ page, browser }) => {
  test.slow();
  const owner = await staffApi();
  const editor = await staffApi(await aPerson(owner, 'editor'));
  const viewer = await staffApi(await aPerson(owner, 'viewer'));
  const { page: draft } = await aDraft(editor, {
    main: [aHeading('first', 'Rosa o poranku'), aHeading('second', 'Len na co dzień')],
  });
  const elsewhere = await browser.newContext({ viewport: DESK, locale: 'pl-PL' });
  const second = await elsewhere.newPage();
  await second.clock.install();
  const [panel, theirs] = [panelOf(page), panelOf(second)];

  await test.step('a reader of the page asks, by keys alone', async () => {
    await openWorkspace(second, draft.id, viewer);
    await second.keyboard.press('ArrowUp');
    await second.keyboard.press('c');
    const field = theirs.getByLabel('Komentarz do: Nagłówek „Len na co dzień”');
    await expect(field).toBeFocused();
    await second.keyboard.type('Czy to nie za długie na telefon?');
    await second.keyboard.press('Control+Enter');
    await expect(theirs.getByRole('article')).toContainText('Czy to nie za długie na telefon?');
    await expect(markOf(second, 'second')).toHaveText('1');
  });

  await test.step('the editor finds it at its module and answers', async () => {
    await openWorkspace(page, draft.id, editor);
    await expect(page.getByRole('button', { name: 'Komentarze: 1 otwarty wątek' })).toBeVisible();
    await page.getByRole('tab', { name: /^Układ/ }).click();
    await expect(page.getByRole('treeitem', { name: /Len na co dzień.*1 otwarty wątek/ })).toBeVisible();
    await markOf(page, 'second').click();
    await expect(panel.getByRole('article')).toHaveAttribute('data-current', 'true');
    await panel.getByRole('button', { name: 'Odpowiedz' }).click();
    await panel.getByLabel('Odpowiedź').fill('Skrócę do „Len”.');
    await panel.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
    await expect(panel.getByRole('article')).toContainText('Skrócę do „Len”.');
    // Neither hers to close, nor his words hers to delete.
    await expect(panel.getByRole('button', { name: 'Zamknij wątek' })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /^Usuń komentarz/ })).toHaveCount(1);
    await expectAccessibleInBothColours(page);
  });

  await test.step('the other hears of the answer without doing anything', async () => {
    await second.clock.fastForward(NEXT_QUESTION_MS);
    await expect(theirs.getByRole('article')).toContainText('Skrócę do „Len”.');
    await expect(second.getByRole('status').filter({ hasText: 'Nowe komentarze: Zofia Lniana.' })).toBeAttached();
  });

  await test.step('the module moves, is removed and comes back, and its thread with it', async () => {
    await panel.getByRole('button', { name: 'Zamknij', exact: true }).click();
    await placed(page, 'second').click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(preview(page).locator('[data-slot="main"] > [data-placed]').first()).toHaveAttribute(
      'data-placed',
      'second',
    );
    await expect(markOf(page, 'second')).toHaveText('1');
    await page.keyboard.press('Delete');
    await expect(markOf(page, 'second')).toHaveCount(0);
    await page.getByRole('button', { name: /^Komentarze/ }).click();
    await expect(panel.getByRole('heading', { name: 'Moduł usunięty: Nagłówek' })).toBeVisible();
    await panel.getByRole('button', { name: 'Zamknij', exact: true }).click();
    await page.keyboard.press('Control+z');
    await expect(markOf(page, 'second')).toHaveText('1');
  });

  await test.step('who asked closes the thread, finds it among the closed ones, and opens it again', async () => {
    await theirs.getByRole('button', { name: 'Zamknij wątek' }).click();
    await expect(theirs.getByText('Nie ma otwartych komentarzy')).toBeVisible();
    await expect(markOf(second, 'second')).toHaveCount(0);
    await theirs.getByText('Zamknięte', { exact: true }).click();
    await expect(theirs.getByText(/^Zofia Lniana: zamknięto/)).toBeVisible();
    await expectAccessibleInBothColours(second);
    await theirs.getByRole('button', { name: 'Otwórz ponownie' }).click();
    await theirs.getByText('Otwarte', { exact: true }).click();
    await expect(theirs.getByRole('article')).toBeVisible();
  });

  await test.step('a comment is deleted after a question, and its place stays', async () => {
    await theirs.getByRole('button', { name: /^Usuń komentarz/ }).click();
    const question = second.getByRole('alertdialog', { name: 'Usunąć komentarz?' });
    await question.getByRole('button', { name: 'Usuń' }).click();
    await expect(theirs.getByRole('article').getByText('Komentarz usunięty')).toBeVisible();
    await expect(theirs.getByRole('article')).toContainText('Skrócę do „Len”.');
  });

  await test.step('on a phone the page and its comments take turns', async () => {
    await second.setViewportSize(PHONE);
    await second.getByRole('button', { name: 'Pokaż na stronie: Nagłówek „Len na co dzień”' }).click();
    await expect(markOf(second, 'second')).toBeVisible();
    await markOf(second, 'second').click();
    await expect(theirs.getByRole('article')).toBeVisible();
    await expectAccessibleInBothColours(second);
  });
  await elsewhere.close();
});
