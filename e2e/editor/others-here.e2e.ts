import AxeBuilder from '@axe-core/playwright';
import { expect, shop, test } from '../support/shop.ts';
import { aDraft, aHeading, aPerson, staffApi } from '../support/staff-api.ts';
import { DESK, openWorkspace } from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** An open page asks in this rhythm; a little more, since it begins when the page is there. */
const NEXT_QUESTION_MS = 21_000;

test('two people at one page see each other, and are seen in the list', async ({ page, browser }) => {
  const api = await staffApi();
  const { page: opened } = await aDraft(api, { main: [aHeading('mine', 'Moje')] });
  const zofia = await staffApi(await aPerson(api, 'editor'));
  const elsewhere = await browser.newContext({ viewport: DESK, locale: 'pl-PL' });
  const second = await elsewhere.newPage();
  await second.clock.install();

  await openWorkspace(second, opened.id, zofia);
  await expect(second.getByRole('list', { name: 'Teraz także tutaj' })).toHaveCount(0);
  // A second tab of hers is not somebody else.
  const third = await elsewhere.newPage();
  await openWorkspace(third, opened.id, zofia);
  await expect(third.getByRole('status').filter({ hasText: /^Szkic/ })).toBeVisible();
  await expect(third.getByRole('list', { name: 'Teraz także tutaj' })).toHaveCount(0);
  await third.close();

  await openWorkspace(page, opened.id, api);
  const here = page.getByRole('list', { name: 'Teraz także tutaj' });
  await expect(here.getByRole('listitem')).toHaveText(/Zofia Lniana/);
  await expect(page.getByRole('status').filter({ hasText: 'Teraz także tutaj: Zofia Lniana.' })).toBeAttached();
  // She hears of it with her next question, without doing anything.
  await second.clock.fastForward(NEXT_QUESTION_MS);
  await expect(second.getByRole('list', { name: 'Teraz także tutaj' })).toBeVisible();
  const faults = await new AxeBuilder({ page }).include('section[aria-label="Strona i czynności"]').analyze();
  expect(faults.violations).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Teraz także tutaj: Zofia Lniana', { exact: true })).toBeVisible();
  await page.setViewportSize(DESK);

  await page.goto(`${shop.registryUrl}/editor/pages?search=${encodeURIComponent(opened.title)}`);
  // That a person is gone after a while is shown by the tests of the server, without waiting for it.
  const row = page.getByRole('row', { name: new RegExp(opened.title) });
  await expect(row).toContainText('Otwarta teraz: Zofia Lniana');
  await elsewhere.close();
});
