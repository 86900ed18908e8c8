import type { Page } from '@playwright/test';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Products of the demo: with a choice of sizes, of shades, and without any. */
const SERUM = { sku: 'RL-SW-001', path: '/serum-z-lnem-i-witamina-c', name: 'Serum z lnem i witaminą C' };
const LIPSTICK = { sku: 'RL-BA-001', path: '/szminka-kremowa-z-olejem-z-malin' };

const compareButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Porównaj: / })
    .first();
const seeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Zobacz porównanie' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const table = (page: Page) => page.getByRole('table', { name: 'Produkty obok siebie' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('compare_list'));

async function compare(page: Page, { sku, path }: { readonly sku: string; readonly path: string }) {
  await page.goto(`${shop.storefrontUrl}${path}`);
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false');
  await compareButton(page).press('Enter');
  await expect(page.getByText('Dodano do porównania')).toBeVisible();
  // It is said at once; what the shop has answered is stored.
  await expect.poll(() => stored(page)).toContain(sku);
}

test('a guest compares on a phone by keyboard, sees the differences alone, and takes a product out and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}/compare`);
  await expect(title(page)).toHaveText('Nie ma tu jeszcze czego porównywać');
  await expectAccessible(page);

  await compare(page, SERUM);
  await expectAccessible(page);
  await compare(page, LIPSTICK);
  await seeLink(page).press('Enter');
  await expect(title(page)).toHaveText('Porównanie produktów (2 z\u00a04)');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(table(page).getByRole('link', { name: SERUM.name, exact: true })).toBeVisible();
  await expectAccessible(page);

  // The table scrolls by itself, and what its rows are about stays in view; the page does not scroll sideways.
  const scroller = page.getByRole('region', { name: 'Produkty obok siebie' });
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(table(page).getByRole('rowheader', { name: 'Cena', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const rows = await table(page).getByRole('rowheader').count();
  await expect(table(page).getByRole('rowheader', { name: 'Marka' })).toHaveCount(1);
  await page.getByRole('switch', { name: 'Pokaż tylko różnice' }).press('Space');
  await expect(table(page).getByRole('rowheader', { name: 'Marka' })).toHaveCount(0);
  expect(await table(page).getByRole('rowheader').count()).toBeLessThan(rows);
  await expect(table(page).getByRole('rowheader', { name: /^Linia.*różnią się/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Usuń z porównania: ${SERUM.name}` }).press('Enter');
  const restore = page.getByRole('button', { name: `Przywróć do porównania: ${SERUM.name}` });
  await expect(restore).toBeFocused();
  await expect(table(page).getByRole('columnheader')).toHaveCount(1);
  await expectAccessible(page);
  await restore.press('Enter');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  await expect(table(page).getByRole('columnheader').first()).toContainText(SERUM.name);

  // It is there after the page was left, until it is cleared.
  await page.reload();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  const clear = page.getByRole('button', { name: /Wyczyść porównanie$/ });
  await clear.press('Enter');
  await clear.press('Enter');
  await expect(title(page)).toHaveText('Nie ma tu jeszcze czego porównywać');
  await expect(title(page)).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('a fifth product finds no room, which is said where it was pressed; another goes into the cart', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/compare`);
  const skus = await page.evaluate(async () => {
    const ask = async (query: string, variables = {}) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query, variables });
      return (await (await fetch('/graphql', { method: 'POST', headers, body })).json()).data;
    };
    const { products } = await ask(
      '{ products(filter: { in_stock: { eq: "1" } }, pageSize: 40) { items { sku __typename } } }',
    );
    const simple = products.items.filter(
      ({ sku, __typename: type }: { sku: string; __typename: string }) =>
        type === 'SimpleProduct' && sku !== 'RL-SW-001',
    );
    const wanted = simple.slice(0, 4).map(({ sku }: { sku: string }) => sku);
    const query = 'mutation ($skus: [String!]) { createCompareList(input: { skus: $skus }) { uid } }';
    const { uid } = (await ask(query, { skus: wanted })).createCompareList;
    localStorage.setItem('compare_list', JSON.stringify({ uid, owner: 'guest', skus: wanted }));
    return wanted;
  });
  expect(skus).toHaveLength(4);
  await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
  await compareButton(page).click();
  await expect(page.getByText('Można porównać najwyżej 4\u00a0produkty.').first()).toBeVisible();
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false');
  await seeLink(page).click();
  await expect(title(page)).toHaveText('Porównanie produktów (4 z\u00a04)');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Do koszyka: / })
    .first()
    .click();
  await expect(table(page).getByRole('link', { name: 'Przejdź do koszyka' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk, 1/ })).toBeVisible();
});

test('what a guest compares comes along to the account, and leaves the device with the customer', async ({ page }) => {
  const customer = await aCustomer('Iga');
  await customer.ask(`mutation { createCompareList(input: { skus: ["${LIPSTICK.sku}"] }) { uid } }`);
  await compare(page, SERUM);
  await page.goto(`${shop.storefrontUrl}/auth`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hasło', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Wyloguj się' })).toBeVisible();
  await page.goto(`${shop.storefrontUrl}/compare`);
  await expect(title(page)).toHaveText('Porównanie produktów (2 z\u00a04)');
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({
    owner: 'customer',
    skus: [LIPSTICK.sku, SERUM.sku],
  });

  await page.goto(`${shop.storefrontUrl}/auth`);
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.goto(`${shop.storefrontUrl}/compare`);
  await expect(title(page)).toHaveText('Nie ma tu jeszcze czego porównywać');
});

test('what is stored and is no list harms nothing', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/compare`);
  await page.evaluate(() =>
    localStorage.setItem('compare_list', '{"uid":"<img src=x onerror=alert(1)>","owner":"guest","skus":["A"]}'),
  );
  await page.reload();
  await expect(title(page)).toHaveText('Nie ma tu jeszcze czego porównywać');
});
