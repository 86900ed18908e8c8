import { dragRow, dragTo, dropMark } from '../support/drag.ts';
import { fingerOf } from '../support/mouse.ts';
import { expect, test } from '../support/shop.ts';
import { aContainer, aDraft, aHeading, staffApi } from '../support/staff-api.ts';
import {
  DESK,
  expectOrder,
  expectSaved,
  grip,
  openWorkspace,
  outlineRow,
  paletteItem,
  placed,
  slotOf,
} from '../support/workspace.ts';

test.use({ viewport: DESK });
test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

const TOP_EDGE = { x: 0.5, y: 0.05 };
/** The part of a container that its children do not cover. */
const CORNER = { x: 10, y: 10 };
const BOTTOM_EDGE = { x: 0.5, y: 0.97 };

/** A heading, a container with a heading and an empty container in it, and a heading behind. */
async function aNestedDraft() {
  const api = await staffApi();
  const inner = aContainer('inner');
  const outer = aContainer('outer', [aHeading('within', 'W środku'), inner]);
  const draft = await aDraft(api, { main: [aHeading('first', 'Pierwszy'), outer, aHeading('last', 'Ostatni')] });
  return { api, id: draft.page.id };
}

test('modules are dragged between the three slots of the page, into nested containers and out of them', async ({
  page,
}) => {
  const { api, id } = await aNestedDraft();
  await openWorkspace(page, id, api);

  await dragTo(page, placed(page, 'first'), slotOf(page, 'top').locator('.witryna-invitation'));
  await expectOrder(slotOf(page, 'top'), ['first']);
  await expectOrder(slotOf(page, 'main'), ['outer', 'last']);

  await dragTo(page, placed(page, 'last'), slotOf(page, 'bottom').locator('.witryna-invitation'));
  await expectOrder(slotOf(page, 'bottom'), ['last']);

  await dragTo(page, placed(page, 'first'), slotOf(page, 'content', 'inner').locator('.witryna-invitation'));
  await expectOrder(slotOf(page, 'content', 'inner'), ['first']);
  await expectOrder(slotOf(page, 'top'), []);

  await dragTo(page, placed(page, 'within'), placed(page, 'outer'), BOTTOM_EDGE);
  await expectOrder(slotOf(page, 'main'), ['outer', 'within']);

  await placed(page, 'inner').click({ position: CORNER });
  await dragTo(page, grip(page, 'Kontener'), placed(page, 'outer'), { x: 0.5, y: 0.02 });
  await expectOrder(slotOf(page, 'main'), ['inner', 'outer', 'within']);
  await expectOrder(slotOf(page, 'content', 'inner'), ['first']);

  await expectSaved(page);
  await page.reload();
  await expectOrder(slotOf(page, 'main'), ['inner', 'outer', 'within']);
  await expectOrder(slotOf(page, 'bottom'), ['last']);
});

test('the drop indicator shows between which modules a new one will be inserted, and it is inserted there', async ({
  page,
}) => {
  const { api, id } = await aNestedDraft();
  await openWorkspace(page, id, api);
  await dragTo(page, paletteItem(page, 'Tekst'), placed(page, 'last'), TOP_EDGE);
  await expectOrder(slotOf(page, 'main'), ['first', 'outer', /^(?!last)/, 'last']);
  await dragTo(page, paletteItem(page, 'Tekst'), placed(page, 'within'), TOP_EDGE);
  await expectOrder(slotOf(page, 'content', 'outer'), [/^(?!within)/, 'within', 'inner']);
});

test('a container cannot be dropped into itself, and Escape cancels a drag', async ({ page }) => {
  const { api, id } = await aNestedDraft();
  await openWorkspace(page, id, api);
  await placed(page, 'outer').click({ position: CORNER });
  await grip(page, 'Kontener').hover();
  await page.mouse.down();
  const inner = await slotOf(page, 'content', 'inner').locator('.witryna-invitation').boundingBox();
  await page.mouse.move((inner?.x ?? 0) + 20, (inner?.y ?? 0) + 10, { steps: 8 });
  await expect(page.getByText(/^Podniesiono moduł Kontener/)).toBeAttached();
  await page.mouse.up();
  await expectOrder(slotOf(page, 'main'), ['first', 'outer', 'last']);

  await placed(page, 'last').hover();
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 8 });
  await expect(dropMark(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dropMark(page)).toHaveCount(0);
  await page.mouse.up();
  await expectOrder(slotOf(page, 'main'), ['first', 'outer', 'last']);
});

test('rows of the outline are dragged beside each other and into containers', async ({ page }) => {
  const { api, id } = await aNestedDraft();
  await openWorkspace(page, id, api);
  const [first, last, within] = [
    await outlineRow(page, 'Pierwszy'),
    await outlineRow(page, 'Ostatni'),
    // Its container is named by it.
    await outlineRow(page, 'W środku', 3),
  ];
  await dragRow(page, last, first, { x: 0.5, y: 0.1 });
  await expectOrder(slotOf(page, 'main'), ['last', 'first', 'outer']);
  await dragRow(page, first, within, { x: 0.5, y: 0.9 });
  await expectOrder(slotOf(page, 'content', 'outer'), ['within', 'first', 'inner']);
  const empty = page.getByRole('treeitem', { level: 3 }).filter({ hasText: 'Kontener' });
  await dragRow(page, within, empty, { x: 0.5, y: 0.5 });
  await expectOrder(slotOf(page, 'content', 'inner'), ['within']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('new modules are dragged from the list and placed ones by their handle', async ({ page }) => {
    const { api, id } = await aNestedDraft();
    await openWorkspace(page, id, api);
    const finger = await fingerOf(page);
    // Where there is little room the panel begins as a rail of buttons.
    await page.getByRole('button', { name: 'Moduły', exact: true }).tap();
    const item = paletteItem(page, 'Tekst');
    await dragTo(page, item, slotOf(page, 'top').locator('.witryna-invitation'), undefined, finger);
    await expect(slotOf(page, 'top').locator('[data-placed]')).toHaveCount(1);

    await placed(page, 'last').tap();
    expect((await grip(page, 'Nagłówek').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await dragTo(
      page,
      grip(page, 'Nagłówek'),
      slotOf(page, 'content', 'inner').locator('.witryna-invitation'),
      undefined,
      finger,
    );
    await expectOrder(slotOf(page, 'content', 'inner'), ['last']);
  });
});
