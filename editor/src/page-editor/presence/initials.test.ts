import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Zofia Lniana', 'ZL'],
  ['  żaneta   maria z Łąk ', 'ŻŁ'],
  ['Ania', 'A'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
