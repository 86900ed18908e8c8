import { expect, test } from 'vitest';
import { aFile } from '../../../testing/fake-api.ts';
import { isCutAway, phoneCrop, pictureCrop } from './picture-crop.ts';

const wide = aFile(1, { width: 2000, height: 1000 });

test.each([
  ['original', undefined],
  [undefined, undefined],
  ['constructor', undefined],
  ['square', { left: 0.25, top: 0, width: 0.5, height: 1 }],
])('the ratio %s shows %o of a picture twice as wide as high', (ratio, crop) => {
  expect(pictureCrop(ratio, wide, undefined)).toEqual(crop);
});

test('the focal point of the module goes before that of the file, and a file without size shows all', () => {
  const file = { ...wide, focalPoint: { x: 0, y: 0.5 } };
  expect(pictureCrop('square', file, undefined)?.left).toBe(0);
  expect(pictureCrop('square', file, { x: 1, y: 0.5 })?.left).toBe(0.5);
  const { width: _, ...sizeless } = file;
  expect(pictureCrop('square', sizeless, undefined)).toBeUndefined();
});

test('a point is cut away outside of the frame, not on its edge', () => {
  const crop = pictureCrop('square', wide, undefined);
  expect([0.1, 0.25, 0.5, 0.75, 0.9].map((x) => isCutAway({ x, y: 0.5 }, crop))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(isCutAway({ x: 0, y: 0 }, undefined)).toBe(false);
});

test('a phone shows an upright part with every point in it; without points what a desk shows', () => {
  expect(phoneCrop('square', wide, undefined, [])).toBeUndefined();
  expect(phoneCrop('square', wide, undefined, [{ x: 0.5, y: 0.5 }])).toMatchObject({
    left: 0.3,
    width: 0.4,
    height: 1,
  });
  const crop = phoneCrop('square', wide, undefined, [
    { x: 0.1, y: 0.5 },
    { x: 0.9, y: 0.5 },
  ]);
  expect(isCutAway({ x: 0.1, y: 0.5 }, crop) || isCutAway({ x: 0.9, y: 0.5 }, crop)).toBe(false);
});
