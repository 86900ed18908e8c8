import { expect, expectAccessible, expectRefused, shop, test } from './support/shop.ts';
import { staffApi } from './support/staff-api.ts';
import { DESK } from './support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

interface Site {
  readonly code: string;
  readonly name: string;
  readonly isDefault: boolean;
}

const heading = (id: string, text: string) => ({ id, driver: 'heading', version: 1, settings: { text } });

/** A site with a cart of its own in a folder of the demo shop; its home page leads to the cart. */
async function aSiteWithCart(api: Awaited<ReturnType<typeof staffApi>>) {
  const { items } = await api.get<{ items: (Site & { id: number; revision: number })[] }>('/staff/sites');
  const main = items.find(({ isDefault }) => isDefault);
  if (!main) throw new Error('The shop has no default site');
  const { id: _id, code: _code, revision: _revision, ...body } = main;
  const code = `kosz-${Math.random().toString(36).slice(2, 8)}`;
  const site = {
    name: `Rosa ${code}`,
    basePath: `/${code}`,
    isDefault: false,
    staticRouting: {},
    features: { cart: true },
  };
  await api.send('PUT', `/staff/sites/${code}`, { ...body, ...site, properties: { maintenance: false } });
  const publish = async (urlPath: string, title: string, main: object) => {
    const document = {
      type: 'page',
      title,
      theme: 'default',
      properties: { meta: {} },
      contentProperties: {},
      slots: { top: ['a'], main: ['b'], bottom: [] },
      containers: { a: heading('a', `Nagłówek: ${title}`), b: main },
    };
    const body = { site: code, type: 'page', title, urlPath, document };
    const { page } = await api.send<{ page: { id: number } }>('POST', '/staff/pages', body);
    await api.send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
  };
  const toCart = { id: 'b', driver: 'button', version: 1, settings: { label: 'Do koszyka', link: { href: '/cart' } } };
  await publish('/', 'Start', toCart);
  await publish('/moj-koszyk', 'Mój koszyk', heading('b', 'Zapakujemy na prezent'));
  return { code, name: site.name };
}

test('the cart is moved in the form of the site; shoppers find it there, inside of its page, and links follow', async ({
  page,
  complaints,
}) => {
  const api = await staffApi();
  const { code, name } = await aSiteWithCart(api);
  await api.lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/sites/${code}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Koszyk', { exact: true }).fill('/serum-z-lnem-i-witamina-c');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Pod adresem „\/serum-z-lnem-i-witamina-c” jest produkt/)).toBeVisible();
  await expectRefused(complaints, /^422 PUT \/staff\/sites\//);
  await page.getByLabel('Koszyk', { exact: true }).fill('/moj-koszyk');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Zapisano/).first()).toBeVisible();
  await expectAccessible(page);

  const moved = `/${code}/moj-koszyk`;
  const old = async () => {
    const { status, headers } = await fetch(`${shop.storefrontUrl}/${code}/cart?kod=LEN`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  await expect.poll(old).toEqual([301, `${moved}?kod=LEN`]);
  await page.goto(`${shop.storefrontUrl}/${code}`);
  const link = page.getByRole('link', { name: 'Do koszyka' });
  await expect(link).toHaveAttribute('href', moved);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${moved}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Twój koszyk jest pusty' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nagłówek: Mój koszyk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zapakujemy na prezent' })).toBeVisible();
  await expectAccessible(page);
});
