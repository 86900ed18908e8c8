import type { Page } from '@playwright/test';
import { expect, expectRefused, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, type StaffApi, staffApi } from '../support/staff-api.ts';
import {
  DESK,
  expectSaved,
  inspector,
  lastIdIn,
  openWorkspace,
  outlineRow,
  paletteItem,
  placed,
  preview,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

/** Overflow of the document beyond the window, which would show a second scroll bar. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const workspace = document.querySelector('[data-view]');
    return {
      down: scrollHeight - window.innerHeight,
      across: scrollWidth - window.innerWidth,
      within: workspace ? workspace.scrollHeight - workspace.clientHeight : 0,
    };
  });

/** Texts of elements that overflow the panel. */
const beyondThePanel = (page: Page) =>
  inspector(page).evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll<HTMLElement>('input, textarea, select, button, p, label, legend, span')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
      })
      .map((element) => element.textContent || element.id || element.tagName);
  });

/** A picture of the demo shop. */
async function aPictureId(api: StaffApi): Promise<number> {
  const { items } = await api.get<{ items: readonly { id: number }[] }>('/staff/media?search=Strona');
  return items[0]?.id ?? 1;
}

/** Opens all collapsed sections of the form. */
const unfold = (page: Page) =>
  inspector(page).evaluate((panel) => {
    for (const folded of panel.querySelectorAll('details')) folded.open = true;
  });

for (const width of [1440, 1024, 390]) {
  test(`at ${width} px only the panels scroll, and nothing overflows them`, async ({ page }) => {
    const api = await staffApi();
    const pictured = { id: 'pic', driver: 'image', settings: { image: { file: await aPictureId(api) } } };
    const draft = await aDraft(api, { main: [aHeading('a', 'Pierwszy'), aContainer('box'), pictured] });
    await page.setViewportSize({ width, height: 800 });
    await openWorkspace(page, draft.page.id, api);
    const openForm = async () => {
      if (width < 1024) await page.getByRole('radio', { name: 'Ustawienia' }).check({ force: true });
    };
    await openForm();
    await unfold(page);
    await inspector(page).getByLabel('Adres', { exact: true }).fill('nowy-i-raczej-dlugi-adres-tej-strony');
    expect(await beyondThePanel(page)).toEqual([]);
    expect(await overflow(page)).toEqual({ down: 0, across: 0, within: 0 });
    if (width < 1024) return;

    for (const title of ['Kontener', 'Obraz']) {
      await (await outlineRow(page, title)).click();
      await expect(inspector(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
      await unfold(page);
      expect(await beyondThePanel(page)).toEqual([]);
      expect(await overflow(page)).toEqual({ down: 0, across: 0, within: 0 });
    }
  });
}

test('below 1024 px the page opens at phone width, and nothing suggests dragging', async ({ page }) => {
  const api = await staffApi();
  const draft = await aDraft(api, { main: [] });
  await page.setViewportSize({ width: 768, height: 900 });
  await openWorkspace(page, draft.page.id, api);
  const frame = page.locator('section[data-editing-area] iframe');
  await expect(page.getByRole('radio', { name: 'Telefon, 390 px' })).toBeChecked();
  expect(await frame.evaluate((element) => (element as HTMLElement).style.width)).toBe('390px');
  await expect(preview(page).getByText('Część główna: pusto')).toBeVisible();
  await expect(preview(page).locator('.witryna-invitation')).toHaveCount(0);
  await expect(page.getByText('Przeciągnij')).toHaveCount(0);
});

test('the focus stays in the outline after a module was moved from its row', async ({ page }) => {
  const api = await staffApi();
  const draft = await aDraft(api, { main: [aHeading('a', 'Pierwszy'), aHeading('b', 'Drugi')] });
  await openWorkspace(page, draft.page.id, api);
  const row = await outlineRow(page, 'Pierwszy');
  await row.click();
  await row.getByRole('button', { name: /^Czynności modułu/ }).click();
  await page.getByRole('menuitem', { name: /^Przenieś klawiaturą/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tree')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('tree')).toBeFocused();
  await expectSaved(page);
});

test('all forms and modules are loaded before the network fails', async ({ page, context, complaints }) => {
  const api = await staffApi();
  const draft = await aDraft(api, { main: [aHeading('a', 'Pierwszy')] });
  // By default a browser forgets what comes after 250 files, pictures of the preview among them.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  await openWorkspace(page, draft.page.id, api);
  const brought = (name: string) =>
    page.evaluate((part) => {
      const frames = [window, ...[...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)];
      return frames.some((each) =>
        each?.performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
      );
    }, name);
  // The last form chunk, and a module that this page does not have.
  await expect.poll(() => brought('/image-dialog')).toBe(true);
  await expect.poll(() => brought('/accordion')).toBe(true);
  await context.setOffline(true);
  await paletteItem(page, 'Akordeon').click();
  await expect(inspector(page).getByRole('heading', { level: 2, name: 'Akordeon' })).toBeVisible();
  await expect(inspector(page).getByText('Treść', { exact: true }).first()).toBeVisible();
  const id = await lastIdIn(slotOf(page, 'main'));
  await expect(placed(page, id)).toBeVisible();
  await expect(page.getByText('Brak sieci – zapiszę po połączeniu')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  await expectRefused(complaints, /ERR_INTERNET_DISCONNECTED|^PUT |Failed to load resource/);
});
