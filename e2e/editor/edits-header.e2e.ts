import { expect, expectAlive, shop, test } from '../support/shop.ts';
import { type OpenedPage, staffApi } from '../support/staff-api.ts';
import { DESK, expectInShop, expectSaved, inspector, openWorkspace, placed, publish } from '../support/workspace.ts';

interface Listed {
  readonly items: readonly { readonly id: number }[];
}

test('the header is edited once and seen on home, on a category and on screens of the shop’s own', async ({ page }) => {
  await page.setViewportSize(DESK);
  const staff = await staffApi();
  const { items } = await staff.get<Listed>('/staff/pages?type=snippet&site=pl&urlPath=/fragmenty/naglowek');
  const id = items[0]?.id ?? 0;
  const opened = await staff.get<OpenedPage>(`/staff/pages/${id}`);
  const name = `Rosa i Len ${Date.now() % 10_000}`;
  const header = () => page.getByRole('banner').getByRole('link', { name: new RegExp(name) });
  // What a cache keeps of it from now on has the old header.
  for (const path of ['/', '/twarz']) await page.goto(shop.storefrontUrl + path);

  await openWorkspace(page, id, staff);
  await expect(page.getByText('Nagłówek witryny')).toBeVisible();
  await placed(page, 'navbar').click();
  await inspector(page).getByLabel('Nazwa sklepu').fill(name);
  await expectSaved(page);
  await publish(page);

  try {
    for (const path of ['/', '/twarz', '/nie-ma-takiej-strony', '/newsletter/confirm'])
      await expectInShop(page, path, header);
    await page.goto(shop.storefrontUrl);
    await expectAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Twarz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twarz');
    await expect(header()).toBeVisible();
  } finally {
    const { version } = await staff.get<OpenedPage>(`/staff/pages/${id}`);
    const draft = { version, document: opened.document };
    const saved = await staff.send<{ version: number }>('PUT', `/staff/pages/${id}/draft`, draft);
    await staff.send('POST', `/staff/pages/${id}/publish`, { version: saved.version });
  }
});
