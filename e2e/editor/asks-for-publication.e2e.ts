import { expect, expectAccessibleInBothColours, shop, test } from '../support/shop.ts';
import { aDraft, aHeading, aPerson, staffApi } from '../support/staff-api.ts';
import { DESK, expectInShop, openWorkspace, publish } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('an editor asks for publication, is sent back, asks again, and a publisher publishes', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await staffApi();
  const editor = await staffApi(await aPerson(owner, 'editor'));
  const publisher = await staffApi(await aPerson(owner, 'publisher'));
  const { page: draft } = await aDraft(editor, { main: [aHeading('a', 'Grudzień z lnem')] });
  const elsewhere = await browser.newContext({ viewport: DESK, locale: 'pl-PL' });
  const second = await elsewhere.newPage();
  const ask = page.getByRole('button', { name: 'Poproś o publikację' });
  const asking = page.getByRole('dialog', { name: 'Poproś o publikację' });

  await test.step('asked, by the keys that publish for others', async () => {
    await openWorkspace(page, draft.id, editor);
    await expect(ask).toBeVisible();
    await page.keyboard.press('Control+Shift+Enter');
    await asking.getByLabel('Wiadomość').fill('Na pierwszy grudnia, proszę.');
    await expectAccessibleInBothColours(page);
    await asking.getByRole('button', { name: 'Poproś' }).click();
    await expect(page.getByRole('button', { name: 'Czeka na publikację' })).toBeVisible();
  });

  await test.step('found on the first screen of a publisher, and sent back', async () => {
    await publisher.lend(elsewhere);
    await second.goto(`${shop.registryUrl}/editor/overview`);
    await second.getByRole('link', { name: /na publikację$/ }).click();
    const row = second.getByRole('row', { name: new RegExp(draft.title) });
    await expect(row).toContainText('Prosi Zofia Lniana');
    await row.getByRole('link', { name: draft.title }).click();
    await second.getByRole('button', { name: 'Czeka na publikację' }).click();
    const answering = second.getByRole('dialog', { name: 'Prośba o publikację' });
    await expect(answering).toContainText('Na pierwszy grudnia, proszę.');
    await expectAccessibleInBothColours(second);
    await answering.getByLabel('Co poprawić').fill('Dopisz, ile trwa promocja.');
    await answering.getByRole('button', { name: 'Zwróć do poprawy' }).click();
    await expect(second.getByRole('button', { name: 'Do poprawy', exact: true })).toBeVisible();
  });

  await test.step('told to the editor, who asks again', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Do poprawy', exact: true }).click();
    await expect(asking).toContainText('Dopisz, ile trwa promocja.');
    await asking.getByLabel('Wiadomość').fill('Dopisane.');
    await asking.getByRole('button', { name: 'Poproś ponownie' }).click();
    await expect(page.getByRole('button', { name: 'Czeka na publikację' })).toBeVisible();
  });

  await test.step('published, and nothing waits any more', async () => {
    await second.reload();
    await expect(second.getByRole('button', { name: 'Czeka na publikację' })).toBeVisible();
    await publish(second);
    await expect(second.getByRole('button', { name: 'Czeka na publikację' })).toBeHidden();
    await expectInShop(second, draft.urlPath, (shown) => shown.getByText('Grudzień z lnem'));
    await page.reload();
    await expect(page.getByText('Opublikowana', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Czeka na publikację' })).toBeHidden();
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
  });
  await elsewhere.close();
});
