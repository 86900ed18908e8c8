import { expect, test } from 'vitest';
import { aSavedSection } from '../../testing/a-saved-section.ts';
import { groupNames, groupSections, searchSections } from './search-sections.ts';

const sections = [
  aSavedSection(1, { name: 'Baner letni', group: 'Lato' }),
  aSavedSection(2, { name: 'Łąka', group: 'Żniwa' }),
  aSavedSection(3, { name: 'Trzy zalety' }),
  aSavedSection(4, { name: 'Opinie o lnie', group: 'Baner' }),
];
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

test.each([
  ['', [1, 2, 3, 4]],
  ['laka', [2]],
  ['lato baner', [1]],
  ['baner', [1, 4]],
  ['opinie baner', [4]],
  ['rakieta', []],
])('“%s” finds sections by name, then by group', (search, ids) => {
  expect(idsOf(searchSections(sections, search))).toEqual(ids);
});

test('groups stand in the order of the alphabet, and what is in none comes last', () => {
  const groups = groupSections(sections).map(({ group, sections: of }) => [group, idsOf(of)]);
  expect(groups).toEqual([
    ['Baner', [4]],
    ['Lato', [1]],
    ['Żniwa', [2]],
    [undefined, [3]],
  ]);
  expect(groupNames(sections)).toEqual(['Baner', 'Lato', 'Żniwa']);
});
