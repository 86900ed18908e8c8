import { expect, expectAccessible, expectRefused, shop, test } from '../support/shop.ts';
import { staffApi, uniqueName } from '../support/staff-api.ts';
import { DESK, signIn } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Redirect target and status of an address of the shop. */
async function comeTo(path: string) {
  const answer = await fetch(shop.storefrontUrl + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

test('a redirect is created, followed, changed and deleted; chains and loops are refused beside the field', async ({
  page,
  complaints,
}) => {
  test.slow();
  const name = uniqueName()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const [old, older] = [`/stary-${name}`, `/dawny-${name}`];
  await signIn(page);
  await page.getByRole('link', { name: 'Ustawienia' }).click();
  await page.getByRole('link', { name: 'Przekierowania' }).click();
  await expect(page.getByRole('row', { name: /\/faq/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nowe przekierowanie' }).press('Enter');
  await page.getByLabel('Stary adres').fill(old);
  await page.getByLabel('Nowy adres').fill('/faq');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ten adres sam prowadzi dalej, do „/pomoc”. Podaj od razu tamten.')).toBeVisible();
  await expectRefused(complaints, /^422 POST \/staff\/redirects$/);
  await expect(page.getByLabel('Nowy adres')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Nowy adres').fill('/pomoc');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: old })).toBeVisible();
  await expect.poll(() => comeTo(old)).toEqual([303, '/pomoc']);

  await page.getByLabel('Stary adres').fill(older);
  // Leaving with unsaved text asks first.
  await page.getByRole('link', { name: 'Przekierowania' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zostań' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByLabel('Rodzaj').selectOption('Tymczasowo (302)');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: older })).toBeVisible();
  await expect.poll(() => comeTo(older)).toEqual([302, '/pomoc']);
  await expect.poll(async () => (await comeTo(old))[0]).toBe(404);

  await page.getByRole('link', { name: 'Przekierowania' }).first().click();
  await page.getByRole('searchbox', { name: 'Szukaj adresów' }).fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: older }).click();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(page.getByText(`Usunięto przekierowanie z „${older}”`)).toBeVisible();
  await expect.poll(async () => (await comeTo(older))[0]).toBe(404);
});

test('a site is created, put into maintenance after a question, and opened again', async ({ page }) => {
  test.slow();
  const code = `xx${Math.random().toString(36).slice(2, 8)}`;
  const name = `Próbna ${code}`;
  const statusOfSite = async () =>
    (await fetch(`${shop.registryUrl}/registry/`, { headers: { 'x-site': code } })).status;
  await (await staffApi()).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/sites`);
  await expect(page.getByRole('row', { name: /Rosa i Len pl / })).toBeVisible();
  await page.getByRole('button', { name: 'Nowa witryna' }).first().press('Enter');
  await page.getByRole('button', { name: 'Utwórz witrynę' }).click();
  await expect(page.getByLabel('Nazwa', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Nazwa', { exact: true }).fill(name);
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await page.getByLabel('Adres sklepu').fill(`https://${code}.rosailen.example`);
  await page.getByLabel('Kraj i język (locale)').fill('en-GB');
  await page.getByLabel('Język', { exact: true }).fill('en');
  await page.getByLabel('Waluta').fill('EUR');
  await page.getByRole('button', { name: 'Utwórz witrynę' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Otwarta', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await statusOfSite()).not.toBe(503);

  await page.getByRole('button', { name: 'Zacznij przerwę' }).click();
  const question = page.getByRole('alertdialog', { name: `Zamknąć sklep „${name}” na przerwę techniczną?` });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await statusOfSite()).not.toBe(503);
  await page.getByRole('button', { name: 'Zacznij przerwę' }).click();
  await question.getByRole('button', { name: 'Zacznij przerwę' }).click();
  await expect(page.getByText('Przerwa techniczna', { exact: true })).toBeVisible();
  await expect.poll(statusOfSite).toBe(503);
  await page.getByRole('button', { name: 'Zakończ przerwę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zakończ przerwę' }).click();
  await expect(page.getByText('Otwarta', { exact: true })).toBeVisible();
  await expect.poll(statusOfSite).not.toBe(503);

  await page.getByRole('link', { name: 'Witryny' }).first().click();
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('en · EUR')).toBeVisible();
});
