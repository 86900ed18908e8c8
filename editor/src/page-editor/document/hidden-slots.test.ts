import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { listRows } from '../outline/outline-rows.ts';
import { hiddenKeys, hiddenSlotKeys, hiddenSlotsOf } from './hidden-slots.ts';
import { listTargets } from './list-targets.ts';
import { newModule } from './new-module.ts';

const typical = newModule('tabs', 'tabs');
const withTabs = (count: number) => ({
  ...typical,
  settings: { tabs: Array.from({ length: count }, (_, at) => ({ value: `Zakładka ${at}` })) },
});

test('there are as many slots as there are tabs', () => {
  expect(hiddenSlotsOf(withTabs(2))).toEqual(['tab3', 'tab4', 'tab5', 'tab6']);
  expect(hiddenSlotsOf(withTabs(6))).toEqual([]);
  expect(hiddenSlotsOf({ ...withTabs(2), slots: {} })).toHaveLength(4);
});

test('one that holds something is never out of sight', () => {
  expect(hiddenSlotsOf({ ...withTabs(1), slots: { ...typical.slots, tab5: ['a'] } })).not.toContain('tab5');
});

test('other modules have the slots that they declare', () => {
  for (const placed of [newModule('hero'), newModule('container'), aHeading('a')])
    expect(hiddenSlotsOf(placed)).toEqual([]);
  expect(hiddenSlotsOf({ id: 'u', driver: 'rocket', version: 1, settings: {}, slots: { a: [] } })).toEqual([]);
});

test('nothing can be put where it would not be shown, and the outline has no row for it', () => {
  const page = aDocument({ main: [withTabs(2)] });
  const targets = listTargets(page, { subtree: [newModule('heading', 'new')] });
  expect(targets.filter(({ parentId }) => parentId === 'tabs').map(({ slot }) => slot)).toEqual(['tab1', 'tab2']);
  const rows = listRows(page, new Set(), hiddenKeys(hiddenSlotKeys(page))).map(({ key }) => key);
  expect(rows.filter((key) => key.startsWith('tabs/'))).toEqual(['tabs/tab1', 'tabs/tab2']);
});
