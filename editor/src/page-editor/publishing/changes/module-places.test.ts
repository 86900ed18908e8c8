import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../../testing/a-document.ts';
import { movedModules, placesOf } from './module-places.ts';

const placesIn = (order: string) => placesOf(aDocument({ main: [...order].map((id) => aHeading(id)) }));
const moved = (before: string, after: string) => [...movedModules(placesIn(before), placesIn(after))].join('');

test.each([
  ['abcd', 'abcd', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcdef', 'aebcdf', 'e'],
  // What came and went moves nobody.
  ['abc', 'xayc', ''],
  ['abc', 'xcab', 'c'],
])('from %s to %s moved: %j', (before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});

test('a module in another slot was moved, in whatever order', () => {
  const before = placesOf(aDocument({ main: [aHeading('a'), aHeading('b')] }));
  const after = placesOf(aDocument({ top: [aHeading('a')], main: [aHeading('b')] }));
  expect([...movedModules(before, after)]).toEqual(['a']);
});
