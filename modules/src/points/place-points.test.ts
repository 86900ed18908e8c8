import { expect, test } from 'vitest';
import { aMediaFile } from '../testing/a-shop.ts';
import { placePoints } from './place-points.ts';

const points = [
  { x: 0.05, y: 0.5, label: 'Przy krawędzi' },
  { x: 0.5, y: 0.5, label: 'W środku' },
];

test('points move with the crop, and one that it takes away is left out', () => {
  const file = aMediaFile({ width: 1600, height: 800 });
  expect(placePoints(points, 'square', { file })).toEqual([{ x: 0.5, y: 0.5, label: 'W środku' }]);
  expect(placePoints(points, 'square', { file, focalPoint: { x: 0, y: 0.5 } })).toEqual([
    { x: 0.1, y: 0.5, label: 'Przy krawędzi' },
    { x: 1, y: 0.5, label: 'W środku' },
  ]);
});

test('of a picture whose size is unknown they stay where they are', () => {
  const { width: _width, ...file } = aMediaFile();
  expect(placePoints(points, 'square', { file })).toBe(points);
});
