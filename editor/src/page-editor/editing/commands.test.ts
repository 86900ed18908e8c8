// @vitest-environment jsdom
import { MAX_PLACED_MODULES } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aButton, aContainer, aDocument, aHeading, aHero } from '../../testing/a-document.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { createDragSession } from '../drag/drag-session.ts';
import { type CommandContext, canRunCommand, runCommand } from './commands.ts';
import { handleKey } from './handle-key.ts';

const openEditing = (isReadOnly = false) => {
  const store = createDocumentStore(
    aDocument({ main: [aHeading('a'), aContainer('box', aHeading('b')), aHero('hero', aButton('buy'))] }),
  );
  const announce = vi.fn();
  const refuse = vi.fn();
  const context: CommandContext = {
    store,
    isReadOnly,
    announce,
    refuse,
    session: createDragSession(store, announce),
    openPalette: vi.fn(),
    keepSection: vi.fn(),
    commentOn: vi.fn(),
  };
  return { context, store, announce, refuse, main: () => store.getPage().slots.main };
};

beforeEach(() => localStorage.clear());

describe('moving by key', () => {
  test.each([
    ['moveDown', 'a', ['box', 'a', 'hero']],
    ['moveUp', 'hero', ['a', 'hero', 'box']],
  ] as const)('%s of %s', (command, id, expected) => {
    const { context, store, main } = openEditing();
    store.select(id);
    expect(runCommand(command, context)).toBe(true);
    expect(main()).toEqual(expected);
    expect(store.getSelection()).toBe(id);
  });

  test('stops at the ends of a slot', () => {
    const { context, store } = openEditing();
    store.select('a');
    expect(canRunCommand('moveUp', context)).toBe(false);
    store.select('hero');
    expect(canRunCommand('moveDown', context)).toBe(false);
  });
});

describe('selecting by key', () => {
  test('goes through the page in reading order, into modules and out again', () => {
    const { context, store } = openEditing();
    const visited = ['a', 'box', 'b', 'hero', 'buy'].map(() => {
      runCommand('selectNext', context);
      return store.getSelection();
    });
    expect(visited).toEqual(['a', 'box', 'b', 'hero', 'buy']);
    expect(canRunCommand('selectNext', context)).toBe(false);
    runCommand('selectParent', context);
    expect(store.getSelection()).toBe('hero');
    runCommand('selectParent', context);
    expect(store.getSelection()).toBeNull();
  });
});

describe('copying', () => {
  test('what was cut is pasted behind the selected module, and it says so', () => {
    const { context, store, announce, main } = openEditing();
    store.select('box');
    runCommand('cut', context);
    expect(main()).toEqual(['a', 'hero']);
    store.select('a');
    runCommand('paste', context);
    expect(main()).toHaveLength(3);
    const [, pasted] = main();
    expect(store.getPlaced(pasted ?? '')).toMatchObject({ driver: 'container' });
    expect(announce).toHaveBeenLastCalledWith('Wklejono moduł Kontener.');
  });

  test('what somebody else left in the storage is not pasted', () => {
    localStorage.setItem('witryna.clipboard', '[{"id":"x"}]');
    const { context } = openEditing();
    expect(canRunCommand('paste', context)).toBe(false);
  });
});

test('a reader may look and copy, and change nothing', () => {
  const { context, store } = openEditing(true);
  store.select('a');
  const commands = ['copy', 'selectNext', 'remove', 'duplicate', 'moveDown', 'carry', 'place', 'cut'] as const;
  expect(commands.map((command) => canRunCommand(command, context))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe('a key', () => {
  const key = (name: string) => ({ key: name, ctrl: false, shift: false, alt: false });

  test('of the page does nothing while the focus is elsewhere, except for those of the whole screen', () => {
    const { context } = openEditing();
    expect(handleKey(key('Delete'), false, context)).toBeUndefined();
    expect(handleKey(key('Delete'), true, context)).toBe('remove');
    expect(handleKey(key('/'), false, context)).toBe('place');
  });

  test('does nothing to the page during a drag, and Escape ends it', () => {
    const { context, store } = openEditing();
    context.session.start({ kind: 'placed', id: 'a' });
    expect(handleKey(key('Delete'), true, context)).toBeUndefined();
    expect(context.session.state.get()).not.toBeNull();
    expect(handleKey(key('Escape'), true, context)).toBeUndefined();
    expect(context.session.state.get()).toBeNull();
    expect(store.getHistory().canUndo).toBe(false);
  });
});

describe('what cannot be done says why:', () => {
  const fill = (count: number) => {
    const store = createDocumentStore(
      aDocument({ main: Array.from({ length: count }, (_, index) => aHeading(`m${index}`)) }),
    );
    const refuse = vi.fn();
    const context: CommandContext = {
      store,
      isReadOnly: false,
      announce: vi.fn(),
      refuse,
      session: createDragSession(store, vi.fn(), refuse),
      openPalette: vi.fn(),
      keepSection: vi.fn(),
      commentOn: vi.fn(),
    };
    return { context, store, refuse };
  };

  test('a copy on a page that is full', () => {
    const { context, store, refuse } = fill(MAX_PLACED_MODULES);
    store.select('m0');
    expect(runCommand('duplicate', context)).toBe(false);
    expect(refuse).toHaveBeenCalledExactlyOnceWith('Na stronie mieści się najwyżej 1000 modułów.');
  });

  test('pasting there', () => {
    const { context, store, refuse } = fill(MAX_PLACED_MODULES);
    store.select('m0');
    runCommand('copy', context);
    expect(runCommand('paste', context)).toBe(false);
    expect(refuse).toHaveBeenCalledExactlyOnceWith('Na stronie mieści się najwyżej 1000 modułów.');
  });

  test('but nothing is said of what was not meant for anything', () => {
    const { context, refuse } = fill(1);
    expect(runCommand('duplicate', context)).toBe(false);
    expect(refuse).not.toHaveBeenCalled();
  });
});

test('a module is commented by who may only read, and nothing is where none is selected', () => {
  const { context, store } = openEditing(true);
  expect(runCommand('comment', context)).toBe(false);
  store.select('a');
  expect(runCommand('comment', context)).toBe(true);
  expect(context.commentOn).toHaveBeenCalledExactlyOnceWith('a');
});
