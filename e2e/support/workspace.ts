import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { shop } from './shop.ts';
import { type Person, type StaffApi, staffApi } from './staff-api.ts';

/** Wide enough for palette, canvas and form side by side. */
export const DESK = { width: 1440, height: 900 };
/** A common phone. */
export const PHONE = { width: 390, height: 844 };

/** Opens the editor, signs in at its door and comes to the list of pages. */
export async function signIn(page: Page, person: Person = shop.admin): Promise<void> {
  await page.goto(`${shop.registryUrl}/editor/pages`);
  await enterAs(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /^Strony/ })).toBeVisible();
}

/** Fills in the form of the door that is shown. */
export async function enterAs(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Opens a page in the workspace in a session of the person’s own, and waits until it can be worked on. */
export async function openWorkspace(page: Page, pageId: number, api?: StaffApi): Promise<void> {
  await (api ?? (await staffApi())).lend(page.context());
  await page.goto(`${shop.registryUrl}/editor/pages/${pageId}`);
  await expectShown(page);
}

/** The workspace is there and the preview has rendered its page. */
export async function expectShown(page: Page): Promise<void> {
  await expect(preview(page).locator('[data-slot="main"]').first()).toBeAttached();
}

/** The page in the canvas, as shoppers will see it. */
export const preview = (page: Page): FrameLocator => page.frameLocator('section[data-editing-area] iframe');

/** A slot of the page, or of the module that has it, in the canvas. */
export const slotOf = (page: Page, slot: string, parentId?: string): Locator =>
  preview(page).locator(
    parentId
      ? `[data-slot="${slot}"][data-slot-parent="${parentId}"]`
      : `[data-slot="${slot}"]:not([data-slot-parent])`,
  );

/** A placed module in the canvas. Its wrapper has no box of its own; this is what it rendered. */
export const placed = (page: Page, id: string): Locator => preview(page).locator(`[data-placed="${id}"] > *`).first();

/** The newest placed module of a slot: its id is made up by the editor. */
export async function lastIdIn(slot: Locator): Promise<string> {
  const id = await slot.locator(':scope > [data-placed]').last().getAttribute('data-placed');
  if (id === null) throw new Error('The slot is empty');
  return id;
}

export const paletteItem = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Moduły' })
    .getByRole('button')
    .filter({ has: page.getByText(title, { exact: true }) });

/** The handle of the selected module, in the tools at its edge. */
export const grip = (page: Page, title: string): Locator =>
  page.getByRole('toolbar', { name: `Czynności: ${title}` }).getByRole('button', { name: title, exact: true });

/** The form of what is selected. */
export const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Ustawienia' });

/** Everything that was changed is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Szkic zapisany/ })).toBeVisible();
}

/** Publishes with the button and its question. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Opublikowano' })).toBeVisible();
}

/** These modules lie in the slot, in this order. */
export async function expectOrder(slot: Locator, ids: readonly (string | RegExp)[]): Promise<void> {
  const placed = slot.locator(':scope > [data-placed]');
  await expect(placed).toHaveCount(ids.length);
  for (const [at, id] of ids.entries()) await expect(placed.nth(at)).toHaveAttribute('data-placed', id);
}

/** A module's row in the outline; opens the outline first. */
export async function outlineRow(page: Page, words: string, level?: number): Promise<Locator> {
  // Where there is little room the panel begins as a rail of buttons.
  const folded = page.getByRole('button', { name: 'Układ', exact: true });
  await page.getByRole('tab', { name: 'Układ' }).or(folded).click();
  return page.getByRole('treeitem', level === undefined ? {} : { level }).filter({ hasText: words });
}

/** Loads the page of the shop anew until it shows this: publishing reaches the storefront through an event. */
export async function expectInShop(page: Page, urlPath: string, shown: (page: Page) => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(shop.storefrontUrl + urlPath);
    await expect(shown(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Opens a point of a picture in the shop, as soon as the page is alive. */
export async function openPoint(marker: Locator): Promise<void> {
  await expect(async () => {
    if ((await marker.getAttribute('aria-expanded')) !== 'true') await marker.click();
    await expect(marker).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
}
