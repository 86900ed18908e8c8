import { readFileSync } from 'node:fs';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PHONE = { width: 390, height: 844 };

interface Stored {
  readonly variants: readonly { readonly sku: string; readonly stock: number }[];
}

/** A product that no other test has. */
async function aProduct(api: Awaited<ReturnType<typeof staffApi>>) {
  const sku = `T-${uniqueName()}`;
  const name = `Krem ${sku}`;
  await api.send('PUT', `/staff/catalogue/products/${sku}`, {
    name,
    urlKey: sku.toLowerCase(),
    categories: ['twarz'],
    variants: [{ sku: `${sku}-50`, size: { value: 50, unit: 'ml' }, prices: { PLN: { regular: 12_900 } }, stock: 9 }],
  });
  return { sku, name, path: `/${sku.toLowerCase()}` };
}

/** A PDF that no other product has. */
function aSafetyCard(sku: string) {
  const card = readFileSync(new URL('../../registry-server/seed/files/karta-mgielki-do-poscieli.pdf', import.meta.url));
  const buffer = Buffer.concat([card, Buffer.from(`\n% ${sku}`)]);
  return { name: `karta-${sku}.pdf`, mimeType: 'application/pdf', buffer };
}

test('a new price, a promotion, a picture, a badge and a document are in the shop at once', async ({
  page,
  context,
}) => {
  test.slow();
  const api = await staffApi();
  const { sku, name, path } = await aProduct(api);
  const picture = uniqueName();
  await api.addPicture(picture);
  const shopper = await context.newPage();
  await shopper.goto(shop.storefrontUrl + path);
  await expect(shopper.getByRole('main')).toContainText('129,00 zł');

  await signIn(page);
  await page.getByRole('link', { name: 'Produkty' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Szukaj produktów' }).fill(sku);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByLabel('Cena (PLN)').fill('139,90');
  await page.getByLabel('Cena promocyjna (PLN)').fill('99');
  await page.getByLabel('Promocja do dnia (włącznie) (PLN)').fill('2099-12-31');
  await page.getByRole('checkbox', { name: 'Bestseller' }).check();
  await page.getByRole('button', { name: 'Dodaj zdjęcie', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Szukaj obrazów' });
  await expect(page.getByRole('button', { name: /^Wybierz: / })).not.toHaveCount(0);
  const place = await search.boundingBox();
  await search.fill(picture);
  await expect(page.getByRole('button', { name: /^Wybierz: / })).toHaveCount(1);
  expect(await search.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: new RegExp(`Wybierz: ${picture}`) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dodaj dokument PDF' }).click();
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(aSafetyCard(sku));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Tytuł', { exact: true }).fill('Karta kremu');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zapisano produkt. Zmiany są już w sklepie.')).toBeVisible();

  await expect(async () => {
    await shopper.reload();
    await expect(shopper.getByRole('main')).toContainText('99,00 zł', { timeout: 2_000 });
  }).toPass();
  await expect(shopper.getByRole('main')).toContainText('139,90 zł');
  await expect(shopper.getByRole('img', { name: picture }).first()).toBeVisible();
  await shopper.getByText('Bezpieczeństwo i producent').click();
  const card = shopper.getByRole('link', { name: /^Karta kremu \(PDF, \d+\skB\)$/ });
  await expect(card).toBeVisible();
  const file = await shopper.request.get(shop.storefrontUrl + (await card.getAttribute('href')));
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('what is in a set, and what goes with it, is chosen by keyboard and shown in the shop in its order', async ({
  page,
  context,
}) => {
  test.slow();
  const api = await staffApi();
  const [set, cream, oil] = [await aProduct(api), await aProduct(api), await aProduct(api)];
  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/products/${set.sku}`);
  const contents = page.getByRole('region', { name: 'Zawartość zestawu' });
  await expect(contents).toContainText('Ten produkt nie jest zestawem.');
  for (const { sku, name } of [cream, oil]) {
    await contents.getByRole('combobox').fill(`${sku}-50`);
    await expect(contents.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(contents.getByRole('listitem').filter({ hasText: name })).toContainText(`50 ml · ${sku}-50 · 129,00`);
  }
  await contents.getByRole('button', { name: `Przesuń wyżej: ${oil.name}` }).focus();
  await page.keyboard.press('Enter');
  const complementary = page.getByRole('region', { name: 'Pasuje do tego' });
  await complementary.getByRole('combobox').fill(oil.name);
  await complementary.getByRole('option', { name: new RegExp(oil.name) }).click();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zapisano produkt. Zmiany są już w sklepie.')).toBeVisible();

  await page.reload();
  await expect(contents.getByRole('listitem')).toHaveText([new RegExp(oil.sku), new RegExp(cream.sku)]);
  const stored = await api.get<Stored>(`/staff/catalogue/products/${set.sku}`);
  expect(stored).toMatchObject({ contents: [`${oil.sku}-50`, `${cream.sku}-50`], complementary: [oil.sku] });
  const shopper = await context.newPage();
  await shopper.goto(shop.storefrontUrl + set.path);
  const box = shopper.getByRole('region', { name: 'W pudełku' });
  await expect(box.getByRole('article')).toHaveText([new RegExp(oil.sku), new RegExp(cream.sku)]);
  await expect(box.getByText(/^Osobno 258,00\szł, w\szestawie 129,00\szł\.$/)).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'Dobrze się uzupełniają' })).toContainText(oil.name);
});

test('saving a product without changing its stock keeps what orders left of it', async ({ page }) => {
  const api = await staffApi();
  const { sku, name } = await aProduct(api);
  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/products/${sku}`);
  await page.getByLabel('Stan magazynu (sztuki)').fill('-1');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Podaj liczbę całkowitą')).toBeVisible();
  await expect(page.getByLabel('Stan magazynu (sztuki)')).toBeFocused();

  await api.send('PUT', `/staff/catalogue/variants/${sku}-50/stock`, { quantity: 4 });
  await page.getByLabel('Stan magazynu (sztuki)').fill('9');
  await page.getByLabel('Nazwa', { exact: true }).fill(`${name} z lnem`);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano produkt. Zmiany są już w sklepie.')).toBeVisible();
  // The form showed the old number and nobody changed it, so the sold pieces stay sold.
  await expect(page.getByLabel('Stan magazynu (sztuki)')).toHaveValue('4');
  const stored = await api.get<Stored>(`/staff/catalogue/products/${sku}`);
  expect(stored.variants[0]?.stock).toBe(4);
});

test('a withdrawn product disappears from the shop and stays in the list, on a phone', async ({ page }) => {
  const api = await staffApi();
  const { sku, name, path } = await aProduct(api);
  await page.setViewportSize(PHONE);
  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/products/${sku}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('switch', { name: 'W sprzedaży' }).click();
  await page.getByRole('link', { name: 'Produkty' }).first().click();
  await page.getByRole('button', { name: 'Zostań' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano produkt.')).toBeVisible();
  await page.getByRole('link', { name: 'Produkty' }).first().click();
  await page.getByRole('searchbox', { name: 'Szukaj produktów' }).fill(sku);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Wycofany');
  await expectAccessible(page);
  const answer = await page.request.get(shop.storefrontUrl + path, { maxRedirects: 0 });
  expect(answer.status()).not.toBe(200);
});
