import { agreeToAll, latestOrder, openPayment, orderButton, way } from '../support/checkout.ts';
import { expect, expectAccessible, expectAccessibleInBothColours, expectRefused, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const PHONE = { width: 390, height: 844 };

test('an owner makes a lipstick in two shades and puts it on sale; a shopper finds it and buys it', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  const api = await staffApi();
  const word = uniqueName().replace('proba-', 'malwina');
  const sku = `T-${word}`;
  const picture = uniqueName();
  await api.addPicture(picture);
  await signIn(page);
  await page.getByRole('link', { name: 'Produkty' }).click();
  await page.getByRole('button', { name: 'Nowy produkt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy produkt' })).toBeVisible();
  await page.getByLabel('SKU (numer produktu)', { exact: true }).fill('RL-SW-001');
  await expect(page.getByText(/^Ten numer ma już produkt „/)).toBeVisible();
  await page.getByLabel('SKU (numer produktu)', { exact: true }).fill(sku);
  await expect(page.getByText(/^Ten numer ma już produkt „/)).toBeHidden();
  await page.getByLabel('Nazwa', { exact: true }).fill(`Szminka ${word}`);
  await expect(page.getByLabel('Adres w sklepie', { exact: true })).toHaveValue(`szminka-${word}`);
  await page.getByLabel('Zajawka', { exact: true }).fill('Miękki kolor na co dzień.');
  await page.getByLabel('Nazwa odcienia', { exact: true }).fill('Malwa');
  await page.getByLabel('Pojemność', { exact: true }).fill('4,2');
  await page.getByLabel('Jednostka', { exact: true }).selectOption('g');
  await page.getByLabel('Masa z opakowaniem (g)', { exact: true }).fill('20');
  await page.getByLabel('Cena (PLN)', { exact: true }).fill('69');
  await page.getByLabel('Stan magazynu (sztuki)', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Dodaj wariant' }).click();
  await expect(page.getByLabel('Pojemność', { exact: true }).nth(1)).toBeFocused();
  await page.getByLabel('Nazwa odcienia', { exact: true }).nth(1).fill('Głóg');
  await page.getByLabel('Stan (szt.), Głóg', { exact: true }).fill('2');
  await page.getByRole('combobox', { name: 'Kategorie' }).fill('usta');
  await page.getByRole('option', { name: /Makijaż › Usta/ }).click();
  await page.getByLabel('Marka', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Opis', { exact: true }).fill('Pomadka z olejem z malin.\nNosi się lekko.');
  await page.getByRole('button', { name: 'Dodaj zdjęcie', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Szukaj obrazów' }).fill(picture);
  await page.getByRole('button', { name: new RegExp(`Wybierz: ${picture}`) }).click();
  await expect(page.getByText('Ma wszystko, czego potrzeba do sprzedaży.')).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByRole('button', { name: 'Utwórz produkt' }).click();
  await expect(page.getByText('Utworzono produkt. Sklep pokaże go, gdy włączysz sprzedaż.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/products/${sku}$`));
  const hidden = await page.request.get(`${shop.storefrontUrl}/szminka-${word}`);
  expect(hidden.status()).toBe(404);

  await page.getByRole('switch', { name: 'W sprzedaży' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zapisano produkt. Zmiany są już w sklepie.')).toBeVisible();

  const shopper = await context.newPage();
  await expect(async () => {
    await shopper.goto(`${shop.storefrontUrl}/results?q=${word}`);
    await expect(
      shopper
        .getByRole('main')
        .getByRole('link', { name: new RegExp(word) })
        .first(),
    ).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await shopper
    .getByRole('main')
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await expect(shopper.getByRole('heading', { level: 1, name: new RegExp(word) })).toBeVisible();
  await expect(shopper.getByRole('main')).toContainText('69,00 zł');
  await expect(shopper.getByRole('main')).toContainText('Nosi się lekko.');
  await shopper.goto(`${shop.storefrontUrl}/makijaz/usta?sort=newest`);
  await expect(shopper.getByRole('main')).toContainText(`Szminka ${word}`);
  await openPayment(shopper, { sku: `${sku}-2` });
  await expect(shopper.getByLabel('Twoje zamówienie')).toContainText('Głóg');
  await way(shopper, /^Przelew tradycyjny/).check();
  await agreeToAll(shopper);
  await orderButton(shopper).click();
  await shopper.waitForURL(/checkout\/thank-you|thank-you/);
  expect(await latestOrder(shopper)).toMatchObject({ number: expect.any(String) });

  await page.reload();
  await expect(page.getByLabel('Stan (szt.), Głóg', { exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(/jest w.zamówieniach, więc można go tylko wycofać/)).toBeVisible();
  await expectRefused(complaints, /409/);
  // New products stand on the home page, whose weight another journey looks at.
  await api.send('PUT', `/staff/catalogue/products/${sku}/state`, { isActive: false });
});

test('what two people write of a product is not lost, and its former address leads to the new one', async ({
  page,
  complaints,
}) => {
  const api = await staffApi();
  const word = uniqueName();
  const sku = `T-${word}`;
  const body = {
    name: `Krem ${word}`,
    urlKey: word,
    categories: ['twarz'],
    variants: [{ sku, prices: { PLN: { regular: 12_900 } }, stock: 9 }],
  };
  await api.send('PUT', `/staff/catalogue/products/${sku}`, body);
  await page.setViewportSize(PHONE);
  await signIn(page);
  await page.goto(`${shop.registryUrl}/editor/products/${sku}`);
  await page.getByLabel('Adres w sklepie', { exact: true }).fill(`${word}-nowy`);
  await page.getByLabel('Skład (INCI)', { exact: true }).fill('Aqua, Glycerin');
  await api.send('PUT', `/staff/catalogue/products/${sku}`, { ...body, summary: 'Od kogoś innego' });
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Tamta osoba zmieniła: zajawka.')).toBeVisible();
  await expectRefused(complaints, /409/);
  await page.getByRole('button', { name: /^Wczytaj tamte zmiany/ }).click();
  await expect(page.getByLabel('Zajawka', { exact: true })).toHaveValue('Od kogoś innego');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano produkt.')).toBeVisible();
  expect(await api.get(`/staff/catalogue/products/${sku}`)).toMatchObject({
    summary: 'Od kogoś innego',
    inci: ['Aqua', 'Glycerin'],
  });
  await expect(async () => {
    const answer = await page.request.get(`${shop.storefrontUrl}/${word}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/${word}-nowy`]);
  }).toPass();
  await api.send('DELETE', `/staff/catalogue/products/${sku}`);
});
