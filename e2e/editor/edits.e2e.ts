import type { Page } from '@playwright/test';
import { expect, shop, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, aPerson, staffApi, uniqueName } from '../support/staff-api.ts';
import {
  DESK,
  expectOrder,
  expectSaved,
  grip,
  inspector,
  openWorkspace,
  outlineRow,
  paletteItem,
  placed,
  preview,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const headings = (page: Page) => slotOf(page, 'main').getByRole('heading');
const NOT_A_KNOWN_ONE = /^(?!first|last|box)/;

/** A heading, an empty container, a heading. */
async function aDraftOfThree() {
  const api = await staffApi();
  const main = [aHeading('first', 'Pierwszy'), aContainer('box'), aHeading('last', 'Ostatni')];
  const draft = await aDraft(api, { main });
  return { api, draft, id: draft.page.id };
}

test('every edit can be undone and redone, typing as one step', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  // What is typed within a second is one step: here time goes slowly, so that a slow machine is quick enough.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 50;
  });
  await openWorkspace(page, id, api);
  await placed(page, 'last').click();
  await paletteItem(page, 'Nagłówek').click();
  await expect(headings(page)).toHaveText(['Pierwszy', 'Ostatni', /Pielęgnacja na poranek/]);
  const field = inspector(page).getByLabel('Tekst', { exact: true });
  await field.fill('');
  await field.pressSequentially('Na wieczór');
  await expect(headings(page).last()).toHaveText('Na wieczór');

  await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(headings(page).last()).toHaveText('Pielęgnacja na poranek');
  await placed(page, 'first').click();
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+z');
  await expect(headings(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Ponów', exact: true }).click();
  await expect(headings(page).last()).toHaveText('Na wieczór');
  await expect(page.getByRole('button', { name: 'Ponów', exact: true })).toBeDisabled();
});

test('a module is duplicated, copied into a container, cut and deleted', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  await openWorkspace(page, id, api);
  await placed(page, 'first').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Powiel' }).click();
  await expectOrder(slotOf(page, 'main'), ['first', NOT_A_KNOWN_ONE, 'box', 'last']);

  await page.keyboard.press('Delete');
  await expectOrder(slotOf(page, 'main'), ['first', 'box', 'last']);

  await placed(page, 'last').click();
  await page.keyboard.press('Control+c');
  await placed(page, 'box').click({ position: { x: 10, y: 10 } });
  await page.keyboard.press('Control+v');
  await expect(slotOf(page, 'content', 'box').getByRole('heading')).toHaveText('Ostatni');

  await placed(page, 'last').click();
  await page.keyboard.press('Control+x');
  await expectOrder(slotOf(page, 'main'), ['first', 'box']);
});

test('a module copied on one page is pasted on another with its children', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  const other = await aDraft(api, { main: [aContainer('tree', [aHeading('leaf', 'Liść')])] });
  await openWorkspace(page, other.page.id, api);
  await placed(page, 'tree').click({ position: { x: 10, y: 10 } });
  await expect(grip(page, 'Kontener')).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(page.getByText(/^Skopiowano moduł/)).toBeAttached();
  await openWorkspace(page, id, api);
  await placed(page, 'last').click();
  await expect(grip(page, 'Nagłówek')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expectOrder(slotOf(page, 'main'), ['first', 'box', 'last', NOT_A_KNOWN_ONE]);
  await expect(headings(page)).toHaveText(['Pierwszy', 'Ostatni', 'Liść']);
});

test('modules are moved by keyboard, in the outline and on the canvas', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  await openWorkspace(page, id, api);
  await (await outlineRow(page, 'Pierwszy')).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expectOrder(slotOf(page, 'main'), ['box', 'first', 'last']);
  await page.keyboard.press('m');
  const place = page.getByRole('listbox', { name: /^Przenosisz/ });
  await expect(place).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(place.getByRole('option')).toHaveText('Zawartość w module Kontener, puste miejsce');
  await page.keyboard.press('Enter');
  await expectOrder(slotOf(page, 'content', 'box'), ['first']);
  await expect(page.getByText(/^Przeniesiono moduł Nagłówek „Pierwszy”: Zawartość w module Kontener/)).toBeAttached();
  await expect(page.getByRole('tree')).toBeFocused();
});

test('the preview has the width of the selected device', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  await openWorkspace(page, id, api);
  const width = () =>
    preview(page)
      .locator('html')
      .evaluate(() => window.innerWidth);
  for (const [device, wide] of [
    ['Telefon', 390],
    ['Tablet', 820],
    ['Komputer', 1280],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Szerokość podglądu' }).locator('label', { hasText: device }).click();
    await expect.poll(width).toBe(wide);
    await expect(headings(page).first()).toBeVisible();
  }
});

test('a viewer sees the page and cannot change it', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  await openWorkspace(page, id, await staffApi(await aPerson(api, 'viewer')));
  await placed(page, 'first').click();
  await expect(inspector(page).getByLabel('Tekst', { exact: true })).toBeDisabled();
  await expect(paletteItem(page, 'Tekst')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publikuj', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('/');
  await placed(page, 'last').click();
  await expect(inspector(page).getByLabel('Tekst', { exact: true })).toHaveValue('Ostatni');
  await expectOrder(slotOf(page, 'main'), ['first', 'box', 'last']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${shop.registryUrl}/editor/pages`);
  await expect(page.getByRole('heading', { level: 1, name: /^Strony/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nowa strona' })).toHaveCount(0);
});

test('an editor without the right to publish saves, but does not publish', async ({ page }) => {
  const { api, id } = await aDraftOfThree();
  await openWorkspace(page, id, await staffApi(await aPerson(api, 'editor')));
  await placed(page, 'first').click();
  const words = uniqueName();
  await inspector(page).getByLabel('Tekst', { exact: true }).fill(words);
  await expect(headings(page).first()).toHaveText(words);
  await expectSaved(page);
  await expect(page.getByRole('button', { name: 'Poproś o publikację' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publikuj', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(headings(page).first()).toHaveText(words);
});
