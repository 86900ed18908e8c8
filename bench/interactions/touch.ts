import type { Locator } from 'playwright';

/**
 * Touches the middle of what a locator finds. Its own `tap` listens in the page to what is touched, and asks the page
 * where everything lies: a press would be measured with that.
 */
export async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch: ${target}`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
