import { expect, test } from 'vitest';
import { aMediaFile } from '../../testing/a-shop.ts';
import { PAGE_PLACE, withinWidth } from '../pictures/place.ts';
import { CAROUSEL_CARD_SIZES, gridCardSizes, sizesInCard } from './card-sizes.ts';

const grid = gridCardSizes(withinWidth(PAGE_PLACE, 'Normal'), 4, 16);

test.each([
  ['upright', 800, 1000],
  ['narrow', 500, 1000],
])('a picture that is %s is as wide as its card', (_form, width, height) => {
  expect(sizesInCard(aMediaFile({ width, height }), grid)).toBe(grid);
});

test('of a wide picture as much is wanted as covers its card', () => {
  const wide = aMediaFile({ width: 1600, height: 1000 });
  expect(sizesInCard(wide, '(max-width: 768px) 45vw, (max-width: 992px) 29vw, 18rem')).toBe(
    '(max-width: 768px) 90vw, (max-width: 992px) 58vw, 36rem',
  );
  expect(sizesInCard(wide, CAROUSEL_CARD_SIZES)).toBe(`calc(${CAROUSEL_CARD_SIZES} * 2.00)`);
});
