import { describe, expect, test, vi } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { createDocumentStore } from './document-store.ts';
import { COALESCE_WITHIN_MS } from './history.ts';
import { moveModule } from './move-module.ts';
import { newModule } from './new-module.ts';
import { placeModule } from './place-module.ts';
import { removeModule } from './remove-module.ts';
import { updateSettings } from './update-settings.ts';

const openStore = (page = aDocument({ main: [aHeading('a'), aHeading('b'), aContainer('box', aHeading('c'))] })) => {
  const clock = { now: 0 };
  const store = createDocumentStore(page, () => clock.now);
  const type = (id: string, text: string) =>
    store.dispatch(updateSettings(store.getPage(), id, { text }), { coalesceAs: `settings:${id}` });
  return { store, clock, type, textOf: (id: string) => store.getPlaced(id)?.settings.text };
};
const main = (index: number) => ({ parentId: null, slot: 'main', index });

describe('history', () => {
  test('takes back and brings back, and says what', () => {
    const { store } = openStore();
    store.dispatch(moveModule(store.getPage(), 'a', main(2)));
    expect(store.getHistory()).toEqual({ canUndo: true, undoKind: 'move', canRedo: false });
    expect(store.undo()).toBe(true);
    expect(store.getPage().slots.main).toEqual(['a', 'b', 'box']);
    expect(store.getHistory()).toEqual({ canUndo: false, canRedo: true, redoKind: 'move' });
    expect(store.redo()).toBe(true);
    expect(store.getPage().slots.main).toEqual(['b', 'a', 'box']);
    expect(store.redo()).toBe(false);
  });

  test('what is typed without a pause is one step', () => {
    const { store, type, textOf, clock } = openStore();
    for (const text of ['R', 'Ro', 'Ros', 'Rosa']) {
      clock.now += COALESCE_WITHIN_MS / 2;
      type('a', text);
    }
    store.undo();
    expect(textOf('a')).toBe('a');
    store.redo();
    expect(textOf('a')).toBe('Rosa');
  });

  test('a pause, another module or an undo begins a new step', () => {
    const { store, type, textOf, clock } = openStore();
    type('a', '1');
    clock.now += COALESCE_WITHIN_MS;
    type('a', '2');
    type('b', '1');
    store.undo();
    expect([textOf('a'), textOf('b')]).toEqual(['2', 'b']);
    store.undo();
    expect(textOf('a')).toBe('1');
    store.redo();
    type('a', '3');
    store.undo();
    expect(textOf('a')).toBe('2');
  });

  test('something new forgets what was undone', () => {
    const { store, type } = openStore();
    type('a', 'x');
    store.undo();
    type('b', 'y');
    expect(store.redo()).toBe(false);
  });
});

describe('who is told', () => {
  test('typing tells the module and the page, not its neighbours nor the structure', () => {
    const { store, type } = openStore();
    const reported = { a: vi.fn(), b: vi.fn(), structure: vi.fn(), page: vi.fn() };
    store.subscribePlaced('a', reported.a);
    store.subscribePlaced('b', reported.b);
    store.subscribeStructure(reported.structure);
    store.subscribe(reported.page);
    type('a', 'x');
    expect([reported.a, reported.b, reported.structure, reported.page].map((fn) => fn.mock.calls.length)).toEqual([
      1, 0, 0, 1,
    ]);
  });

  test('a move tells the module that lost it and the one that got it', () => {
    const { store } = openStore(
      aDocument({ main: [aContainer('from', aHeading('a')), aContainer('to'), aHeading('b')] }),
    );
    const reported = vi.fn();
    for (const id of ['from', 'to', 'b']) store.subscribePlaced(id, () => reported(id));
    store.dispatch(moveModule(store.getPage(), 'a', { parentId: 'to', slot: 'content', index: 0 }));
    expect(reported.mock.calls.flat().toSorted()).toEqual(['from', 'to']);
  });

  test('another store that receives the patches has the same page', () => {
    const { store, type } = openStore();
    const mirror = createDocumentStore(store.getPage());
    store.subscribePatches((patch) => patch && mirror.receive(patch));
    type('a', 'x');
    store.dispatch(placeModule(store.getPage(), newModule('hero', 'hero'), main(1)));
    store.dispatch(removeModule(store.getPage(), 'box'));
    store.undo();
    expect(mirror.getPage()).toEqual(store.getPage());
    expect(mirror.getHistory().canUndo).toBe(false);
  });
});

describe('selection', () => {
  test('goes to what was placed and comes back with undo', () => {
    const { store } = openStore();
    store.select('a');
    store.dispatch(placeModule(store.getPage(), newModule('heading', 'new'), main(0)));
    expect(store.getSelection()).toBe('new');
    store.undo();
    expect(store.getSelection()).toBe('a');
  });

  test('passes on when its module goes, also with one around it', () => {
    const { store } = openStore();
    store.select('b');
    store.dispatch(removeModule(store.getPage(), 'b'));
    expect(store.getSelection()).toBe('box');
    store.select('c');
    store.dispatch(removeModule(store.getPage(), 'box'));
    expect(store.getSelection()).toBeNull();
  });

  test('nothing that is not on the page can be selected', () => {
    const { store } = openStore();
    store.select('gone');
    expect(store.getSelection()).toBeNull();
  });
});

test('a slot that a module declares is there, also when the stored page lacks it', () => {
  const page = aDocument();
  const stored = {
    ...page,
    slots: { ...page.slots, main: ['box'] },
    containers: { box: { id: 'box', driver: 'container', version: 1, settings: {} } },
  };
  expect(createDocumentStore(stored).getPlaced('box')?.slots).toEqual({ content: [] });
});
