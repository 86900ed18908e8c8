import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOverlappingPoints } from './point-distance.ts';

test('names the two points that lie on one another', () => {
  const points = [
    { x: 0.1, y: 0.1 },
    { x: 0.5, y: 0.5 },
    { x: 0.52, y: 0.5 },
  ];
  expect(findOverlappingPoints(points, 0.06)).toEqual([1, 2]);
});

test('points on a grid as wide as the distance never overlap', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.nat(10), fc.nat(10)), { selector: String, maxLength: 5 }), (cells) => {
      const points = cells.map(([x, y]) => ({ x: x / 10, y: y / 10 }));
      expect(findOverlappingPoints(points, 0.0999)).toBeUndefined();
    }),
  );
});
