import type { Locator } from 'playwright';

/**
 * Touches the middle of what a locator finds. Its own `tap` listens in the page to what is touched, and asks the page
 * where everything lies: a press would be measured with that.
 */
export async function touch(target: Locator): Promise<void> {
  const before = await target.boundingBox();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  // Whoever has scrolled lifts the finger before it presses: what the scroll brought into sight is laid out by then.
  if (box?.y !== before?.y) await target.page().evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  if (!box) throw new Error(`There is nothing to touch: ${target}`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
