import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { listRows } from '../outline/outline-rows.ts';
import { listTargets } from './list-targets.ts';
import { newModule } from './new-module.ts';
import { placeModule } from './place-module.ts';
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

test('a snippet has one row of modules: no top and no bottom, unless something stands there', () => {
  const snippet = { ...aDocument({ main: [aHeading('a')] }), type: 'snippet' as const };
  const carried = { subtree: [newModule('heading', 'new')] } as const;
  expect(listTargets(snippet, carried).map(said)).toEqual(['/main:0', '/main:1']);
  expect(placeModule(snippet, newModule('heading', 'new'), { parentId: null, slot: 'top', index: 0 })).toBeUndefined();
  expect(listRows(snippet, new Set()).map(({ key }) => key)).toEqual(['/main', 'a']);
  const older = { ...aDocument({ top: [aHeading('a')] }), type: 'snippet' as const };
  expect(listTargets(older, carried).map(said)).toEqual(['/top:0', '/top:1', '/main:0']);
});
