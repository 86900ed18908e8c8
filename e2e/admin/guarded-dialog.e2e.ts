import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('text typed into a dialog is not lost by a key press, and the question can be answered by keyboard', async ({
  page,
}) => {
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/people`);
  const opener = page.getByRole('button', { name: 'Nowa osoba' }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Imię i nazwisko');
  await name.fill('Zofia Lniana');

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Zamknąć bez zapisywania?' });
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Zostań' })).toBeFocused();
  await expectAccessible(page);

  // The focus stays within the question in both directions.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isBeneath = await page.evaluate(() => {
      const held = document.activeElement;
      return held !== null && held !== document.body && held.closest('dialog')?.getAttribute('role') !== 'alertdialog';
    });
    expect(isBeneath).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Zofia Lniana');
  await expect(name).toBeFocused();

  // On a second Escape right after a refused one Chromium closes a dialog without an event; nothing is lost even then.
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Zofia Lniana');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Zamknij bez zapisywania' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
