import { expect, expectAccessible, shop, test } from '../support/shop.ts';

test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const ARTICLE = '/poradnik/jak-czytac-inci';
const NOTE = /Rumianek\./;

test('an article is signed with a drawing and explains its words in the margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.storefrontUrl + ARTICLE);
  const note = page.getByRole('note').filter({ hasText: 'Chamomilla Recutita' });
  await expect(note).toContainText(NOTE);
  const words = page.locator('p', { hasText: 'INCI to międzynarodowe nazewnictwo' });
  const [noteBox, wordsBox] = [await note.boundingBox(), await words.boundingBox()];
  expect(noteBox?.x).toBeGreaterThan((wordsBox?.x ?? 0) + (wordsBox?.width ?? 0));
  await expect(page.locator('summary', { hasText: 'Chamomilla Recutita' })).toBeHidden();
  // The large letter is drawn by the style sheet: what is read out is the word.
  await expect(words).toHaveText(/^INCI to/);
  await expect(page.getByText(/^\d+\smin czytania$/).first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the same words unfold below their paragraph', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.storefrontUrl + ARTICLE);
  await expect(page.getByRole('note')).toHaveCount(0);
  const words = page.getByRole('group').filter({ hasText: 'Chamomilla Recutita' });
  await expect(words.getByText(NOTE)).toBeHidden();
  await words.locator('summary').press('Enter');
  await expect(words.getByText(NOTE)).toBeVisible();
  await expectAccessible(page);
});
