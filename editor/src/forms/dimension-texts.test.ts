import { expect, test } from 'vitest';
import { dimensionFaults, dimensionTexts, NO_DIMENSIONS, parseDimensions } from './dimension-texts.ts';

test('three sides are typed and read again', () => {
  const texts = { length: ' 640', width: '380', height: '410 ' };
  expect(dimensionFaults(texts)).toEqual({});
  expect(parseDimensions(texts)).toEqual({ lengthMm: 640, widthMm: 380, heightMm: 410 });
  expect(dimensionTexts(parseDimensions(texts))).toEqual({ length: '640', width: '380', height: '410' });
});

test('nothing typed is nothing known, and nothing wrong', () => {
  expect(dimensionFaults(NO_DIMENSIONS)).toEqual({});
  expect(parseDimensions(NO_DIMENSIONS)).toBeUndefined();
  expect(dimensionTexts(null)).toEqual(NO_DIMENSIONS);
});

test('the sides that lack are told at their fields', () => {
  const missing = ['Podaj wszystkie trzy wymiary albo żadnego'];
  expect(dimensionFaults({ ...NO_DIMENSIONS, width: '380' })).toEqual({ length: missing, height: missing });
});

test.each(['0', '-3', '6,5', '10001', 'duży'])('a side of %s is none', (width) => {
  expect(dimensionFaults({ length: '1', width, height: '1' }).width).toHaveLength(1);
});
