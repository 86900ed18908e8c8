import { expect, expectAccessibleInBothColours, shop, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, expectShown, inspector, openWorkspace, placed, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test.describe('no serious axe violation, in light and in dark colours,', () => {
  test('on the sign-in screen, in the list of pages and in the dialog of a new page', async ({ page }) => {
    await page.goto(`${shop.registryUrl}/editor/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByText('Pole nie może być puste').first()).toBeVisible();
    await expectAccessibleInBothColours(page);

    await signIn(page);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page
      .getByRole('button', { name: /^Czynności strony/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Nowa strona' }).click();
    await expect(page.getByRole('dialog', { name: 'Nowa strona' })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  test('in the workspace, with each selection, and while a module is moved by keyboard', async ({ page }) => {
    test.slow();
    const api = await staffApi();
    const { id: file } = await api.addPicture(uniqueName());
    const points = [{ x: 0.3, y: 0.3, label: 'Krem' }];
    const image = { id: 'image', driver: 'image', settings: { image: { file, points } } };
    const list = {
      id: 'list',
      driver: 'products-list',
      settings: { source: { kind: 'selected', skus: ['RL-SW-001'] } },
    };
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Len i rosa.' }] }] };
    const words = { id: 'text', driver: 'text', settings: { content: text } };
    const main = [aHeading('heading', 'Poranek'), aContainer('box', [words, list]), image];
    const draft = await aDraft(api, { main });
    await openWorkspace(page, draft.page.id, api);
    await expect(page.getByRole('heading', { name: 'Ustawienia strony' })).toBeVisible();
    // With the miniatures in the palette.
    await expect(page.locator('[data-drawn]').first()).toBeAttached();
    await expectAccessibleInBothColours(page);

    for (const id of ['heading', 'text', 'list', 'image']) {
      await placed(page, id).click();
      await expect(page.getByRole('toolbar', { name: /^Czynności/ })).toBeVisible();
      await expect(inspector(page).getByText('Treść', { exact: true }).first()).toBeVisible();
      await expectAccessibleInBothColours(page);
    }
    await inspector(page).getByRole('button', { name: 'Punkt kadrowania i punkty na obrazie' }).click();
    const onPicture = page.getByRole('dialog', { name: 'Obraz' });
    await expect(onPicture.getByLabel('Opis punktu')).toBeVisible();
    await expectAccessibleInBothColours(page);
    await onPicture.getByRole('button', { name: 'Gotowe' }).click();

    await page.getByRole('tab', { name: 'Układ' }).click();
    await expect(page.getByRole('tree')).toBeVisible();
    await expectAccessibleInBothColours(page);

    await placed(page, 'heading').click();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Wstaw moduł' })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: /^Przenosisz/ })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  test('in the versions of a page, in the publishing dialog and in the full preview', async ({ page }) => {
    const api = await staffApi();
    const draft = await aDraft(api, { main: [aHeading('heading', 'Poranek')] });
    await openWorkspace(page, draft.page.id, api);
    await page.getByRole('button', { name: 'Wersje', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Wersje strony' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInBothColours(page);

    await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Podgląd', exact: true }).first().click();
    const seen = page.getByRole('dialog', { name: 'Podgląd' });
    await expect(seen.frameLocator('iframe').getByRole('heading', { name: 'Poranek' })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  test('in the media library and the details of a picture', async ({ page }) => {
    const api = await staffApi();
    const name = uniqueName();
    await api.addPicture(name);
    await api.lend(page.context());
    await page.goto(`${shop.registryUrl}/editor/media`);
    await expect(page.getByRole('list', { name: 'Obrazy' })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.getByRole('button', { name: new RegExp(`^Szczegóły.*${name}`) }).click();
    await expect(page.getByRole('dialog', { name: 'Szczegóły pliku' })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  test('on a phone, where the page and its form alternate', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const api = await staffApi();
    const draft = await aDraft(api, { main: [aHeading('heading', 'Poranek')] });
    await openWorkspace(page, draft.page.id, api);
    await expectShown(page);
    await expectAccessibleInBothColours(page);
    await page.getByRole('radiogroup', { name: 'Widok' }).locator('label', { hasText: 'Ustawienia' }).click();
    await expect(page.getByRole('heading', { name: 'Ustawienia strony' })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });
});
