import { expect, test } from 'vitest';
import { nextRows } from './favourite-rows.ts';

const kept = (sku: string) => ({ sku, state: 'kept' });
const nothingLeft = new Map();

test('the newest comes first, also what another tab adds later', () => {
  const rows = nextRows([], ['A', 'B'], nothingLeft);
  expect(rows).toEqual([kept('B'), kept('A')]);
  expect(nextRows(rows, ['A', 'B', 'C'], nothingLeft)).toEqual([kept('C'), kept('B'), kept('A')]);
});

test('what was taken out here leaves its place behind, and comes back to it', () => {
  const rows = nextRows([], ['A', 'B', 'C'], nothingLeft);
  const left = new Map([['B', 'removed']] as const);
  const without = nextRows(rows, ['A', 'C'], left);
  expect(without).toEqual([kept('C'), { sku: 'B', state: 'removed' }, kept('A')]);
  expect(nextRows(without, ['A', 'C', 'B'], left)).toEqual([kept('C'), kept('B'), kept('A')]);
});

test('what was taken out elsewhere is gone', () => {
  const rows = nextRows([], ['A', 'B'], nothingLeft);
  expect(nextRows(rows, ['A'], nothingLeft)).toEqual([kept('A')]);
});
