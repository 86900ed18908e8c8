import { expect, test } from 'vitest';
import { nextRetryAt, nextRetryForever } from './backoff.ts';

const now = new Date('2026-11-20T12:00:00Z');
const PAUSES_MS = [1_000, 5_000] as const;
const pauseOf = (next: Date | undefined) => next && next.getTime() - now.getTime();

test.each([
  { tries: 1, once: 1_000, forever: 1_000 },
  { tries: 2, once: 5_000, forever: 5_000 },
  { tries: 3, once: undefined, forever: 5_000 },
  { tries: 40, once: undefined, forever: 5_000 },
])('after $tries tries', ({ tries, once, forever }) => {
  expect(pauseOf(nextRetryAt(PAUSES_MS, tries, now))).toBe(once);
  expect(pauseOf(nextRetryForever(PAUSES_MS, tries, now))).toBe(forever);
});
