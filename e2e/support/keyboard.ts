import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen of the editor has. */
const MOST_STOPS = 120;

/** Goes with Tab, or with Shift+Tab, from stop to stop until the focus is there. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(goal)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${goal} cannot be reached with ${key}`);
}

/** Goes to a button or link with Tab and presses Enter on it. */
export async function enterOn(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab and writes over what is in it. */
export async function writeIn(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
