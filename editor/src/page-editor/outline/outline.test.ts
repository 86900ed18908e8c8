import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { outlineMove } from './outline-key.ts';
import { countShownAt, listRows } from './outline-rows.ts';
import { outlineMarkOf, ROW_HEIGHT, resolveOutlineTarget } from './resolve-outline-target.ts';

const page = aDocument({
  main: [aHeading('a'), aContainer('box', aHeading('b'), aContainer('inner')), aHero('hero', aButton('buy'))],
});
const open = listRows(page, new Set());
const keys = open.map(({ key }) => key);

describe('rows', () => {
  test('show the page from the top down, one level further in for each slot', () => {
    expect(open.map(({ key, level }) => `${level} ${key}`)).toEqual([
      '1 /top',
      '1 /main',
      '2 a',
      '2 box',
      '3 b',
      '3 inner',
      '2 hero',
      '3 buy',
      '1 /bottom',
    ]);
  });

  test('leave out what lies in something closed', () => {
    expect(listRows(page, new Set(['box', '/top'])).map(({ key }) => key)).toEqual([
      '/top',
      '/main',
      'a',
      'box',
      'hero',
      'buy',
      '/bottom',
    ]);
  });

  test('an empty container has nothing to open', () => {
    expect(open[keys.indexOf('inner')]).toMatchObject({ isExpandable: false, position: 2, setSize: 2 });
  });
});

test('faults are told at their module, and at what is closed around it', () => {
  const counts = new Map([
    ['b', 2],
    ['box', 1],
    ['buy', 4],
  ]);
  const reported = (collapsed: string[]) =>
    Object.fromEntries(
      listRows(page, new Set(collapsed)).map((row) => [row.key, countShownAt(page, row, counts)] as const),
    );
  expect(reported([])).toMatchObject({ '/main': 0, box: 1, b: 2, hero: 0, buy: 4 });
  expect(reported(['box'])).toMatchObject({ '/main': 0, box: 3, hero: 0, buy: 4 });
  expect(reported(['/main'])).toMatchObject({ '/main': 7 });
});

describe('a height in the list means', () => {
  const at = (key: string, share: number) => (keys.indexOf(key) + share) * ROW_HEIGHT;
  const accepting =
    (...slots: string[]) =>
    (address: { parentId: string | null; slot: string }) =>
      slots.length === 0 || slots.includes(`${address.parentId ?? ''}/${address.slot}`);

  test.each([
    ['in front of a module, at its top', at('a', 0.1), [], '/main:0'],
    ['behind a module, at its bottom', at('a', 0.9), [], '/main:1'],
    ['into an empty container, in its middle', at('inner', 0.5), [], 'inner/content:0'],
    ['in front of the first child, below an open container', at('box', 0.9), [], 'box/content:0'],
    ['the first place of a slot, on its row', at('/bottom', 0.5), [], '/bottom:0'],
    ['the end of the last slot, below all rows', at('/bottom', 3), [], '/bottom:0'],
    ['beside a module that does not take it', at('hero', 0.6), ['/main'], '/main:3'],
    ['nothing where nothing takes it', at('/top', 0.5), ['/main'], undefined],
  ])('%s', (_, y, slots, expected) => {
    const target = resolveOutlineTarget(open, accepting(...slots), y);
    expect(target && `${target.parentId ?? ''}/${target.slot}:${target.index}`).toBe(expected);
  });
});

test.each([
  [
    'above the next module',
    { parentId: null, slot: 'main', index: 1 },
    { kind: 'line', row: keys.indexOf('box'), level: 2 },
  ],
  [
    'below all that lies in the last one',
    { parentId: null, slot: 'main', index: 3 },
    { kind: 'line', row: keys.indexOf('/bottom'), level: 2 },
  ],
  [
    'on the module that takes it in',
    { parentId: 'inner', slot: 'content', index: 0 },
    { kind: 'into', row: keys.indexOf('inner'), level: 3 },
  ],
])('a target is shown %s', (_, target, expected) => {
  expect(outlineMarkOf(open, target)).toEqual(expected);
});

test.each([
  ['ArrowDown', 'a', { go: keys.indexOf('box') }],
  ['ArrowUp', '/top', { go: 0 }],
  ['ArrowRight', 'box', { go: keys.indexOf('b') }],
  ['ArrowRight', 'a', { go: keys.indexOf('a') }],
  ['ArrowLeft', 'box', { toggle: 'box' }],
  ['ArrowLeft', 'b', { go: keys.indexOf('box') }],
  ['End', 'a', { go: keys.length - 1 }],
  ['x', 'a', undefined],
])('%s on %s moves as in every tree', (key, from, expected) => {
  expect(outlineMove(key, open, keys.indexOf(from))).toEqual(expected);
});
