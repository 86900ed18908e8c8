import { MAX_PAGE_DEPTH, MAX_PLACED_MODULES } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { applyPatch, PatchDoesNotFit } from './apply-patch.ts';
import { refusalOf } from './can-accept-module.ts';
import { duplicateModule } from './duplicate-module.ts';
import { moveModule } from './move-module.ts';
import { selectionAfterRemove } from './neighbours.ts';
import { newModule } from './new-module.ts';
import { pasteModule } from './paste-module.ts';
import { placeModule } from './place-module.ts';
import { removeModule } from './remove-module.ts';
import { setPageProperties } from './set-page-properties.ts';
import { subtreeOf } from './subtree.ts';
import { updateSettings } from './update-settings.ts';

const main = (index: number) => ({ parentId: null, slot: 'main', index });
const inside = (parentId: string, index: number, slot = 'content') => ({ parentId, slot, index });
const counter = () => {
  let made = 0;
  return () => `new-${++made}`;
};

const page = aDocument({
  top: [aHeading('menu')],
  main: [aHeading('a'), aContainer('box', aHeading('b'), aContainer('inner')), aHero('hero', aButton('buy'))],
});

describe('placing', () => {
  test.each([
    ['first', main(0), ['new', 'a', 'box', 'hero']],
    ['between', main(2), ['a', 'box', 'new', 'hero']],
    ['last', main(3), ['a', 'box', 'hero', 'new']],
    ['beyond the end', main(99), ['a', 'box', 'hero', 'new']],
  ])('puts a module %s in its slot and selects it', (_, target, expected) => {
    const edit = placeModule(page, newModule('heading', 'new'), target);
    expect(edit?.page.slots.main).toEqual(expected);
    expect(edit?.selects).toBe('new');
  });

  test('puts a module into a nested container', () => {
    const edit = placeModule(page, newModule('heading', 'new'), inside('inner', 0));
    expect(edit?.page.containers.inner?.slots).toEqual({ content: ['new'] });
  });

  test('gives a new module its typical words, and none of the pictures of another shop', () => {
    expect(newModule('hero', 'new').settings).toMatchObject({ heading: expect.any(String) });
    expect(newModule('hero', 'new').settings).not.toHaveProperty('image');
    expect(newModule('hero', 'new').slots).toEqual({ actions: [] });
  });
});

describe('moving', () => {
  test.each([
    ['down in its slot', 'a', main(2), ['box', 'a', 'hero']],
    ['to the end of its slot', 'a', main(3), ['box', 'hero', 'a']],
    ['up in its slot', 'hero', main(0), ['hero', 'a', 'box']],
  ])('moves a module %s to where the line was', (_, id, target, expected) => {
    expect(moveModule(page, id, target)?.page.slots.main).toEqual(expected);
  });

  test('moves a module with all that is in it to another slot of the page', () => {
    const edit = moveModule(page, 'box', { parentId: null, slot: 'bottom', index: 0 });
    expect(edit?.page.slots).toEqual({ top: ['menu'], main: ['a', 'hero'], bottom: ['box'] });
    expect(edit?.page.containers.box?.slots?.content).toEqual(['b', 'inner']);
  });

  test('moves a module out of a container and into another one', () => {
    const out = moveModule(page, 'b', main(1))?.page ?? page;
    expect(out.slots.main).toEqual(['a', 'b', 'box', 'hero']);
    expect(moveModule(out, 'b', inside('inner', 0))?.page.containers.inner?.slots?.content).toEqual(['b']);
  });

  test.each([
    ['in front of itself', main(0)],
    ['right behind itself', main(1)],
  ])('%s is where a module is already', (_, target) => {
    expect(moveModule(page, 'a', target)).toBeUndefined();
  });
});

