import { THEME_COLOURS } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { colourValue, toneOf } from './colour.ts';

test.each([
  ['#ffffff', 'light'],
  ['#F3DFD6', 'light'],
  ['#4B5D48', 'dark'],
  ['#000000', 'dark'],
  ['tint', 'light'],
  ['accent', 'dark'],
])('what stands on %s stands on a ground that is %s', (colour, tone) => {
  expect(toneOf(colour)).toBe(tone);
});

test.each(THEME_COLOURS)('the name %s is a colour of the theme', (name) => {
  expect(colourValue(name)).toBe(`var(--colour-${name})`);
});
