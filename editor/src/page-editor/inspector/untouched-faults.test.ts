import { expect, test } from 'vitest';
import { NONE_UNTOUCHED, untouchedAfter, untouchedWithout } from './untouched-faults.ts';

const fault = (path: string) => ({ path, rule: 'required', message: 'Pole nie może być puste.' });
const checked = (settings: object, ...paths: string[]) => ({ settings, faults: paths.map(fault) });
const LABEL = '/items/0/label';

test('the fields of a new item are untouched until one of them is left', () => {
  const before = checked({ items: [] });
  const after = checked({ items: [{ link: {} }] }, LABEL, '/items/0/link/href');
  const untouched = untouchedAfter(NONE_UNTOUCHED, before, after);
  expect([...untouched]).toEqual([LABEL, '/items/0/link/href']);
  expect([...untouchedWithout(untouched, 'settings_items_0_label')]).toEqual(['/items/0/link/href']);
  expect(untouchedWithout(untouched, 'settings_title')).toBe(untouched);
});

test('a field stays untouched while others are typed, and not once it was filled in', () => {
  const empty = checked({ items: [{}] }, LABEL);
  const untouched = new Set([LABEL]);
  expect([...untouchedAfter(untouched, empty, checked({ title: 'A', items: [{}] }, LABEL))]).toEqual([LABEL]);
  expect(untouchedAfter(untouched, empty, checked({ items: [{ label: 'A' }] }))).toBe(NONE_UNTOUCHED);
});

test.each([
  ['was emptied', checked({ text: 'A' }), checked({ text: '' }, '/text')],
  ['was empty before', checked({}, '/text'), checked({ size: 2 }, '/text')],
  ['holds what it may not', checked({}), checked({ text: 'x'.repeat(300) }, '/text')],
])('a field that %s is not untouched', (_what, before, after) => {
  expect(untouchedAfter(NONE_UNTOUCHED, before, after)).toBe(NONE_UNTOUCHED);
});
