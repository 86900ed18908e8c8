import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dragTo } from '../support/drag.ts';
import { expect, shop, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, aPerson, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, expectSaved, lastIdIn, openWorkspace, outlineRow, placed, slotOf } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const showSections = async (page: Page) => {
  await page.getByRole('tab', { name: 'Moduły' }).click();
  await page.getByText('Sekcje', { exact: true }).click();
};
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Zapisane sekcje' }).getByRole('listitem').filter({ hasText: name });
const itemOf = (page: Page, name: string) => rowOf(page, name).getByRole('button').first();

test('a section is kept, found with its picture, put on another page as a copy, and looked after', async ({ page }) => {
  test.slow();
  const api = await staffApi();
  const editor = await staffApi(await aPerson(api, 'editor'));
  const name = `Zalety ${uniqueName()}`;
  const source = await aDraft(api, {
    main: [aContainer('box', [aHeading('a', 'Len z pól nad Narwią'), aHeading('b', 'Rosa zbierana o świcie')])],
  });

  await test.step('from the menu of a module in the outline', async () => {
    await openWorkspace(page, source.page.id, editor);
    await (await outlineRow(page, 'Kontener', 2)).click();
    await page.getByRole('tree').getByRole('button', { name: 'Czynności modułu Kontener' }).click();
    await page.getByRole('menuitem', { name: 'Zapisz jako sekcję' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zapisz jako sekcję' });
    await expect(dialog.getByLabel('Nazwa')).toHaveValue('Len z pól nad Narwią');
    await expect(dialog).toContainText('Na strony trafiają kopie sekcji');
    const faults = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(faults.violations).toEqual([]);
    await dialog.getByLabel('Nazwa').fill(name);
    await dialog.getByLabel('Grupa').fill('Lato');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `Zapisano sekcję „${name}”` })).toBeVisible();
  });

  const { page: target } = await aDraft(api, { main: [aHeading('first', 'Pierwszy')] });
  const main = slotOf(page, 'main');
  await test.step('in the palette of another page, drawn as the shop draws it', async () => {
    await openWorkspace(page, target.id, editor);
    await showSections(page);
    await expect(rowOf(page, name).locator('[data-drawn] h2').first()).toHaveText('Len z pól nad Narwią');
    await expect(page.getByRole('list', { name: 'Lato' })).toContainText(name);
    const faults = await new AxeBuilder({ page }).include('aside[aria-label]').analyze();
    expect(faults.violations).toEqual([]);
  });

  await test.step('dragged, pressed and carried by keyboard', async () => {
    await dragTo(page, itemOf(page, name), placed(page, 'first'), { x: 0.5, y: 0.95 });
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(2);
    const copy = await lastIdIn(main);
    expect(copy).not.toBe('box');
    await expect(slotOf(page, 'content', copy)).toContainText('Rosa zbierana o świcie');

    await itemOf(page, name).click();
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(3);

    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: /^Przenosisz: Zalety/ })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(slotOf(page, 'top')).toContainText('Len z pól nad Narwią');
    await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
    await expect(slotOf(page, 'top')).not.toContainText('Len z pól nad Narwią');
    await expectSaved(page);
  });

  await test.step('replaced by what is selected; the copies stay as they are', async () => {
    await placed(page, 'first').click();
    await rowOf(page, name).hover();
    await rowOf(page, name).getByRole('button', { name: 'Czynności sekcji' }).click();
    await page.getByRole('menuitem', { name: 'Zastąp zaznaczonym modułem' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zastąp' }).click();
    await expect(page.getByRole('status').filter({ hasText: `Zastąpiono sekcję „${name}”` })).toBeVisible();
    await expect(rowOf(page, name).locator('[data-drawn] h2').first()).toHaveText('Pierwszy');
    await expect(main).toContainText('Rosa zbierana o świcie');
  });

  await test.step('on a page in another language that is said; deleted, it is gone for everybody', async () => {
    const { items } = await api.get<{ items: { code: string; language: string }[] }>('/staff/sites');
    const english = items.find(({ language }) => language.startsWith('en'));
    const opened = await api.send<{ page: { id: number } }>('POST', '/staff/pages', {
      type: 'page',
      title: uniqueName(),
      urlPath: `/${uniqueName()}`,
      site: english?.code,
    });
    await openWorkspace(page, opened.page.id, editor);
    await showSections(page);
    await expect(rowOf(page, name)).toContainText('polski');
    await rowOf(page, name).getByRole('button', { name: 'Czynności sekcji' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    await page.goto(`${shop.registryUrl}/editor/pages/${target.id}`);
    await expect(slotOf(page, 'main')).toContainText('Rosa zbierana o świcie');
    await showSections(page);
    await expect(page.getByText(name)).toHaveCount(0);
  });
});
