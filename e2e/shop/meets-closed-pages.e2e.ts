// Content that is not there, has moved, or is closed: on arrival, and from a page of the shop that is open.
import type { Page } from '@playwright/test';
import { aSite, type NewSite, setMaintenance } from '../support/a-site.ts';
import { expect, expectAccessible, expectRefused, test } from '../support/shop.ts';
import { type StaffApi, staffApi } from '../support/staff-api.ts';
import { watchDocuments } from '../support/watch-documents.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const aButton = (id: string, label: string, href: string) => ({
  id,
  driver: 'button',
  settings: { label, link: { href } },
});

const aTitle = (id: string, text: string) => ({ id, driver: 'heading', settings: { text, level: 'H1' } });

/** A site in a folder of the demo shop, whose home page leads to pages that are not there, have moved, and are. */
async function aSiteWithLinks(api: StaffApi): Promise<NewSite> {
  const site = await aSite(api, 'przerwa', {}, [
    {
      urlPath: '/',
      title: 'Start',
      main: [
        aTitle('a', 'Strona tej witryny'),
        aButton('b', 'Nie ma', '/nie-ma'),
        aButton('c', 'Przeniesiona', '/stara'),
        aButton('d', 'Jest', '/nowa'),
      ],
    },
    { urlPath: '/nowa', title: 'Nowa', main: [aTitle('a', 'Nowa strona')] },
  ]);
  await api.send('PUT', '/staff/redirects', { site: site.code, from: '/stara', to: '/nowa', code: 301 });
  return site;
}

/** The app is there, and follows links by itself. */
const expectTakenOver = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scroll-top', 'true');

const title = (page: Page) => page.getByRole('heading', { level: 1 });

// A closed site is offered in no footer: other journeys weigh the pages of the shop.
let site: NewSite | undefined;
test.afterEach(async () => {
  if (site) await setMaintenance(await staffApi(), site, true);
});

test('a page that is not there says so and leads home; one that has moved is come to at its new address', async ({
  page,
  complaints,
}) => {
  site = await aSiteWithLinks(await staffApi());
  const { url } = site;
  const missing = await page.goto(`${url}/nie-ma`);
  expect(missing?.status()).toBe(404);
  await expectRefused(complaints, /^404 GET .*\/nie-ma$/);
  await expect(title(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${url}/stara`);
  await expect(page).toHaveURL(`${url}/nowa`);
  await expect(title(page)).toHaveText('Nowa strona');

  // The same inside of the shop, without another document.
  await page.goto(url);
  await expectTakenOver(page);
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'Przeniesiona' }).click();
  await expect(page).toHaveURL(`${url}/nowa`);
  await expect(title(page)).toHaveText('Nowa strona');
  await page.goBack();
  await expect(title(page)).toHaveText('Strona tej witryny');
  await page.getByRole('link', { name: 'Nie ma' }).click();
  await expect(page).toHaveURL(`${url}/nie-ma`);
  await expect(title(page)).not.toHaveText('Strona tej witryny');
  await expect(page.getByText('Nowa strona')).toHaveCount(0);
  await expectRefused(complaints, /^410 GET .*\/stara$/);
  await expectRefused(complaints, /^404 GET .*\/nie-ma$/);
  expect(documents).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(url);
  await expect(title(page)).toHaveText('Strona tej witryny');
});

test('a shop that closes for maintenance says so to who arrives and to who is there, and comes back', async ({
  page,
  complaints,
}) => {
  const api = await staffApi();
  site = await aSiteWithLinks(api);
  const { url } = site;
  await page.goto(url);
  await expectTakenOver(page);
  await setMaintenance(api, site, true);
  await page.getByRole('link', { name: 'Jest' }).click();
  await expect(title(page)).toHaveText('Odświeżamy sklep');
  await expect(page).toHaveURL(`${url}/nowa`);
  await expectRefused(complaints, /^503 GET /);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const arrived = await page.goto(url);
  expect(arrived?.status()).toBe(503);
  expect(Number(arrived?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(title(page)).toHaveText('Odświeżamy sklep');
  await expectRefused(complaints, /^503 GET /);

  await setMaintenance(api, site, false);
  await page.reload();
  await expect(title(page)).toHaveText('Strona tej witryny');
});
