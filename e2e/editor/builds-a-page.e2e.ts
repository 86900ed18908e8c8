import { aColour, aPicture } from '../support/a-picture.ts';
import { dragTo } from '../support/drag.ts';
import { expect, test } from '../support/shop.ts';
import { uniqueName } from '../support/staff-api.ts';
import {
  DESK,
  expectInShop,
  expectSaved,
  expectShown,
  inspector,
  lastIdIn,
  openPoint,
  paletteItem,
  placed,
  preview,
  publish,
  signIn,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });

test('an editor builds a page with the mouse, publishes it, changes it and rolls back', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const name = uniqueName();
  const urlPath = `/kampanie/${name}`;

  await test.step('sign in and make a new page', async () => {
    await signIn(page);
    await page.getByRole('button', { name: 'Nowa strona' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nowa strona' });
    await dialog.getByLabel('Tytuł').fill(`Wieczór z lnem ${name}`);
    await dialog.getByLabel('Adres').fill(urlPath);
    await dialog.getByRole('button', { name: 'Utwórz i edytuj' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Wieczór z lnem ${name}` })).toBeVisible();
    await expectShown(page);
  });

  const main = slotOf(page, 'main');
  let hero = '';
  let container = '';
  let image = '';

  await test.step('drag a hero and a container with a list of products onto it', async () => {
    await dragTo(page, paletteItem(page, 'Baner główny'), main.locator('.witryna-invitation'));
    hero = await lastIdIn(main);
    await dragTo(page, paletteItem(page, 'Kontener'), placed(page, hero), { x: 0.5, y: 0.99 });
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(2);
    container = await lastIdIn(main);
    const content = slotOf(page, 'content', container);
    await dragTo(page, paletteItem(page, 'Lista produktów'), content.locator('.witryna-invitation'));
    await expect(content.getByRole('heading', { name: 'Ulubione o poranku' })).toBeVisible();
    await expect(content.getByRole('article').first()).toBeVisible();
  });

  await test.step('see the heading in the preview as it is typed', async () => {
    await placed(page, hero).click();
    const field = inspector(page).getByLabel('Nagłówek', { exact: true });
    const shown = preview(page).getByRole('heading', { level: 1 });
    await field.fill('');
    await field.pressSequentially('Wieczór ');
    await expect(shown).toHaveText('Wieczór');
    await field.pressSequentially('z lnem');
    await expect(shown).toHaveText('Wieczór z lnem');
  });

  await test.step('put a picture below and points on it', async () => {
    await dragTo(page, paletteItem(page, 'Obraz'), placed(page, container), { x: 0.5, y: 0.99 });
    await expect(main.locator(':scope > [data-placed]')).toHaveCount(3);
    image = await lastIdIn(main);
    await inspector(page).getByRole('button', { name: 'Wybierz obraz' }).click();
    const picker = page.getByRole('dialog', { name: 'Wybierz obraz' });
    const upload = { name: `${name}.png`, mimeType: 'image/png', buffer: aPicture(aColour()) };
    await picker.getByLabel('Dodaj obrazy').setInputFiles(upload);
    await expect(picker).toBeHidden();
    await inspector(page).getByLabel('Opis obrazu (alt)').fill('Krem na lnianym obrusie');
    await inspector(page).getByRole('button', { name: 'Punkt kadrowania i punkty na obrazie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Obraz' });
    const picture = dialog.getByRole('group', { name: 'Obraz, na którym umieszczasz punkty' }).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width * 0.25, y: height * 0.5 } });
    await picture.click({ position: { x: width * 0.75, y: height * 0.25 } });
    const labels = dialog.getByLabel('Opis punktu');
    await labels.nth(0).fill('Krem na noc');
    await labels.nth(1).fill('Lniany obrus');
    await dialog.getByLabel('Produkt').nth(0).fill('Krem');
    await dialog.getByRole('option', { name: /Krem na noc z makiem i ceramidami/ }).click();
    await dialog.getByRole('button', { name: 'Gotowe' }).click();
    await expect(placed(page, image).getByRole('button', { name: /Lniany obrus/ })).toBeVisible();
  });

  await test.step('be told before publishing which words are still those of the examples', async () => {
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
    const question = page.getByRole('alertdialog');
    const left = question.getByRole('listitem').filter({ hasText: 'Baner główny' });
    await expect(left).toContainText('Nadtytuł, Tekst');
    await left.getByRole('button', { name: 'Pokaż' }).click();
    await expect(question).toBeHidden();
    const field = inspector(page).getByLabel('Nadtytuł', { exact: true });
    await expect(field).toBeFocused();
    await field.fill('Na zimę');
  });

  await test.step('publish', async () => {
    await expectSaved(page);
    await publish(page);
    await expect(page.getByRole('link', { name: 'Zobacz na stronie' }).first()).toHaveAttribute(
      'href',
      new RegExp(`${urlPath}$`),
    );
  });

  const shopper = await context.newPage();
  const heading = shopper.getByRole('heading', { level: 1 });
  await test.step('see it all in the shop', async () => {
    await expectInShop(shopper, urlPath, () => heading);
    await expect(heading).toHaveText('Wieczór z lnem');
    await expect(shopper.getByRole('heading', { name: 'Ulubione o poranku' })).toBeVisible();
    await expect(shopper.getByRole('article')).toHaveCount(4);
    await expect(shopper.getByRole('img', { name: 'Krem na lnianym obrusie' })).toBeVisible();
    await openPoint(shopper.getByRole('button', { name: /Krem na noc/ }));
    await expect(shopper.getByRole('link', { name: /^Zobacz produkt.*Krem na noc/ })).toBeVisible();
  });

  await test.step('change the heading and publish again', async () => {
    await placed(page, hero).click();
    await inspector(page).getByLabel('Nagłówek', { exact: true }).fill('Poranek z lnem');
    await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
    // What readers see already is no news.
    await expect(page.getByRole('heading', { name: 'Co się zmieniło' })).toBeVisible();
    await expect(page.getByText('Zostały teksty przykładowe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await publish(page);
    await expectInShop(shopper, urlPath, () => heading.filter({ hasText: 'Poranek z lnem' }));
  });

  await test.step('look at the version before and go back to it', async () => {
    await page.getByRole('button', { name: 'Wersje', exact: true }).click();
    const versions = page.getByRole('region', { name: 'Wersje strony' });
    const before = versions.getByRole('listitem').nth(1);
    await before.getByRole('button', { name: 'Podgląd' }).click();
    const seen = page.getByRole('dialog', { name: /^Podgląd wersji/ });
    const seenPage = seen.frameLocator('iframe');
    await expect(seenPage.getByRole('heading', { level: 1 })).toHaveText('Wieczór z lnem');
    await seen.getByRole('button', { name: 'Zamknij' }).click();
    await before.getByRole('button', { name: 'Przywróć i opublikuj' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Przywróć i opublikuj' }).click();
    await expect(page.getByRole('status').filter({ hasText: /jest znów w sklepie/ })).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Wieczór z lnem');
    await expectInShop(shopper, urlPath, () => heading.filter({ hasText: 'Wieczór z lnem' }));
  });

  expect(complaints).toEqual([]);
});
