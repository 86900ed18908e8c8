import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aColour, aPicture } from '../support/a-picture.ts';
import { expect, expectRefused, shop, test } from '../support/shop.ts';
import {
  aDraft,
  aHeading,
  aPerson,
  type OpenedPage,
  saveDraft,
  staffApi,
  uniqueName,
  withText,
} from '../support/staff-api.ts';
import {
  DESK,
  enterAs,
  expectOrder,
  expectSaved,
  expectShown,
  inspector,
  openWorkspace,
  outlineRow,
  placed,
  preview,
  publish,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const DRAFT = '**/staff/pages/*/draft';

const aDraftOfTwo = async () => {
  const api = await staffApi();
  const draft = await aDraft(api, { main: [aHeading('mine', 'Moje'), aHeading('theirs', 'Cudze')] });
  return { api, draft, id: draft.page.id };
};

/** Selects a heading on the canvas and types another text into its form. */
async function rewrite(page: Page, id: string, words: string): Promise<void> {
  const before = (await placed(page, id).textContent()) ?? '';
  await placed(page, id).click();
  const field = inspector(page).getByLabel('Tekst', { exact: true });
  // Until the canvas has told what was selected, the form is that of the module before.
  await expect(field).toHaveValue(before.replaceAll('\u00a0', ' '));
  await field.fill(words);
  await expect(placed(page, id)).toHaveText(words);
}

test('edits are saved automatically and are there after a reload', async ({ page }) => {
  const { api, id } = await aDraftOfTwo();
  await openWorkspace(page, id, api);
  await rewrite(page, 'mine', 'Zapisane samo');
  await expectSaved(page);
  await expect(page.getByText('Szkic', { exact: true })).toBeVisible();
  await page.reload();
  await expect(placed(page, 'mine')).toHaveText('Zapisane samo');
});

test('changes of a tab that was closed before saving are offered the next time', async ({ page, complaints }) => {
  const { api, id } = await aDraftOfTwo();
  const person = await aPerson(api, 'editor');
  const session = await staffApi(person);
  await openWorkspace(page, id, session);
  await session.send('DELETE', '/staff/session');
  await rewrite(page, 'mine', 'Jeszcze niezapisane');
  await expect(page.getByRole('alertdialog', { name: 'Sesja wygasła' })).toBeVisible();
  // The browser warns before leaving; this person leaves anyway.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await enterAs(page, person);
  await expect(placed(page, 'mine')).toHaveText('Moje');
  const question = page.getByRole('alertdialog', { name: 'Odzyskać niezapisane zmiany?' });
  await question.getByRole('button', { name: 'Odzyskaj' }).click();
  await expect(placed(page, 'mine')).toHaveText('Jeszcze niezapisane');
  await expectSaved(page);
  await expectRefused(complaints, /^401 PUT /);
});

test('leaving with unsaved changes asks first', async ({ page, complaints }) => {
  const { api, id } = await aDraftOfTwo();
  await openWorkspace(page, id, api);
  await page.route(DRAFT, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }));
  await rewrite(page, 'mine', 'Nie wychodzę');
  await page.getByRole('link', { name: 'Wszystkie strony' }).click();
  const question = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(placed(page, 'mine')).toHaveText('Nie wychodzę');
  await page.unroute(DRAFT);
  await page.getByRole('link', { name: 'Wszystkie strony' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Strony/ })).toBeVisible();
  const { document } = await api.get<OpenedPage>(`/staff/pages/${id}`);
  expect(document.containers.mine?.settings).toEqual({ text: 'Nie wychodzę' });
  await expectRefused(complaints, /^503 PUT /);
});

