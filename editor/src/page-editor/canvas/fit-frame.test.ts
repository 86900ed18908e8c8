import { expect, test } from 'vitest';
import { fitFrame } from './fit-frame.ts';

test.each([
  ['a desktop is shown smaller in a narrow area', 'desktop', 'fit', 640, { width: 1280, height: 1600, zoom: 0.5 }],
  ['a desktop is never shown larger than life', 'desktop', 'fit', 2000, { width: 1280, height: 800, zoom: 1 }],
  ['a phone keeps its size', 'phone', 'fit', 640, { width: 390, height: 800, zoom: 1 }],
  ['a chosen zoom holds whatever the area', 'tablet', 0.5, 2000, { width: 820, height: 1600, zoom: 0.5 }],
  ['an area that has no width yet gives a frame all the same', 'phone', 'fit', 0, { width: 390, height: 800, zoom: 1 }],
] as const)('%s', (_, device, choice, width, expected) => {
  expect(fitFrame(device, choice, { width, height: 800 })).toEqual(expected);
});
