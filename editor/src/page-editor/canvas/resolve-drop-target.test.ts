import { describe, expect, test } from 'vitest';
import type { Box, MeasuredSlot, PageLayout } from '../preview/layout.ts';
import { dropIndicatorAt } from './drop-indicator.ts';
import { resolveDropTarget } from './resolve-drop-target.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const slot = (
  parentId: string | null,
  name: string,
  area: Box,
  modules: readonly (readonly [string, Box])[] = [],
  flow: MeasuredSlot['flow'] = 'column',
): MeasuredSlot => ({
  address: { parentId, slot: name },
  box: area,
  flow,
  modules: modules.map(([id, area]) => ({ id, box: area })),
});

/**
 * top (0–80): menu. main (80–880): a 80–180, grid 200–600 with three pictures in two columns, box 620–860 with an
 * empty inner container. bottom (880–940): empty.
 */
const layout: PageLayout = {
  slots: [
    slot(null, 'top', box(0, 0, 1000, 80), [['menu', box(0, 0, 1000, 80)]]),
    slot(null, 'main', box(0, 80, 1000, 800), [
      ['a', box(0, 80, 1000, 100)],
      ['grid', box(0, 200, 1000, 400)],
      ['box', box(0, 620, 1000, 240)],
    ]),
    slot(
      'grid',
      'content',
      box(40, 220, 920, 360),
      [
        ['p1', box(40, 220, 450, 170)],
        ['p2', box(510, 220, 450, 170)],
        ['p3', box(40, 410, 450, 170)],
      ],
      'row',
    ),
    slot('box', 'content', box(40, 640, 920, 200), [['inner', box(40, 640, 920, 200)]]),
    slot('inner', 'content', box(80, 680, 840, 120)),
    slot(null, 'bottom', box(0, 880, 1000, 60)),
  ],
};
const all = () => true;
const at = (x: number, y: number, accepts: (slot: MeasuredSlot) => boolean = all) => {
  const target = resolveDropTarget(layout, accepts, { x, y });
  return target && `${target.parentId ?? ''}/${target.slot}:${target.index}`;
};

describe('a point means', () => {
  test.each([
    ['the place in front, over the upper half of a module', 500, 100, '/main:0'],
    ['the place behind, over its lower half', 500, 170, '/main:1'],
    ['the gap between two modules', 500, 190, '/main:1'],
    ['the left of a picture in a grid', 100, 300, 'grid/content:0'],
    ['the right of a picture in a grid', 400, 300, 'grid/content:1'],
    ['the end of the first row', 900, 300, 'grid/content:2'],
    ['the left of the next row', 100, 500, 'grid/content:2'],
    ['the end of the last row', 400, 500, 'grid/content:3'],
    ['the empty cell behind the last picture', 800, 500, 'grid/content:3'],
    ['an empty container within another', 500, 740, 'inner/content:0'],
    ['the container around it, in its padding', 60, 660, 'box/content:0'],
    ['the page, at the upper edge of a container', 500, 205, '/main:1'],
    ['the page, at the lower edge of a container', 500, 597, '/main:2'],
    ['an empty slot of the page', 500, 910, '/bottom:0'],
    ['the slot that is nearest, a little outside of all', 500, 980, '/bottom:0'],
    ['nothing, far outside of all', 500, 2000, undefined],
  ])('%s', (_, x, y, expected) => {
    expect(at(x, y)).toBe(expected);
  });

  test('the slot around, where the inner one does not take what is carried', () => {
    const onlyPage = (candidate: MeasuredSlot) => candidate.address.parentId === null;
    expect(at(100, 300, onlyPage)).toBe('/main:1');
    expect(at(100, 560, onlyPage)).toBe('/main:2');
  });

  test('the inner slot up to its edge, when the one around does not take it', () => {
    expect(at(500, 642, (candidate) => candidate.address.parentId === 'inner')).toBe('inner/content:0');
  });
});

describe('a target is shown', () => {
  const mark = (parentId: string | null, name: string, index: number) =>
    dropIndicatorAt(layout, { parentId, slot: name, index });

  test.each([
    ['as a line in the middle of a gap', null, 'main', 1, { kind: 'horizontal', box: box(0, 190, 1000, 0) }],
    ['as a line above the first module', null, 'main', 0, { kind: 'horizontal', box: box(0, 82, 1000, 0) }],
    ['as a line below the last module', null, 'main', 3, { kind: 'horizontal', box: box(0, 866, 1000, 0) }],
    ['as an upright line between columns', 'grid', 'content', 1, { kind: 'vertical', box: box(500, 220, 0, 170) }],
    ['in front of the next row', 'grid', 'content', 2, { kind: 'vertical', box: box(34, 410, 0, 170) }],
    ['behind the last one of a row', 'grid', 'content', 3, { kind: 'vertical', box: box(496, 410, 0, 170) }],
    ['as the whole of an empty slot', 'inner', 'content', 0, { kind: 'fill', box: box(80, 680, 840, 120) }],
  ] as const)('%s', (_, parentId, name, index, expected) => {
    expect(mark(parentId, name, index)).toEqual(expected);
  });

  test('not at all when its slot is not on the page', () => {
    expect(mark('gone', 'content', 0)).toBeUndefined();
  });
});
