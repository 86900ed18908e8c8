import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

async function statusOf(path: string, key: string): Promise<number> {
  return (await fetch(`${shop.registryUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })).status;
}

test('an API key is created, allows its scopes only, and nothing once it is revoked', async ({ page }) => {
  test.slow();
  const name = uniqueName();
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/api-keys`);
  await page.getByRole('button', { name: 'Nowy klucz' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nowy klucz' });
  await form.getByLabel('Nazwa').fill(name);
  await form.getByRole('button', { name: 'Utwórz klucz' }).click();
  await expect(form.getByText('Wybierz co najmniej jedno uprawnienie')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Czytać zamówienia' }).check();
  await form.getByLabel('Ważny do').fill('2099-12-31');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Utwórz klucz' }).click();

  const shown = page.getByRole('alertdialog', { name: 'Twój nowy klucz' });
  const key = await shown.getByRole('textbox').inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Mam go' }).click();
  await expect(shown).toHaveCount(0);
  expect(await statusOf('/staff/orders', key)).toBe(200);
  expect(await statusOf('/staff/catalogue/products', key)).toBe(403);

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Działa')).toBeVisible();
  await expect(row.getByText('do 31')).toBeVisible();
  await row.getByRole('button', { name: `Odwołaj klucz ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Odwołaj' }).click();
  await expect(row.getByText('Odwołany')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await statusOf('/staff/orders', key)).toBe(401);
});
