import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aDraft, aHeading, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, expectInShop } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('words are found on all pages, replaced, and published where nothing else has changed', async ({ page }) => {
  test.slow();
  const api = await staffApi();
  const word = uniqueName();
  const text = `Dostawa ${word} od 99\u00a0zł`;
  const inShop = await aDraft(api, { main: [aHeading('a', text)] });
  await api.send('POST', `/staff/pages/${inShop.page.id}/publish`, { version: inShop.version });
  const draft = await aDraft(api, { main: [aHeading('b', text)] });

  await api.lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/page-texts`);
  await page.getByLabel('Znajdź', { exact: true }).fill(`${word} od 99 zł`);
  const found = page.getByRole('list', { name: 'Znalezione strony' });
  await expect(page.getByText('2 miejsca na 2 stronach')).toBeVisible();
  await page.getByLabel('Zamień na', { exact: true }).fill(`${word} od 149 zł`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zamień na 2 stronach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zamień' }).click();

  await expect(page.getByText('Zmieniono szkic na 2 stronach')).toBeVisible();
  await expect(found).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opublikuj 1 stronę' }).click();
  await expect(page.getByText('Opublikowano: 1 strona')).toBeVisible();
  const { document } = await api.get<{ document: typeof draft.document }>(`/staff/pages/${draft.page.id}`);
  expect(document.containers.b?.settings.text).toBe(`Dostawa ${word} od 149\u00a0zł`);
  await expectInShop(page, inShop.page.urlPath, (shown) => shown.getByText(`Dostawa ${word} od 149\u00a0zł`));
});
