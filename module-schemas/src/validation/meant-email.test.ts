import { expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['Anna@onte.pl', 'anna@onet.pl'],
  ['anna@interia.pll', 'anna@interia.pl'],
  ['anna@gmail.com', undefined],
  ['anna@firma.pl', undefined],
  ['@gmial.com', undefined],
  ['anna', undefined],
])('%s was meant as %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});
