import { expect, test } from 'vitest';
import { readMeans } from './read-means.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['pomadka,  szminka   matowa , pomadka', ['pomadka', 'szminka matowa']],
])('„%s” means %j', (typed, expected) => {
  expect(readMeans(typed)).toEqual({ means: expected });
});

test.each([
  ['a'],
  ['krem => maść'],
  ['krem # uwaga'],
  ['k'.repeat(61)],
  [Array.from({ length: 11 }, (_, place) => `słowo ${place}`).join(',')],
])('„%s” is refused with a sentence', (typed) => {
  expect(readMeans(typed).fault).toEqual(expect.any(String));
});
