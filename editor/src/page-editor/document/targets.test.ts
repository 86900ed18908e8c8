import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { bestTarget } from './best-target.ts';
import { listTargets } from './list-targets.ts';
import { newModule } from './new-module.ts';
import { slotKey } from './slot-address.ts';

const page = aDocument({
  top: [aHeading('menu')],
  main: [aHeading('a'), aContainer('box', aHeading('b')), aContainer('empty'), aHero('hero', aButton('buy'))],
});
const said = (target: { parentId: string | null; slot: string; index: number } | undefined) =>
  target && `${slotKey(target)}:${target.index}`;

describe('places for a module', () => {
  test('come in reading order, into every slot and out again', () => {
    expect(listTargets(page, { subtree: [newModule('heading', 'new')] }).map(said)).toEqual([
      '/top:0',
      '/top:1',
      '/main:0',
      '/main:1',
      'box/content:0',
      'box/content:1',
      '/main:2',
      'empty/content:0',
      '/main:3',
      '/main:4',
      '/bottom:0',
    ]);
  });

  test('name the present place once, and none inside of what is moved', () => {
    expect(listTargets(page, { id: 'box' }).map(said)).toEqual([
      '/top:0',
      '/top:1',
      '/main:0',
      '/main:1',
      'empty/content:0',
      '/main:3',
      '/main:4',
      '/bottom:0',
    ]);
  });

  test('include a slot that takes this driver only', () => {
    const targets = listTargets(page, { subtree: [newModule('button', 'new')] }).map(said);
    expect(targets).toContain('hero/actions:0');
  });
});

describe('a module that was not told where to go', () => {
  test.each([
    ['into the selected container when it is empty', 'empty', 'empty/content:0'],
    ['behind the selected module', 'b', 'box/content:1'],
    ['behind what the selected module lies in, when that takes it', 'buy', '/main:4'],
    ['to the end of the main slot when nothing is selected', null, '/main:4'],
  ])('goes %s', (_, selected, expected) => {
    expect(said(bestTarget(page, { subtree: [newModule('heading', 'new')] }, selected))).toBe(expected);
  });
});
