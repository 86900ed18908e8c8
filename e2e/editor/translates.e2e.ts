import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

interface Site {
  readonly code: string;
  readonly name: string;
}

/** Another site of the shop, in a folder. */
async function aSecondSite(api: Awaited<ReturnType<typeof staffApi>>): Promise<Site> {
  const { items } = await api.get<{ items: (Site & { id: number; isDefault: boolean; revision: number })[] }>(
    '/staff/sites',
  );
  const main = items.find(({ isDefault }) => isDefault);
  if (!main) throw new Error('The shop has no default site');
  const { id: _id, code: _code, revision: _revision, ...body } = main;
  const code = `hr-${Math.random().toString(36).slice(2, 8)}`;
  const name = `Rosa ${code}`;
  const language = { locale: 'hr-HR', language: 'hr-HR', currency: 'EUR' };
  await api.send('PUT', `/staff/sites/${code}`, {
    ...body,
    ...language,
    name,
    basePath: `/${code}`,
    isDefault: false,
    staticRouting: {},
  });
  return { code, name };
}

test('a page is copied to another site, found in the footer and by search engines, and parted again', async ({
  page,
}) => {
  test.slow();
  const api = await staffApi();
  const other = await aSecondSite(api);
  const slug = `tlumaczona-${uniqueName()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')}`;
  const title = `Strona ${slug}`;
  const created = await api.send<{ page: { id: number } }>('POST', '/staff/pages', {
    type: 'page',
    title,
    urlPath: `/${slug}`,
  });
  await api.send('POST', `/staff/pages/${created.page.id}/publish`, { version: 1 });
  await api.lend(page.context());

  await page.goto(`${shop.registryUrl}/editor/translations?site=${other.code}&type=page`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tłumaczenia' })).toBeVisible();
  // Other pages may stand before ours: the list goes on by pages.
  await expect(page.getByRole('button', { name: /^Utwórz kopię: / }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shop.registryUrl}/editor/pages/${created.page.id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.keyboard.press('Alt+5');
  const panel = page.getByRole('region', { name: 'Tłumaczenia strony' });
  await expect(panel.getByText(other.name)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: `Utwórz kopię w witrynie „${other.name} (${other.code})”` }).click();
  const dialog = page.getByRole('dialog', { name: `Kopia w witrynie „${other.name} (${other.code})”` });
  await expect(dialog.getByLabel('Adres')).toHaveValue(`/${slug}`);
  await expectAccessible(page);
  await dialog.getByLabel('Adres').fill(`/prijevod-${slug}`);
  await dialog.getByLabel('Tytuł').fill(`Stranica ${slug}`);
  await dialog.getByRole('button', { name: 'Utwórz i edytuj' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Stranica ${slug}` })).toBeVisible();
  await page.getByRole('button', { name: 'Publikuj' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByText('Opublikowano').first()).toBeVisible();

  const headOf = async (path: string) => (await fetch(shop.storefrontUrl + path)).text();
  const there = `/${other.code}/prijevod-${slug}`;
  await expect.poll(() => headOf(`/${slug}`)).toMatch(new RegExp(`hreflang="hr-HR" href="[^"]*${there}"`));
  expect(await headOf(there)).toMatch(new RegExp(`hreflang="x-default" href="[^"]*/${slug}"`));

  await page.getByRole('button', { name: 'Tłumaczenia', exact: true }).click();
  await panel
    .getByRole('button', { name: /^Odłącz wersję w witrynie/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odłącz' }).click();
  await expect(page.getByText('Odłączono stronę')).toBeVisible();
  await expect.poll(() => headOf(`/${slug}`)).not.toContain('hreflang="hr-HR"');
});
