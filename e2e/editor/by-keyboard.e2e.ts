import type { Page } from '@playwright/test';
import { enterOn, tabTo, writeIn } from '../support/keyboard.ts';
import { expect, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import {
  DESK,
  expectInShop,
  expectSaved,
  expectShown,
  inspector,
  lastIdIn,
  placed,
  preview,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });

/** The announced target of the module being moved. */
const place = (page: Page) => page.getByRole('listbox', { name: /^Przenosisz/ }).getByRole('option');

/** Opens the list of modules with „/”, types a name and picks the first module found. */
async function carryNew(page: Page, title: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Szukaj modułu' })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(title);
  await page.keyboard.press('Enter');
}

test('an editor builds, publishes, changes and rolls back a page by keyboard only', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const name = uniqueName();
  const urlPath = `/kampanie/${name}`;
  const api = await staffApi();
  await api.addPicture(`Obrus ${name}`);

  await test.step('sign in and make a new page', async () => {
    await page.goto(`${shop.registryUrl}/editor/pages`);
    await writeIn(page, page.getByLabel('E-mail'), shop.admin.email);
    await writeIn(page, page.getByLabel('Hasło', { exact: true }), shop.admin.password);
    await page.keyboard.press('Enter');
    await enterOn(page, page.getByRole('button', { name: 'Nowa strona' }));
    const dialog = page.getByRole('dialog', { name: 'Nowa strona' });
    await expect(dialog.getByLabel('Tytuł')).toBeFocused();
    await page.keyboard.type(`Poranek ${name}`);
    await writeIn(page, dialog.getByLabel('Adres'), urlPath);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Poranek ${name}` })).toBeVisible();
    await expectShown(page);
  });

  const main = slotOf(page, 'main');
  let hero = '';
  let container = '';

  await test.step('place a hero, a container, and a list of products in it', async () => {
    await carryNew(page, 'Baner główny');
    await expect(place(page)).toHaveText('Część główna, puste miejsce');
    await page.keyboard.press('Enter');
    await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
    hero = await lastIdIn(main);
    await carryNew(page, 'Kontener');
    await expect(place(page)).toHaveText(/^Część główna, za: Baner główny/);
    await page.keyboard.press('Enter');
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(2);
    container = await lastIdIn(main);
    await carryNew(page, 'Lista produktów');
    await expect(place(page)).toHaveText('Zawartość w module Kontener, puste miejsce');
    await page.keyboard.press('Enter');
    await expect(slotOf(page, 'content', container).getByRole('article').first()).toBeVisible();
  });

  await test.step('carry a picture over several places and change its mind', async () => {
    await carryNew(page, 'Obraz');
    await expect(place(page)).toHaveText(/^Zawartość w module Kontener, za: Lista produktów/);
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText('Część główna, za: Kontener');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Anulowano wstawianie.')).toBeAttached();
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(2);
    await carryNew(page, 'Obraz');
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveText('Góra strony, puste miejsce');
    await page.keyboard.press('Enter');
    await expect(slotOf(page, 'top').locator('[data-placed]')).toHaveCount(1);
  });

  await test.step('move the picture from the top of the page into the container', async () => {
    await page.keyboard.press('m');
    await expect(place(page)).toHaveText('Góra strony, puste miejsce (obecne miejsce)');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(place(page)).toHaveText('Część główna, za: Kontener');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(slotOf(page, 'content', container).locator(':scope > [data-placed]')).toHaveCount(2);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(slotOf(page, 'content', container).locator(':scope > [data-placed]').last()).toContainText('Ulubione');
  });

  await test.step('choose a picture and place points on it', async () => {
    await enterOn(page, inspector(page).getByRole('button', { name: 'Wybierz obraz' }));
    const picker = page.getByRole('dialog', { name: 'Wybierz obraz' });
    await writeIn(page, picker.getByRole('searchbox', { name: 'Szukaj obrazów' }), name);
    await enterOn(page, picker.getByRole('button', { name: new RegExp(`^Wybierz.*${name}`) }));
    await enterOn(page, inspector(page).getByRole('button', { name: 'Punkt kadrowania i punkty na obrazie' }));
    const dialog = page.getByRole('dialog', { name: 'Obraz' });
    const add = dialog.getByRole('button', { name: 'Dodaj punkt' });
    await enterOn(page, add);
    await tabTo(page, dialog.getByRole('button', { name: /^Punkt 1/ }), 'Shift+Tab');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByText('Punkt 1: 45% w poziomie, 49% w pionie')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Opis punktu')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Lniany obrus');
    await tabTo(page, add, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Opis punktu')).toHaveCount(2);
    await enterOn(page, dialog.getByRole('button', { name: 'Gotowe' }));
    await expect(dialog).toHaveCount(0);
    await expect(preview(page).getByRole('button', { name: /Lniany obrus/ })).toBeVisible();
  });

  await test.step('change the heading of the hero', async () => {
    await page.keyboard.press('Alt+2');
    const tree = page.getByRole('tree', { name: 'Układ strony' });
    await tabTo(page, tree, 'Shift+Tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Baner główny');
    await writeIn(page, inspector(page).getByLabel('Nagłówek', { exact: true }), 'Poranek bez myszy');
    await expect(placed(page, hero).getByRole('heading', { level: 1 })).toHaveText('Poranek bez myszy');
  });

  const publish = async () => {
    await expectSaved(page);
    await page.keyboard.press('Control+Shift+Enter');
    const question = page.getByRole('alertdialog');
    await enterOn(page, question.getByRole('button', { name: 'Opublikuj' }));
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Opublikowano' })).toBeVisible();
  };
  const shopper = await context.newPage();
  const heading = shopper.getByRole('heading', { level: 1 });

  await test.step('publish and see it in the shop', async () => {
    await publish();
    await expectInShop(shopper, urlPath, () => heading);
    await expect(heading).toHaveText('Poranek bez myszy');
    await expect(shopper.getByRole('article')).toHaveCount(4);
    await expect(shopper.getByRole('button', { name: /Lniany obrus/ })).toBeVisible();
    await page.bringToFront();
  });

  await test.step('change it and publish again', async () => {
    await writeIn(page, inspector(page).getByLabel('Nagłówek', { exact: true }), 'Wieczór bez myszy');
    await publish();
    await expectInShop(shopper, urlPath, () => heading.filter({ hasText: 'Wieczór bez myszy' }));
    await page.bringToFront();
  });

  await test.step('go back to the version before', async () => {
    await page.keyboard.press('Alt+4');
    const before = page.getByRole('region', { name: 'Wersje strony' }).getByRole('listitem').nth(1);
    await enterOn(page, before.getByRole('button', { name: 'Przywróć i opublikuj' }));
    await enterOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Przywróć i opublikuj' }));
    await expect(page.getByRole('status').filter({ hasText: /jest znów w sklepie/ })).toBeVisible();
    await expect(placed(page, hero).getByRole('heading', { level: 1 })).toHaveText('Poranek bez myszy');
    await expectInShop(shopper, urlPath, () => heading.filter({ hasText: 'Poranek bez myszy' }));
  });

  expect(complaints).toEqual([]);
});
