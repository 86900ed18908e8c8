import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, type ModuleTree, type OpenedPage, staffApi } from '../support/staff-api.ts';
import { DESK, expectSaved, inspector, openWorkspace, placed, publish } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const aList = (id: string, ...skus: string[]): ModuleTree => ({
  id,
  driver: 'products-list',
  settings: { source: { kind: 'selected', skus } },
});

/** A page that is in the shop with the first modules, and has the second as its draft. */
async function aChangedPage(main: readonly ModuleTree[], later: readonly ModuleTree[] = main) {
  const api = await staffApi();
  const { page, version } = await aDraft(api, { main });
  await api.send('POST', `/staff/pages/${page.id}/publish`, { version });
  if (later !== main) {
    const opened = await api.get<OpenedPage>(`/staff/pages/${page.id}`);
    const { document } = await aDraft(api, { main: later });
    const draft = { ...document, title: opened.document.title };
    await api.send('PUT', `/staff/pages/${page.id}/draft`, { version: opened.version, document: draft });
  }
  return { api, id: page.id };
}

async function askToPublish(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
  return page.getByRole('alertdialog', { name: 'Opublikować stronę?' });
}

test('an editor sees a module before and after, larger too, and publishes', async ({ page }) => {
  const { api, id } = await aChangedPage([aHeading('a', 'Poranek z lnem'), aHeading('b', 'Drugi')]);
  await openWorkspace(page, id, api);
  await placed(page, 'a').click();
  await inspector(page).getByLabel('Tekst', { exact: true }).fill('Wieczór z makiem');
  await expectSaved(page);

  const question = await askToPublish(page);
  const picture = (within: Locator | Page, when: string) =>
    within.getByRole('img', { name: `Nagłówek „Wieczór z makiem”, ${when}` });
  await expect(question.getByRole('listitem')).toHaveCount(1);
  const [before, after] = [picture(question, 'przed zmianą'), picture(question, 'po zmianie')];
  await expect(before.locator('h2')).toHaveText('Poranek z lnem');
  await expect(after.locator('h2')).toHaveText('Wieczór z makiem');
  await expect(after.locator('h2')).toHaveCSS('font-family', /Fraunces/);
  const box = await after.locator('h2').boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(40);
  await expectAccessible(page);

  await test.step('larger, by keyboard, and back to where it was pressed', async () => {
    const enlarge = question.getByRole('button', { name: 'Powiększ: Nagłówek „Wieczór z makiem”' });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const enlarged = page.getByRole('dialog', { name: 'Nagłówek „Wieczór z makiem”' });
    await expect(picture(enlarged, 'przed zmianą').locator('h2')).toHaveText('Poranek z lnem');
    const large = await picture(enlarged, 'po zmianie').boundingBox();
    expect(large?.width ?? 0).toBeGreaterThan(600);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(enlarged).toBeHidden();
    await expect(question).toBeVisible();
    await expect(enlarge).toBeFocused();
  });

  await page.keyboard.press('Escape');
  await publish(page);
});

test('what came, went and moved, with products of the shop', async ({ page }) => {
  const { api, id } = await aChangedPage(
    [aHeading('a', 'Pierwszy'), aHeading('b', 'Drugi'), aList('old', 'RL-SW-001')],
    [aHeading('b', 'Drugi'), aHeading('a', 'Pierwszy'), aContainer('box', [aList('new', 'RL-SW-001', 'RL-SW-002')])],
  );
  await openWorkspace(page, id, api);
  const question = await askToPublish(page);
  const row = (kind: string) => question.getByRole('listitem').filter({ hasText: kind });
  await expect(row('Dodano').locator('article')).toHaveCount(2);
  await expect(row('Dodano').getByText('Przed zmianą')).toHaveCount(0);
  await expect(row('Usunięto').locator('article')).toHaveCount(1);
  await expect(row('Usunięto').getByText('Po zmianie')).toHaveCount(0);
  await expect(row('Przesunięto')).toContainText('Było');
  await expect(row('Przesunięto')).toContainText('Część główna, przed: Nagłówek „Pierwszy”');
});

for (const [name, viewport, colorScheme] of [
  ['on a small desk, in the dark', { width: 1024, height: 700 }, 'dark'],
  ['on a phone', { width: 390, height: 844 }, 'light'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('sixty changes scroll below a button that stays, and are drawn as they come into sight', async ({ page }) => {
      const ids = Array.from({ length: 60 }, (_, place) => `h${place}`);
      const { api, id } = await aChangedPage(
        ids.map((key) => aHeading(key, `Dawniej ${key}`)),
        ids.map((key) => aHeading(key, `Teraz ${key}`)),
      );
      await openWorkspace(page, id, api);
      const question = await askToPublish(page);
      await expect(question.getByRole('listitem')).toHaveCount(60);
      const drawn = question.locator('[data-drawn]');
      await expect(drawn.first()).toBeVisible();
      expect(await drawn.count()).toBeLessThan(40);
      // Each side was drawn in one frame, which is gone; the canvas alone stays.
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(question.getByRole('button', { name: 'Opublikuj' })).toBeInViewport({ ratio: 1 });
      expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
        0,
      );

      const last = question.getByRole('img', { name: 'Nagłówek „Teraz h59”, przed zmianą' });
      await last.scrollIntoViewIfNeeded();
      await expect(last.locator('h2')).toHaveText('Dawniej h59');
      await expect(question.getByRole('button', { name: 'Opublikuj' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });
  });
}

test('two versions are compared, whichever they are', async ({ page }) => {
  const { api, id } = await aChangedPage([aHeading('a', 'Len')], [aHeading('a', 'Rosa'), aHeading('b', 'Nowy')]);
  await openWorkspace(page, id, api);
  await page.getByRole('button', { name: 'Wersje', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Wersje strony' });
  await panel.getByRole('button', { name: 'Porównaj…' }).first().click();
  await expectAccessible(page);
  // The oldest is the empty page that it was made as.
  await panel
    .getByRole('button', { name: /^Porównaj z\swersją/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Wersja \d+ i\swersja \d+$/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const title = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const [earlier, later] = title.match(/\d+/g) ?? [];
  const picture = (version: string | undefined) =>
    dialog.getByRole('img', { name: `Nagłówek „Rosa”, wersja ${version}`, exact: true });
  await expect(picture(earlier).locator('h2')).toHaveText('Len');
  await expect(picture(later).locator('h2')).toHaveText('Rosa');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Porównaj…' }).first()).toBeVisible();
});
