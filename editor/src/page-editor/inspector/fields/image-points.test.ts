import { findOverlappingPoints, MAX_IMAGE_POINTS, MIN_POINT_DISTANCE } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampPlace, findFreePlace, movedByKey, moveOver, refusePoint } from './image-points.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ x: share, y: share });

test('the first point stands in the middle', () => {
  expect(findFreePlace([])).toEqual({ x: 0.5, y: 0.5 });
});

test('wherever up to four points stand, a fifth finds a place on none of them', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: MAX_IMAGE_POINTS - 1 }), (points) => {
      const free = findFreePlace(points);
      expect(free).toBeDefined();
      if (free) expect(points.every((point) => !findOverlappingPoints([point, free], MIN_POINT_DISTANCE))).toBe(true);
    }),
  );
});

describe('a point', () => {
  const five = [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y: 0.5 }));

  test('is refused when there are five', () => {
    expect(refusePoint(five, { x: 0.5, y: 0.9 })).toBe('full');
  });
  test('of five may still be moved', () => {
    expect(refusePoint(five, { x: 0.5, y: 0.9 }, 0)).toBeUndefined();
  });
  test('is refused on another, and may stand on its own place', () => {
    expect(refusePoint(five.slice(0, 2), { x: 0.11, y: 0.5 })).toBe('on-point');
    expect(refusePoint(five.slice(0, 2), { x: 0.11, y: 0.5 }, 0)).toBeUndefined();
  });
  test('moved by key jumps over one in its way', () => {
    const points = [
      { x: 0.5, y: 0.5 },
      { x: 0.57, y: 0.5 },
    ];
    const moved = moveOver(points, 0, 'ArrowRight', false);
    expect(moved?.x).toBeGreaterThanOrEqual(0.63);
    expect(moved && refusePoint(points, moved, 0)).toBeUndefined();
  });
  test('at the edge stays there', () => {
    expect(moveOver([{ x: 1, y: 0.5 }], 0, 'ArrowRight', false)).toBeUndefined();
  });
});

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowDown', true, { x: 0.5, y: 0.55 }],
  ['Enter', false, undefined],
])('%s with Shift: %s moves from the middle to %o', (key, large, expected) => {
  expect(movedByKey({ x: 0.5, y: 0.5 }, key, large)).toEqual(expected);
});

test('a place beyond the picture is brought to its edge', () => {
  expect(clampPlace({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
});
