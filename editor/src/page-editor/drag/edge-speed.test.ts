import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-speed.ts';

test.each([
  ['rests in the middle', 300, 600, 0],
  ['rests just inside the edge', 64, 600, 0],
  ['goes up slowly near the top', 50, 600, -2],
  ['goes up fast at the very top', 0, 600, -22],
  ['goes no faster beyond it', -80, 600, -22],
  ['goes down at the bottom', 600, 600, 22],
  ['keeps a resting middle in something small', 50, 100, 0],
])('%s', (_, position, size, expected) => {
  expect(edgeSpeed(position, size) + 0).toBe(expected);
});