test.describe('when somebody else saved first', () => {
  test('changes in different places are merged automatically', async ({ page, complaints }) => {
    const { api, draft, id } = await aDraftOfTwo();
    const other = await staffApi(await aPerson(api, 'editor'));
    await openWorkspace(page, id, api);
    await saveDraft(other, withText(draft, 'theirs', 'Zmienione'));
    await rewrite(page, 'mine', 'Moje zmienione');
    await expect(page.getByRole('status').filter({ hasText: 'Połączono ze zmianami: Zofia Lniana' })).toBeVisible();
    await expect(placed(page, 'theirs')).toHaveText('Zmienione');
    await expect(placed(page, 'mine')).toHaveText('Moje zmienione');
    await expectSaved(page);
    const { document } = await api.get<OpenedPage>(`/staff/pages/${id}`);
    expect(document.containers.mine?.settings).toEqual({ text: 'Moje zmienione' });
    expect(document.containers.theirs?.settings).toEqual({ text: 'Zmienione' });

    await page.getByRole('button', { name: /^Cofnij/ }).click();
    await expect(placed(page, 'mine')).toHaveText('Moje');
    await expect(placed(page, 'theirs')).toHaveText('Zmienione');
    await expectRefused(complaints, /^409 PUT /);
  });

  test('their version can be viewed, and one’s own saved as another page', async ({ page, complaints }) => {
    const { api, draft, id } = await aDraftOfTwo();
    await openWorkspace(page, id, api);
    await saveDraft(api, withText(draft, 'mine', 'Zmienione'));
    await rewrite(page, 'mine', 'Osobno');
    const conflict = page.getByRole('alertdialog', { name: 'Zmieniliście to samo' });
    await conflict.getByRole('button', { name: 'Zobacz zapisaną wersję' }).click();
    const seen = page.getByRole('dialog', { name: 'Wersja zapisana przez inną osobę' });
    await expect(seen.frameLocator('iframe').getByRole('heading', { name: 'Zmienione' })).toBeVisible();
    await seen.getByRole('button', { name: 'Zamknij' }).click();
    await conflict.getByRole('button', { name: 'Zachowaj moją jako kopię' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${draft.page.title} (kopia)` })).toBeVisible();
    await expect(placed(page, 'mine')).toHaveText('Osobno');
    await expect(placed(page, 'theirs')).toHaveText('Cudze');
    await expectRefused(complaints, /^409 PUT /);
  });

  test('two people edit one field: the second chooses by keyboard, and both see the same page', async ({
    page,
    browser,
    complaints,
  }) => {
    const { api, id } = await aDraftOfTwo();
    const elsewhere = await browser.newContext({ viewport: DESK, locale: 'pl-PL' });
    const second = await elsewhere.newPage();
    await openWorkspace(page, id, api);
    await openWorkspace(second, id, await staffApi(await aPerson(api, 'editor')));
    await rewrite(second, 'mine', 'Słowa Zofii');
    await rewrite(second, 'theirs', 'Drugi nagłówek Zofii');
    await expectSaved(second);

    await rewrite(page, 'mine', 'Moje słowa');
    const question = page.getByRole('alertdialog', { name: 'Zmieniliście to samo' });
    const field = question.getByRole('group', { name: 'Nagłówek, Tekst' });
    await expect(field).toContainText('Moje słowa');
    await expect(field).toContainText('Słowa Zofii');
    const join = question.getByRole('button', { name: 'Połącz', exact: true });
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(field).toBeVisible();
    const [own, other] = await field.getByRole('radio').all();
    await own?.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(other as NonNullable<typeof other>).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await page.setViewportSize(DESK);
    await join.focus();
    await page.keyboard.press('Enter');

    await expect(placed(page, 'mine')).toHaveText('Moje słowa');
    await expect(placed(page, 'theirs')).toHaveText('Drugi nagłówek Zofii');
    await expectSaved(page);
    const { document } = await api.get<OpenedPage>(`/staff/pages/${id}`);
    expect([document.containers.mine?.settings, document.containers.theirs?.settings]).toEqual([
      { text: 'Moje słowa' },
      { text: 'Drugi nagłówek Zofii' },
    ]);
    // The other person gets it with the next change, without a question.
    await rewrite(second, 'theirs', 'I jeszcze raz');
    await expect(placed(second, 'mine')).toHaveText('Moje słowa');
    await expectSaved(second);
    await expect(second.getByRole('alertdialog')).toHaveCount(0);
    await elsewhere.close();
    await expectRefused(complaints, /^409 PUT /);
  });
});

test('a draft with a fault is saved, marked in the outline and on the page, and only publishing is refused', async ({
  page,
}) => {
  const { api, id } = await aDraftOfTwo();
  await openWorkspace(page, id, api);
  await placed(page, 'mine').click();
  const field = inspector(page).getByLabel('Tekst', { exact: true });
  await field.fill('');
  await expect(page.getByRole('button', { name: '1 błąd do poprawy – pokaż listę' })).toBeVisible();
  await expectSaved(page);
  await expect(preview(page).locator('.witryna-fault')).toHaveText('1 błąd');
  await expect(await outlineRow(page, '1 błąd')).toHaveAttribute('aria-selected', 'true');

  // The faults are shown again when the page is opened the next time.
  await page.reload();
  await expectShown(page);
  await expect(preview(page).locator('.witryna-fault')).toHaveText('1 błąd');
  await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
  const faults = page.getByRole('dialog', { name: 'Do poprawy' });
  await expect(faults.getByRole('listitem')).toContainText('Nagłówek, Tekst:');
  await faults.getByRole('button', { name: 'Pokaż' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Poprawione');
  await expect(preview(page).locator('.witryna-fault')).toHaveCount(0);
  await expectSaved(page);
  await publish(page);
});

test('a session that expires while editing asks for the password and loses nothing', async ({ page, complaints }) => {
  const { api, id } = await aDraftOfTwo();
  const person = await aPerson(api, 'editor');
  const session = await staffApi(person);
  await openWorkspace(page, id, session);
  // The session ends as the edit is about to be saved: what the workspace asks for while it opens must not meet it.
  await page.route(
    DRAFT,
    async (route) => {
      await session.send('DELETE', '/staff/session');
      await route.continue();
    },
    { times: 1 },
  );
  await rewrite(page, 'mine', 'Nie przepadło');
  const door = page.getByRole('alertdialog', { name: 'Sesja wygasła' });
  await door.getByLabel('Hasło', { exact: true }).fill(person.password);
  await door.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(door).toBeHidden();
  await expectSaved(page);
  await page.reload();
  await expect(placed(page, 'mine')).toHaveText('Nie przepadło');
  await expectRefused(complaints, /^401 (PUT|POST \/staff\/related)/);
});

test.describe('the media library', () => {
  const openLibrary = async (page: Page) => {
    await (await staffApi()).lend(page.context());
    await page.goto(`${shop.registryUrl}/editor/media`);
    await expect(page.getByRole('list', { name: 'Obrazy' })).toBeVisible();
  };

  test('accepts pictures and says for each other file why it is refused', async ({ page, complaints }, testInfo) => {
    await openLibrary(page);
    const name = uniqueName();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    // From the disk: the browser opens those by itself, while the bytes of 21 MB took longer than all else.
    const files = {
      'kot.jpg': drawing,
      'umowa.pdf': Buffer.from('%PDF-1.7'),
      'wielki.png': Buffer.alloc(21 * 1024 * 1024),
      [`${name}.png`]: aPicture(aColour()),
    };
    const paths = Object.entries(files).map(([file, bytes]) => {
      const path = testInfo.outputPath(file);
      writeFileSync(path, bytes);
      return path;
    });
    await page.getByLabel('Dodaj obrazy').setInputFiles(paths);
    await expect(page.getByText(/^kot\.jpg: To nie jest obraz/)).toBeVisible();
    await expect(page.getByText(/^umowa\.pdf: To nie jest obraz/)).toBeVisible();
    await expect(page.getByText('wielki.png: Plik jest za duży. Maksymalnie 20 MB, a ten ma 21 MB.')).toBeVisible();
    await expect(page.getByText('Dodano: 1 obraz')).toBeVisible();
    await expectRefused(complaints, /^415 POST \/staff\/media$/);
  });
});

test('two tabs of one person do not overwrite each other', async ({ page, context, complaints }) => {
  const { api, id } = await aDraftOfTwo();
  await openWorkspace(page, id, api);
  const second = await context.newPage();
  await second.goto(`${shop.registryUrl}/editor/pages/${id}`);
  await expectShown(second);
  await rewrite(second, 'theirs', 'Z drugiej karty');
  await expectSaved(second);
  await page.bringToFront();
  await rewrite(page, 'mine', 'Z pierwszej karty');
  await expect(placed(page, 'theirs')).toHaveText('Z drugiej karty');
  await expectOrder(slotOf(page, 'main'), ['mine', 'theirs']);
  await expectSaved(page);
  await expectRefused(complaints, /^409 PUT /);
});
