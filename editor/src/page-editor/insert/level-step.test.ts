import { expect, test } from 'vitest';
import { levelStep } from './level-step.ts';

/** main:0, inside the box: 0 and 1, inside of its inner box: 0, box: 2, main:1, bottom:0. */
const targets = [
  { parentId: null, slot: 'main', index: 0 },
  { parentId: 'box', slot: 'content', index: 0 },
  { parentId: 'box', slot: 'content', index: 1 },
  { parentId: 'inner', slot: 'content', index: 0 },
  { parentId: 'box', slot: 'content', index: 2 },
  { parentId: null, slot: 'main', index: 1 },
  { parentId: null, slot: 'bottom', index: 0 },
];

test.each([
  ['into the container that follows', 0, 'in', 1],
  ['into the container within', 1, 'in', 3],
  ['out of the innermost container', 3, 'out', 4],
  ['out of a container, past what is left of it', 1, 'out', 5],
  ['nowhere from the last place', 6, 'in', 6],
] as const)('a step goes %s', (_, at, direction, expected) => {
  expect(at + levelStep(targets, at, direction)).toBe(expected);
});
