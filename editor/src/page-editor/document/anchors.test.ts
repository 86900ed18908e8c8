import type { PlacedModule } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { applyPatch } from './apply-patch.ts';
import { createDocumentStore } from './document-store.ts';
import { duplicateModule } from './duplicate-module.ts';
import { pasteModule } from './paste-module.ts';
import { removeModule } from './remove-module.ts';
import { setAnchor } from './set-anchor.ts';
import { subtreeOf } from './subtree.ts';

const named = (placed: PlacedModule, anchor: string): PlacedModule => ({ ...placed, anchor });
const page = aDocument({ main: [named(aHeading('a'), 'sklad'), aContainer('box', aHeading('b'))] });
const end = { parentId: null, slot: 'main', index: 2 };

test('an anchor is set, changed and taken away, and each step can be undone', () => {
  const set = setAnchor(page, 'b', 'opis');
  expect(set?.page.containers.b?.anchor).toBe('opis');
  expect(applyPatch(set?.page ?? page, set?.inverse ?? []).page).toEqual(page);
  const gone = setAnchor(page, 'a', '');
  expect(gone?.page.containers.a).not.toHaveProperty('anchor');
  expect(applyPatch(gone?.page ?? page, gone?.inverse ?? []).page).toEqual(page);
});

test('nothing is no edit', () => {
  expect(setAnchor(page, 'a', 'sklad')).toBeUndefined();
  expect(setAnchor(page, 'b', '')).toBeUndefined();
  expect(setAnchor(page, 'nobody', 'opis')).toBeUndefined();
});

test('a copy leaves the anchor to the original', () => {
  const copied = duplicateModule(page, 'a', () => 'copy');
  expect(copied?.page.containers.a?.anchor).toBe('sklad');
  expect(copied?.page.containers.copy).not.toHaveProperty('anchor');
});

test('what is pasted keeps an anchor that is free, and what was cut its own', () => {
  const subtree = subtreeOf(page, 'a');
  const other = aDocument({ main: [aHeading('x'), aHeading('y')] });
  expect(subtree && pasteModule(other, subtree, end, () => 'new')?.page.containers.new?.anchor).toBe('sklad');
  const cut = removeModule(page, 'a')?.page ?? page;
  const back = subtree && pasteModule(cut, subtree, { ...end, index: 0 }, () => 'back');
  expect(back?.page.containers.back?.anchor).toBe('sklad');
});

test('typing an anchor is one step of the history', () => {
  const store = createDocumentStore(page, () => 0);
  for (const anchor of ['o', 'op', 'opis'])
    store.dispatch(setAnchor(store.getPage(), 'b', anchor), { coalesceAs: 'anchor:b' });
  expect(store.getPlaced('b')?.anchor).toBe('opis');
  store.undo();
  expect(store.getPlaced('b')).not.toHaveProperty('anchor');
  expect(store.getHistory()).toMatchObject({ canUndo: false, canRedo: true });
  store.redo();
  expect(store.getPlaced('b')?.anchor).toBe('opis');
});