describe('a slot refuses', () => {
  test.each([
    ['a driver that it does not list', { id: 'a' }, inside('hero', 0, 'actions'), 'driver'],
    ['a module moved into itself', { id: 'box' }, inside('box', 0), 'itself'],
    ['a module moved into what lies in it', { id: 'box' }, inside('inner', 0), 'itself'],
    ['anything when it is not there', { id: 'a' }, inside('a', 0), 'no-slot'],
    ['anything under an unknown parent', { id: 'a' }, inside('gone', 0), 'no-slot'],
  ])('%s', (_, carried, target, refusal) => {
    expect(refusalOf(page, carried, target)).toBe(refusal);
    expect(moveModule(page, carried.id, target)).toBeUndefined();
  });

  test('one more than it holds, but not a change of order', () => {
    const full = aDocument({ main: [aHero('hero', aButton('1'), aButton('2'), aButton('3')), aButton('4')] });
    expect(refusalOf(full, { id: '4' }, inside('hero', 0, 'actions'))).toBe('slot-full');
    expect(moveModule(full, '1', inside('hero', 3, 'actions'))?.page.containers.hero?.slots?.actions).toEqual([
      '2',
      '3',
      '1',
    ]);
  });

  test('what would lie too deep', () => {
    let nested = aContainer(`c${MAX_PAGE_DEPTH}`);
    for (let depth = MAX_PAGE_DEPTH - 1; depth > 0; depth -= 1) nested = aContainer(`c${depth}`, nested);
    const deep = aDocument({ main: [nested, aHeading('a'), aContainer('two', aHeading('b'))] });
    expect(refusalOf(deep, { id: 'a' }, inside(`c${MAX_PAGE_DEPTH}`, 0))).toBe('depth');
    expect(refusalOf(deep, { id: 'a' }, inside(`c${MAX_PAGE_DEPTH - 1}`, 0))).toBeUndefined();
    expect(refusalOf(deep, { id: 'two' }, inside(`c${MAX_PAGE_DEPTH - 1}`, 0))).toBe('depth');
  });

  test('a new module on a full page, while those on it still move', () => {
    const headings = Array.from({ length: MAX_PLACED_MODULES }, (_, index) => aHeading(`h${index}`));
    const full = aDocument({ main: headings });
    expect(refusalOf(full, { subtree: [newModule('heading', 'new')] }, main(0))).toBe('page-full');
    expect(moveModule(full, 'h0', main(5))).toBeDefined();
  });
});

describe('copying and removing', () => {
  test('a duplicate lies right behind its original, under ids of its own, all the way down', () => {
    const edit = duplicateModule(page, 'box', counter());
    expect(edit?.page.slots.main).toEqual(['a', 'box', 'new-1', 'hero']);
    expect(edit?.page.containers['new-1']?.slots?.content).toEqual(['new-2', 'new-3']);
    expect(edit?.page.containers['new-2']?.settings).toEqual({ text: 'b' });
  });

  test('what was copied can be pasted after it is gone', () => {
    const copied = subtreeOf(page, 'box');
    const without = removeModule(page, 'box')?.page ?? page;
    const edit = copied && pasteModule(without, copied, main(0), counter());
    expect(edit?.page.slots.main).toEqual(['new-1', 'a', 'hero']);
  });

  test('a removed module leaves nothing of what was in it', () => {
    const left = Object.keys(removeModule(page, 'box')?.page.containers ?? {});
    expect(left.toSorted()).toEqual(['a', 'buy', 'hero', 'menu']);
  });

  test.each([
    ['the next one', 'a', 'box'],
    ['the one in front of the last', 'hero', 'box'],
    ['the module around the only one', 'buy', 'hero'],
    ['nothing when the slot is the page’s and empty', 'menu', null],
  ])('selects %s when a module goes', (_, id, next) => {
    expect(selectionAfterRemove(page, id)).toBe(next);
  });
});

describe('settings and page properties', () => {
  test('a patch names only the fields that differ', () => {
    const edit = updateSettings(page, 'a', { text: 'Nowy', level: 'H1' });
    expect(edit?.patch).toEqual([{ op: 'settings', id: 'a', set: { text: 'Nowy', level: 'H1' }, unset: [] }]);
    expect(edit?.inverse).toEqual([{ op: 'settings', id: 'a', set: { text: 'a' }, unset: ['level'] }]);
  });

  test('the same settings are no edit', () => {
    expect(updateSettings(page, 'a', { text: 'a' })).toBeUndefined();
  });

  test('an edit of one module leaves every other as the same object', () => {
    const changed = updateSettings(page, 'a', { text: 'x' })?.page.containers ?? {};
    expect(Object.keys(changed).filter((id) => changed[id] !== page.containers[id])).toEqual(['a']);
  });

  test('title, theme and meta data are set together and undone together', () => {
    const edit = setPageProperties(page, { title: 'Nowa', theme: 'u20', meta: { description: 'Opis' } });
    expect(edit?.page).toMatchObject({ title: 'Nowa', theme: 'u20', properties: { meta: { description: 'Opis' } } });
    expect(edit?.page.properties.meta).not.toHaveProperty('robots');
    expect(applyPatch(edit?.page ?? page, edit?.inverse ?? []).page).toEqual(page);
  });
});

test.each([
  ['a removed module', { op: 'settings', id: 'gone', set: {}, unset: [] }],
  ['a sibling elsewhere', { op: 'move', id: 'a', to: { parentId: null, slot: 'bottom' }, after: 'hero' }],
  ['a module within itself', { op: 'move', id: 'box', to: { parentId: 'inner', slot: 'content' }, after: null }],
  [
    'an id that is taken',
    { op: 'insert', subtree: [aHeading('a')], to: { parentId: null, slot: 'main' }, after: null },
  ],
] as const)('a patch that speaks of %s does not fit', (_, operation) => {
  expect(() => applyPatch(page, [operation])).toThrow(PatchDoesNotFit);
});
