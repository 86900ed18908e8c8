import { expect, test } from 'vitest';
import { nextLookAt } from './schedules.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const at = (time: string) => `2026-11-29T${time}Z`;

test.each([
  ['nothing is scheduled', {}, false],
  ['it is published in a minute', { publishAt: at('12:01:00') }, 62_000],
  ['it is withdrawn first', { publishAt: at('12:10:00'), unpublishAt: at('12:02:00') }, 122_000],
  ['its moment has passed and it is about to be carried out', { publishAt: at('11:59:00') }, 2_000],
  ['it lies days ahead', { publishAt: '2026-12-24T12:00:00Z' }, 3_600_000],
])('a schedule is looked at again: %s', (_, schedule, delay) => {
  expect(nextLookAt(schedule as Parameters<typeof nextLookAt>[0], NOW)).toBe(delay);
});
