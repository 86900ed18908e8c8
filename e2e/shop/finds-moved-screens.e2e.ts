import { aSite } from '../support/a-site.ts';
import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { aHeading, type StaffApi, staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A site with a cart of its own in a folder of the demo shop; its home page leads to the cart. */
const aSiteWithCart = (api: StaffApi) =>
  aSite(api, 'kosz', { features: { cart: true } }, [
    {
      urlPath: '/',
      title: 'Start',
      top: [aHeading('a', 'Nagłówek: Start')],
      main: [{ id: 'b', driver: 'button', settings: { label: 'Do koszyka', link: { href: '/cart' } } }],
    },
    {
      urlPath: '/moj-koszyk',
      title: 'Mój koszyk',
      top: [aHeading('a', 'Nagłówek: Mój koszyk')],
      main: [aHeading('b', 'Zapakujemy na prezent')],
    },
  ]);

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
