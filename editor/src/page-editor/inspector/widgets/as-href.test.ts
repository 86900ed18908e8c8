import { expect, test } from 'vitest';
import { asHref, looksLikeAddress } from './as-href.ts';

test.each([
  ['kontakt@rosailen.pl', 'mailto:kontakt@rosailen.pl'],
  ['rosailen.pl/o-nas', 'https://rosailen.pl/o-nas'],
  [' /twarz ', '/twarz'],
  ['tel:+48 600 100 200', 'tel:+48 600 100 200'],
  ['o nas', 'o nas'],
])('%j is taken as the address %j', (typed, href) => {
  expect(asHref(typed)).toBe(href);
});

test('words are no address', () => {
  expect(looksLikeAddress('krem na dzień')).toBe(false);
  expect(looksLikeAddress('#skład')).toBe(true);
});
