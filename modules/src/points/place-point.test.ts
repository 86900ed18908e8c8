import { expect, test } from 'vitest';
import { cropOf, placePoint } from './place-point.ts';

const middle = { x: 0.5, y: 0.5 };

test.each([
  ['stays where the frame has the shape of the picture', { x: 0.2, y: 0.7 }, 1.6, 1.6, middle, { x: 0.2, y: 0.7 }],
  ['moves outwards where the sides are cut', { x: 0.4, y: 0.5 }, 2, 1, middle, { x: 0.3, y: 0.5 }],
  ['moves outwards where top and bottom are cut', { x: 0.5, y: 0.4 }, 1, 2, middle, { x: 0.5, y: 0.3 }],
  ['follows the focal point', { x: 0.5, y: 0.5 }, 2, 1, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }],
  ['is gone with the part that is cut away', { x: 0.1, y: 0.5 }, 2, 1, middle, undefined],
])('a point %s', (_, point, picture, frame, focal, expected) => {
  const placed = placePoint(point, picture, frame, focal);
  if (!expected) expect(placed).toBeUndefined();
  else {
    expect(placed?.x).toBeCloseTo(expected.x);
    expect(placed?.y).toBeCloseTo(expected.y);
  }
});

test('the part that a frame shows lies around the focal point', () => {
  expect(cropOf(2, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(cropOf(1, 2, { x: 0.5, y: 1 })).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
  expect(cropOf(1.5, 1.5)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
