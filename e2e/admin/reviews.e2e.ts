import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, aGuest, writeReview } from '../support/shopper-api.ts';
import { aPerson, staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const SKU = 'RL-SW-002';
const SHOWN = `{ productReviews(skus: ["${SKU}"], pageSize: 20) { items { nickname text } } }`;

interface Shown {
  readonly productReviews: { readonly items: readonly { readonly nickname: string }[] };
}

test('a review is in the shop when approved, and disappears when rejected later', async ({ page }) => {
  const nickname = `Basia ${uniqueName()}`;
  await writeReview(await aCustomer(), SKU, nickname, 'Lekki, a syci. <b>Polecam</b>');
  const inShop = async () => (await aGuest().ask<Shown>(SHOWN)).productReviews.items.map((item) => item.nickname);
  expect(await inShop()).not.toContain(nickname);

  await signIn(page, await aPerson(await staffApi(), 'publisher'));
  await page.getByRole('link', { name: 'Opinie' }).click();
  const card = page.getByRole('listitem').filter({ hasText: nickname });
  await expect(card).toContainText('<b>Polecam</b>');
  await expect(card.getByRole('img', { name: 'Ocena 4 na 5' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Zatwierdź/ }).click();
  await expect(card).toHaveCount(0);
  expect(await inShop()).toContain(nickname);

  await page.getByText('Zatwierdzone', { exact: true }).click();
  await expect(card).toContainText('Język: polski');
  await card.getByRole('button', { name: /^Zmień język/ }).click();
  await page.getByRole('dialog').getByLabel('Język').selectOption({ label: 'angielski' });
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(card).toContainText('Język: angielski');
  await card.getByRole('button', { name: /^Odrzuć/ }).click();
  await page.getByLabel('Powód').fill('Reklama innego sklepu');
  await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć' }).click();
  await expect(card).toHaveCount(0);
  expect(await inShop()).not.toContain(nickname);
  await page.getByText('Odrzucone', { exact: true }).click();
  await expect(card).toContainText('Powód: Reklama innego sklepu');
});

test('a customer is found by a part of the name and shown with their data', async ({ page }) => {
  const firstname = `Basia${uniqueName().replaceAll(/[^a-z]/g, '')}`;
  const { email } = await aCustomer(firstname);
  await signIn(page);
  await page.getByRole('link', { name: 'Klienci' }).click();
  // The screen before has a field of the same kind.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Klienci');
  await page.getByRole('searchbox').fill(firstname.slice(0, -1));
  await page.getByRole('link', { name: `${firstname} Wilk` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${firstname} Wilk` })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.registryUrl}/editor/customers?search=${firstname}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});
