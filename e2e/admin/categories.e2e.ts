import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { type OpenedPage, type StaffApi, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

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
    emptyIt: () => api.send('PUT', `/staff/catalogue/products/${sku}`, { ...product, categories: [] }),
    removePage: async () => {
      await api.send('POST', `/staff/pages/${page.id}/unpublish`);
      await api.send('DELETE', `/staff/pages/${page.id}`);
    },
    removeProduct: () => api.send('DELETE', `/staff/catalogue/products/${sku}`),
  };
}

test('a menu keeps what stands below the entry of a hidden category', async ({ page }) => {
  const api = await staffApi();
  const { word, emptyIt, removePage, removeProduct } = await aCategoryInTheMenu(api);
  const entries = page.getByRole('main').getByRole('navigation').getByRole('link');
  const sees = (labels: readonly string[], href: string) =>
    expect(async () => {
      await page.goto(`${shop.storefrontUrl}/menu-${word}`);
      await expect(entries).toHaveText([...labels], { timeout: 1_000 });
      await expect(entries.last()).toHaveAttribute('href', href);
    }).toPass();
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
