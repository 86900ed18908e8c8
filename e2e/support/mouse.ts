import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What drags: it presses, moves while it presses, and lets go. */
export interface DragPointer {
  press(at: Point): Promise<void>;
  move(to: Point, steps: number): Promise<void>;
  release(): Promise<void>;
}

export function mouseOf({ mouse }: Page): DragPointer {
  return {
    async press({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
      // A press becomes a drag when it leaves its place.
      await mouse.move(x + 8, y + 8, { steps: 2 });
    },
    move: ({ x, y }, steps) => mouse.move(x, y, { steps }),
    release: () => mouse.up(),
  };
}

/** One finger on a touch screen. It rests until the press has become a drag: before that it would scroll. */
export async function fingerOf(page: Page): Promise<DragPointer> {
  const devices = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devices.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  return {
    async press(point) {
      at = point;
      await touch('touchStart', [point]);
      await page
        .getByRole('status')
        .filter({ hasText: /^Podniesiono moduł/ })
        .waitFor({ state: 'attached' });
    },
    async move(to, steps) {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await touch('touchMove', [at]);
      }
    },
    release: async () => void (await touch('touchEnd', [])),
  };
}
