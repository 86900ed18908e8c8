import { expect, expectAccessible, expectAccessibleInBothColours, expectRefused, shop, test } from '../support/shop.ts';
import { type OpenedPage, type StaffApi, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, PHONE, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A category of the test's own with a product in it, and a page with a menu that leads to it; `remove` takes all away. */
async function aCategoryInTheMenu(api: StaffApi) {
  const word = uniqueName();
  const sku = `T-${word}`;
  await api.send('PUT', '/staff/catalogue/categories', { path: word, name: `Dział ${word}` });
  const variants = [{ sku, prices: { PLN: { regular: 4_900 } }, stock: 3 }];
  const product = { name: `Krem ${word}`, urlKey: `krem-${word}`, categories: [word], variants };
  await api.send('PUT', `/staff/catalogue/products/${sku}`, product);
  const children = [{ label: 'Cała twarz', link: { href: '/twarz' } }];
  const items = [
    { label: `Sam ${word}`, link: { href: `/${word}` } },
    { label: `Z podmenu ${word}`, link: { href: `/${word}` }, children },
  ];
  const navbar = { id: 'menu', driver: 'navbar', version: 1, settings: { name: 'Rosa i Len', items, sticky: false } };
  const title = `Menu ${word}`;
  const { page } = await api.send<OpenedPage>('POST', '/staff/pages', {
    type: 'page',
    title,
    urlPath: `/menu-${word}`,
    document: {
      type: 'page',
      title,
      theme: 'default',
      properties: { meta: {} },
      contentProperties: {},
      slots: { top: [], main: ['menu'], bottom: [] },
      containers: { menu: navbar },
    },
  });
  await api.send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
  return {
    word,
    sku,
    emptyIt: () => api.send('PUT', `/staff/catalogue/products/${sku}`, { ...product, categories: [] }),
    removePage: async () => {
      await api.send('POST', `/staff/pages/${page.id}/unpublish`);
      await api.send('DELETE', `/staff/pages/${page.id}`);
    },
    removeProduct: () => api.send('DELETE', `/staff/catalogue/products/${sku}`),
  };
}

test('a category is moved, hidden, shown and deleted, and the shop follows each time', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const { word, emptyIt, removePage, removeProduct } = await aCategoryInTheMenu(await staffApi());
  const name = `Dział ${word}`;
  const live = (path: string) => `${shop.storefrontUrl}${path}`;
  const shopper = await context.newPage();
  const menu = shopper.getByRole('main').getByRole('navigation');
  const linkOf = (label: string) => menu.getByRole('link', { name: `${label} ${word}`, exact: true });
  const status = async (path: string) => (await page.request.get(live(path), { maxRedirects: 0 })).status();
  const sitemap = async () => (await page.request.get(live('/sitemap.xml'))).text();
  const seesMenu = (look: () => Promise<void>) =>
    expect(async () => {
      await shopper.goto(live(`/menu-${word}`));
      await look();
    }).toPass({ timeout: 20_000 });

  await seesMenu(() => expect(linkOf('Sam')).toHaveAttribute('href', `/${word}`, { timeout: 1_000 }));
  await expect.poll(sitemap).toContain(live(`/${word}<`));

  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/categories/edit/${word}`);
  await page.getByRole('button', { name: 'Przenieś' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kategoria nadrzędna').selectOption({ label: 'Twarz' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Przenieś' }).click();
  await expect(page.getByText(`jest teraz pod adresem /twarz/${word}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/categories/edit/twarz/${word}$`));
  await expect.poll(() => status(`/${word}`)).toBe(301);
  await shopper.goto(live(`/${word}`));
  await expect(shopper).toHaveURL(live(`/twarz/${word}`));
  await expect(shopper.getByRole('main')).toContainText(`Krem ${word}`);
  await expect.poll(sitemap).toContain(live(`/twarz/${word}<`));
  expect(await sitemap()).not.toContain(live(`/${word}<`));

  await page.getByRole('switch', { name: 'Ukryta w sklepie' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Zapisano kategorię „${name}”`)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await expect.poll(() => status(`/twarz/${word}`)).toBe(404);
  await expect.poll(sitemap).not.toContain(live(`/twarz/${word}<`));
  expect(await status(`/krem-${word}`)).toBe(200);

  await page.getByRole('switch', { name: 'Ukryta w sklepie' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect.poll(() => status(`/twarz/${word}`)).toBe(200);
  await expect.poll(sitemap).toContain(live(`/twarz/${word}<`));

  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  const inUse = page.getByRole('alertdialog', { name: `„${name}” jest w użyciu` });
  await expect(inUse.getByRole('link', { name: `Krem ${word}` })).toBeVisible();
  await expect(inUse.getByRole('link', { name: `Menu ${word}` })).toBeVisible();
  await expectAccessible(page);
  await expectRefused(complaints, /409/);
  await inUse.getByRole('button', { name: 'Rozumiem' }).click();

  await emptyIt();
  await removePage();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(`Usunięto kategorię „${name}”`)).toBeVisible();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect.poll(() => status(`/twarz/${word}`)).toBe(404);
  await expect.poll(sitemap).not.toContain(live(`/twarz/${word}<`));
  await removeProduct();
});

