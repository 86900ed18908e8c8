import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gridCardSizes } from '../products/card-sizes.ts';
import { sizesInPlace } from './picture-sizes.ts';
import { FRAME_WIDTHS, PAGE_PLACE, placeInContainer, withinWidth } from './place.ts';

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8');
/** A length of the theme in rem, at its full size. */
const token = (name: string) => Number(new RegExp(`--${name}: .*?([\\d.]+)rem\\)?;`).exec(tokens)?.[1]);

const NORMAL_PLACE = withinWidth(PAGE_PLACE, 'Normal');

describe('what is known of the theme', () => {
  test.each(Object.entries(FRAME_WIDTHS))('the width %s is the theme’s', (name, rem) => {
    expect(rem).toBe(token(`width-${name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`));
  });
});

test('a container in a column divides what its column has', () => {
  const outer = placeInContainer(PAGE_PLACE, { width: 'Normal', columns: 3, gridGap: { column: 7 } });
  const inner = placeInContainer(outer, { width: 'Normal', columns: 2, gridGap: { column: 4 } });
  expect(outer.max).toBeCloseTo((75 - 4) / 3);
  expect(inner.max).toBeCloseTo(((75 - 4) / 3 - 1) / 2);
  expect(inner.phone).toBe(PAGE_PLACE.phone);
});

test('without an end to its growth a picture follows the window', () => {
  expect(sizesInPlace(PAGE_PLACE)).toBe('(max-width: 992px) 92vw, 94vw');
});

test.each([
  [2, 12, '(max-width: 768px) 45vw, (max-width: 992px) 46vw, (max-width: 1281px) 47vw, 37rem'],
  [4, 12, '(max-width: 768px) 45vw, (max-width: 992px) 29vw, (max-width: 1294px) 22vw, 18rem'],
  [4, 4, '(max-width: 768px) 45vw, (max-width: 992px) 21vw, (max-width: 1294px) 22vw, 18rem'],
  [4, 16, '(max-width: 768px) 45vw, (max-width: 992px) 21vw, (max-width: 1294px) 22vw, 18rem'],
  [4, 9, '(max-width: 768px) 45vw, (max-width: 992px) 29vw, (max-width: 1294px) 22vw, 18rem'],
])('cards of a grid of %i columns with %i products', (columns, count, sizes) => {
  expect(gridCardSizes(NORMAL_PLACE, columns, count)).toBe(sizes);
});
