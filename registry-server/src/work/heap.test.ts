import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { releaseMemory } from './heap.ts';

const roomForYoung = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0;

test('the memory of the young generation is released', () => {
  let kept: unknown[] = [];
  for (let round = 0; round < 60; round += 1) {
    kept = [kept.at(-1), Array.from({ length: 40_000 }, (_, index) => ({ index, text: `x${index}` }))];
  }
  const before = roomForYoung();
  kept = [];
  releaseMemory();
  expect(roomForYoung()).toBeLessThan(before / 4);
});
