import { randomUUID } from 'node:crypto';
import { placeOrder } from '../support/an-order.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { staffApi } from '../support/staff-api.ts';
import { DESK } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

test('an administrator begins with what waits, and comes from each number to its list', async ({ page }) => {
  const { number } = await placeOrder({ email: `${randomUUID()}@poczta.example`, quantity: 1 });
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sprzedaż' })).toBeVisible();
  await expectAccessible(page);
  // Others order and pay meanwhile: the list says the number of the moment before, or it is looked at once more.
  await expect(async () => {
    await page.goto(`${shop.registryUrl}/editor/overview`);
    const link = page.getByRole('link', { name: /na płatność$/ });
    const waiting = Number.parseInt((await link.textContent()) ?? '', 10);
    await link.click();
    await expect(page.getByLabel('Stan', { exact: true })).toHaveValue('to-pay');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(waiting), { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});
