import { DRIVERS, moduleDefinitions } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { moduleIcons } from '../describe/module-icons.gen.ts';
import { groupModules, searchModules } from './search-modules.ts';

test.each([
  ['naglowek', ['heading']],
  ['NAGŁÓWEK', ['heading']],
  ['lista prod', ['products-list']],
  ['tekst', ['text']],
  ['pytania', ['accordion']],
  ['nie ma takiego', []],
])('a search for „%s” finds %j first', (search, expected) => {
  expect(searchModules(search).slice(0, 1)).toEqual(expected);
});

test('a title that begins with the word comes before one that only mentions it', () => {
  const found = searchModules('obraz');
  expect(found[0]).toBe('image');
  expect(found.length).toBeLessThanOrEqual(DRIVERS.length);
});

test('nothing is lost when modules are grouped', () => {
  expect(
    groupModules(DRIVERS)
      .flatMap(({ drivers }) => drivers)
      .toSorted(),
  ).toEqual(DRIVERS.toSorted());
});

test.each(DRIVERS)('the icon of %s is one that the editor has', (driver) => {
  expect(moduleIcons).toHaveProperty(moduleDefinitions[driver].icon);
});
