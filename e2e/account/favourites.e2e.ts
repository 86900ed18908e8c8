import type { Page } from '@playwright/test';
import { rememberInBrowser } from '../support/remember-in-browser.ts';
import { expect, expectAccessible, shop, test } from '../support/shop.ts';
import { aCustomer, PASSWORD } from '../support/shopper-api.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** A product of the demo, with a choice of sizes. */
const SERUM = { path: '/serum-z-lnem-i-witamina-c', name: 'Serum z lnem i witaminą C' };

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Ulubione: / })
    .first();
const heartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Ulubione/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a guest puts a product aside on a phone, finds it, gives it up and takes it back', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  // The first time it is said where it is; Escape gives the focus back.
  const modal = page.getByRole('dialog', { name: 'Dodano do ulubionych' });
  await expect(modal.getByText(SERUM.name)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(heart(page)).toBeFocused();
  await expect(heartLink(page)).toHaveAccessibleName('Ulubione, 1\u00a0produkt');

  // Only the first time.
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(modal).toBeHidden();

  await heartLink(page).click();
  await expect(title(page)).toHaveText('Ulubione (1\u00a0produkt)');
  const card = page.getByRole('list', { name: 'Ulubione produkty' }).getByRole('listitem');
  await expect(card.getByRole('link', { name: SERUM.name, exact: true })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: `Usuń z ulubionych: ${SERUM.name}` }).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: `Cofnij usunięcie: ${SERUM.name}` });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Ulubione (1\u00a0produkt)');
  await expect(card.getByRole('link', { name: SERUM.name, exact: true })).toBeVisible();
});

test('what is put aside can be taken back at once', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}${SERUM.path}`);
  await heart(page).click();
  const modal = page.getByRole('dialog', { name: 'Dodano do ulubionych' });
  await modal.getByRole('button', { name: 'Cofnij', exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(heartLink(page)).toHaveAccessibleName('Ulubione');
});

test('a product goes from the list into the cart; every tab knows', async ({ page }) => {
  await page.goto(`${shop.storefrontUrl}/my-wishlist`);
  await expect(title(page)).toHaveText('Tu zbierzesz produkty, do których chcesz wrócić');
  await expectAccessible(page);
  const other = await page.context().newPage();
  await other.goto(`${shop.storefrontUrl}/my-wishlist`);
  await other.evaluate(() =>
    localStorage.setItem(
      'favourites',
      JSON.stringify({ id: 'guest', items: [{ sku: 'RL-LA-013' }, { sku: 'RL-SW-001' }] }),
    ),
  );
  await expect(title(page)).toHaveText('Ulubione (2\u00a0produkty)');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wybierz wariant' }).first()).toBeVisible();
  const add = page.getByRole('button', { name: /^Do koszyka: / });
  await add.click();
  const keep = page.getByRole('button', { name: /^Zostaw też w ulubionych: / });
  await expect(keep).toBeFocused();
  await expect(title(page)).toHaveText('Ulubione (1\u00a0produkt)');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk, 1/ })).toBeVisible();
  await expectAccessible(page);
  await keep.press('Enter');
  await expect(title(page)).toHaveText('Ulubione (2\u00a0produkty)');
});

test('a list that cannot be read is said to be so, and harms nothing', async ({ page }) => {
  await rememberInBrowser(page, { favourites: '{"id":"guest","items":[{"sku":"<img src=x onerror=alert(1)>"}]}' });
  await page.goto(`${shop.storefrontUrl}/my-wishlist`);
  await expect(page.getByText('Zapisanej listy nie dało się odczytać. Zaczynamy nową.')).toBeVisible();
  await expect(heartLink(page)).toHaveAccessibleName('Ulubione');
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('{"id":"guest","items":[]}');
});

test('a guest’s favourites come along to the account, and leave the device with the customer', {
  tag: '@firefox',
}, async ({ page }) => {
  const customer = await aCustomer('Ola');
  await customer.ask(
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { id } } }',
    { items: [{ sku: 'RL-LA-013', quantity: 1 }] },
  );
  await rememberInBrowser(page, { favourites: '{"id":"guest","items":[{"sku":"RL-SW-001"}]}' });
  await page.goto(`${shop.storefrontUrl}/auth`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hasło', { exact: true }).press('Enter');
  // Whoever has signed in is led on.
  await page.waitForURL((address) => address.pathname !== '/auth');
  await expect(heartLink(page)).toHaveAccessibleName('Ulubione, 2\u00a0produkty');
  await page.goto(`${shop.storefrontUrl}/my-wishlist`);
  await expect(title(page)).toHaveText('Ulubione (2\u00a0produkty)');

  // What is done elsewhere is seen when the list is opened.
  await page.getByRole('button', { name: `Usuń z ulubionych: ${SERUM.name}` }).click();
  await expect(page.getByRole('button', { name: `Cofnij usunięcie: ${SERUM.name}` })).toBeFocused();
  await expect
    .poll(
      async () =>
        (
          await customer.ask<{ customer: { wishlist: { items_count: number } } }>(
            '{ customer { wishlist { items_count } } }',
          )
        ).customer.wishlist.items_count,
    )
    .toBe(1);

  await page.goto(`${shop.storefrontUrl}/auth`);
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  // The heart says the same before it is known whose favourites these are.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
  await expect(heartLink(page)).toHaveAccessibleName('Ulubione');
});

test('a customer keeps a second list, shares it by a link, and takes the link back', async ({ page, browser }) => {
  const customer = await aCustomer('Ewa');
  await customer.ask(
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { id } } }',
    { items: [{ sku: 'RL-SW-001', quantity: 1 }] },
  );
  await page.goto(`${shop.storefrontUrl}/account/favourites`);
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Hasło', { exact: true }).press('Enter');
  await expect(title(page)).toHaveText('Ulubione');
  await expect(page.getByRole('link', { name: SERUM.name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Nowa lista' }).press('Enter');
  await expect(page.getByLabel('Nazwa listy')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pole nie może być puste')).toBeVisible();
  await page.getByLabel('Nazwa listy').fill('Dla mamy <b>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dla mamy <b>' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Ulubione \(1\)/ }).click();
  await page.getByText('Dodaj do listy', { exact: true }).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Dla mamy <b>', exact: true }).click();
  await expect(page.getByText('Dodano do listy Dla mamy <b>')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Dla mamy <b> \(1\)/ }).click();
  await page.getByRole('button', { name: 'Utwórz link do listy' }).click();
  const link = await page.getByLabel('Link do listy').inputValue();
  await expectAccessible(page);

  // Whoever has the link sees the list, and can change nothing of it.
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(title(other)).toHaveText('Dla mamy <b> (1\u00a0produkt)');
  await expect(other.getByRole('link', { name: SERUM.name, exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Usuń/ })).toHaveCount(0);
  await expectAccessible(other);

  await page.getByRole('button', { name: 'Wyłącz link' }).click();
  await expect(page.getByText('Tę listę widzisz tylko Ty.')).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveText('Tej listy już nie ma');
  await other.context().close();
  const removal = page.getByRole('button', { name: /Usuń listę: Dla mamy <b>/ });
  await removal.press('Enter');
  await removal.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dla mamy <b>' })).toBeHidden();
});
