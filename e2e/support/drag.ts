import { expect, type Locator, type Page } from '@playwright/test';
import { type DragPointer, mouseOf, type Point } from './mouse.ts';

/** Where on an element to drop: shares of its width and height. */
const CENTRE: Point = { x: 0.5, y: 0.5 };
/** The line of a place beside a module is no further from its edge than this. */
const NEAR_PX = 24;

/** The line, or the lit slot, that shows where a drop would happen. */
export const dropMark = (page: Page): Locator => page.getByTestId('drop-indicator');

/** Drags from an element to a place on another one of the canvas, and drops when the mark stands there. */
export async function dragTo(
  page: Page,
  from: Locator,
  to: Locator,
  place: Point = CENTRE,
  pointer: DragPointer = mouseOf(page),
): Promise<void> {
  // What was just dropped may be drawn anew meanwhile.
  await expect(() => from.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await pointer.press(await pointOn(from, CENTRE));
  await moveOver(page, to, place, pointer);
  await pointer.release();
  await expect(dropMark(page)).toHaveCount(0);
}

/**
 * Moves what is lifted over a place and waits until the mark stands there. A goal out of sight is gone after at the
 * edge of the canvas, where the page scrolls under the pointer.
 */
async function moveOver(page: Page, to: Locator, place: Point, pointer: DragPointer): Promise<void> {
  let before: Point | undefined;
  await expect(async () => {
    const goal = await pointOn(to, place);
    const aim = within(await canvasBox(page), goal);
    await pointer.move(aim, before ? 2 : 8);
    const isStill = before !== undefined && distance(before, goal) < 1;
    before = goal;
    expect(isStill).toBe(true);
    expect(distance(aim, goal)).toBe(0);
    const mark = await dropMark(page).boundingBox({ timeout: 500 });
    expect(mark && distanceTo(mark, goal)).toBeLessThan(NEAR_PX);
  }).toPass({ intervals: [50] });
}

/** Drags a row of the outline to a height of another row: its upper part means in front, its lower part behind. */
export async function dragRow(page: Page, from: Locator, to: Locator, place: Point): Promise<void> {
  const pointer = mouseOf(page);
  await pointer.press(await pointOn(from, CENTRE));
  const goal = await pointOn(to, place);
  await pointer.move(goal, 8);
  const mark = page.getByRole('tree').locator('> [data-kind="line"], > [data-kind="into"]');
  await expect(async () => {
    const box = await mark.boundingBox({ timeout: 500 });
    expect(box && distanceTo(box, goal)).toBeLessThan(NEAR_PX);
  }).toPass();
  await pointer.release();
}

async function canvasBox(page: Page): Promise<Box> {
  const box = await page.locator('section[data-editing-area] iframe').boundingBox();
  if (!box) throw new Error('The canvas is not on the screen');
  return box;
}

/** The point itself, or the nearest one that is well within the box. */
function within({ x, y, width, height }: Box, point: Point): Point {
  const clamp = (value: number, start: number, size: number) => Math.max(start + 4, Math.min(value, start + size - 4));
  return { x: clamp(point.x, x, width), y: clamp(point.y, y, height) };
}

/** A point of the window on an element, given as shares of its size. */
async function pointOn(element: Locator, { x, y }: Point): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to point at: ${element}`);
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const distanceTo = (box: Box, { x, y }: Point) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