test('a menu keeps what stands below the entry of a hidden category', async ({ page }) => {
  const api = await staffApi();
  const { word, emptyIt, removePage, removeProduct } = await aCategoryInTheMenu(api);
  const entries = page.getByRole('main').getByRole('navigation').getByRole('link');
  const sees = (labels: readonly string[], href: string) =>
    expect(async () => {
      await page.goto(`${shop.storefrontUrl}/menu-${word}`);
      await expect(entries).toHaveText([...labels], { timeout: 1_000 });
      await expect(entries.last()).toHaveAttribute('href', href);
    }).toPass({ timeout: 20_000 });
  const hide = (isHidden: boolean) =>
    api.send('PUT', '/staff/catalogue/categories', { path: word, name: `Dział ${word}`, isHidden });
  await sees([`Sam ${word}`, `Z podmenu ${word}`], `/${word}`);
  await hide(true);
  await sees([`Z podmenu ${word}`], '/twarz');
  await page.getByRole('button', { name: `Z podmenu ${word}` }).click();
  await expect(entries).toHaveText([`Z podmenu ${word}`, 'Cała twarz']);
  await expectAccessible(page);
  await hide(false);
  await sees([`Sam ${word}`, `Z podmenu ${word}`], `/${word}`);
  await emptyIt();
  await removePage();
  await api.send('DELETE', `/staff/catalogue/categories/${word}`);
  await removeProduct();
});

test('of two people who write one category nobody loses anything, on a phone as well', async ({ page, complaints }) => {
  const api = await staffApi();
  const word = uniqueName();
  const name = `Mój dział ${word}`;
  await api.send('PUT', '/staff/catalogue/categories', { path: word, name: `Dział ${word}` });
  await api.lend(page.context());
  await page.setViewportSize(PHONE);
  await page.goto(`${shop.registryUrl}/editor/categories/edit/${word}`);
  await page.getByLabel('Nazwa', { exact: true }).fill(name);
  const description = 'Co napisał ktoś inny';
  await api.send('PUT', '/staff/catalogue/categories', { path: word, name: `Dział ${word}`, description });
  await page.getByLabel('Motyw').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Tamta osoba zmieniła: opis.')).toBeInViewport();
  await expectRefused(complaints, /409/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wczytaj tamte zmiany i zostaw moje' }).click();
  await expect(page.getByLabel('Opis', { exact: true })).toHaveValue(description);
  await expect(page.getByLabel('Nazwa', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(`Zapisano kategorię „${name}”`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Opis', { exact: true })).toHaveValue(description);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await api.send('DELETE', `/staff/catalogue/categories/${word}`);
});
