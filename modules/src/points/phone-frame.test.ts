import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { focalPointOf, frameRatioOf, phoneCrop, placeInCrop } from './phone-frame.ts';
import { cropOf } from './place-point.ts';

const PHONE = 4 / 5;
const point = (x: number, y = 0.5) => ({ x, y });

describe('a picture of 3 to 2 with points is cut on a phone', () => {
  const width = PHONE / 1.5;

  test.each([
    ['around its middle, where the points lie there', [point(0.5)], undefined, (1 - width) / 2],
    ['around its focal point, where that holds them', [point(0.2)], { x: 0.1, y: 0.5 }, 0.1 * (1 - width)],
    ['further to the left for a point that lies there', [point(0.1)], undefined, 0.1 - 0.07 * width],
    ['further to the right for a point that lies there', [point(0.9)], undefined, 0.9 + 0.07 * width - width],
  ])('%s', (_, points, focal, left) => {
    const crop = phoneCrop(points, 1.5, focal);
    expect(crop.left).toBeCloseTo(left);
    expect(crop.width).toBeCloseTo(width);
    expect([crop.top, crop.height]).toEqual([0, 1]);
    expect(frameRatioOf(crop, 1.5)).toBeCloseTo(PHONE);
  });

  test('less than to 4/5 where the points lie too far apart', () => {
    const crop = phoneCrop([point(0.1), point(0.8)], 1.5);
    expect(crop.width).toBeCloseTo(0.7 / 0.86);
    expect(frameRatioOf(crop, 1.5)).toBeGreaterThan(PHONE);
  });

  test('not at all where they lie at both of its edges', () => {
    expect(phoneCrop([point(0), point(1)], 1.5)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

test('a picture higher than 4/5 loses top and bottom', () => {
  const crop = phoneCrop([point(0.5, 0.9)], 0.5);
  expect([crop.left, crop.width]).toEqual([0, 1]);
  expect(crop.height).toBeCloseTo(0.625);
  expect(crop.top).toBeCloseTo(0.9 + 0.07 * 0.625 - 0.625);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ x: share, y: share });
const scene = {
  points: fc.array(place, { minLength: 1, maxLength: 5 }),
  ratio: fc.double({ min: 0.3, max: 4, noNaN: true }),
  focal: place,
};

describe('whatever the picture, its points and its focal point', () => {
  test('no point vanishes, and the order of points from left to right and from top to bottom stays', () => {
    fc.assert(
      fc.property(scene.points, scene.ratio, scene.focal, (points, ratio, focal) => {
        const { left, top, width, height } = phoneCrop(points, ratio, focal);
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(left - 1e-9);
          expect(x).toBeLessThanOrEqual(left + width + 1e-9);
          expect(y).toBeGreaterThanOrEqual(top - 1e-9);
          expect(y).toBeLessThanOrEqual(top + height + 1e-9);
        }
        const placed = points.map((each) => placeInCrop(each, { left, top, width, height }));
        for (const [index, one] of points.entries())
          for (const [other, two] of points.entries()) {
            if (one.x <= two.x) expect(placed[index]?.x).toBeLessThanOrEqual((placed[other]?.x ?? 0) + 1e-9);
            if (one.y <= two.y) expect(placed[index]?.y).toBeLessThanOrEqual((placed[other]?.y ?? 0) + 1e-9);
          }
      }),
    );
  });

  test('a phone shows a part of the picture and nothing beside it, never more cut than to 4/5', () => {
    fc.assert(
      fc.property(scene.points, scene.ratio, scene.focal, (points, ratio, focal) => {
        const crop = phoneCrop(points, ratio, focal);
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(crop.left + crop.width, crop.top + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
        const frame = frameRatioOf(crop, ratio);
        // Between the picture's own shape and that of the phone's frame.
        expect(frame).toBeGreaterThanOrEqual(Math.min(PHONE, ratio) - 1e-9);
        expect(frame).toBeLessThanOrEqual(Math.max(PHONE, ratio) + 1e-9);
      }),
    );
  });

  test('the browser cuts the same part by the ratio and the focal point that it is given', () => {
    fc.assert(
      fc.property(scene.points, scene.ratio, scene.focal, (points, ratio, focal) => {
        const crop = phoneCrop(points, ratio, focal);
        const shown = cropOf(ratio, frameRatioOf(crop, ratio), focalPointOf(crop));
        for (const side of ['left', 'top', 'width', 'height'] as const) expect(shown[side]).toBeCloseTo(crop[side], 5);
      }),
    );
  });
});
