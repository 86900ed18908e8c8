import { afterEach, expect, test, vi } from 'vitest';
import { whenNeeded } from './when-needed.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page that still loads, whose visitor does this. */
async function isNeededAfter(event: Event): Promise<boolean> {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  let isNeeded = false;
  void whenNeeded(window, { latestMs: 5_000 }).then(() => {
    isNeeded = true;
  });
  document.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  const early = isNeeded;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isNeeded).toBe(true);
  return early;
}

const move = (movementX: number, movementY: number) =>
  Object.assign(new Event('pointermove'), { movementX, movementY });

test.each([
  ['a press', new Event('pointerdown'), true],
  ['a key', new Event('keydown'), true],
  ['a mouse that moves', move(0, -3), true],
  ['a mouse that lies still, of which the browser tells a page that comes up under it', move(0, 0), false],
  ['what is no sign of anybody', new Event('resize'), false],
])('the code of a page is needed at once after %s', async (_what, event, isNeeded) => {
  expect(await isNeededAfter(event)).toBe(isNeeded);
});
