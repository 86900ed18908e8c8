import { describe, expect, test } from 'vitest';
import { isWorkspaceKey, matchShortcut, nameOfKey, pressedKey, SHORTCUTS } from './shortcuts.ts';

const press = (keys: string) => {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return { key, ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift'), alt: parts.includes('Alt') };
};

test.each([
  ['Ctrl+z', 'undo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+d', 'duplicate'],
  ['/', 'place'],
  ['Shift+/', 'place'],
  ['Escape', 'selectParent'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  ['Alt+ArrowUp', 'moveUp'],
  ['ArrowUp', 'selectPrevious'],
  ['m', 'carry'],
  ['Ctrl+m', undefined],
  ['Alt+d', undefined],
  ['Ctrl+Alt+z', undefined],
  ['x', undefined],
])('%s is %s', (keys, command) => {
  expect(matchShortcut(press(keys))).toBe(command);
});

describe('keys', () => {
  test('of no two commands are the same', () => {
    const keys = Object.values(SHORTCUTS).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test.each([
  [{ key: 'π', code: 'KeyP', altKey: true }, 'Alt+P'],
  [{ key: '¡', code: 'Digit1', altKey: true }, 'Alt+1'],
  [{ key: 'p', code: 'KeyR', altKey: true }, 'Alt+P'],
  [{ key: 'ą', code: 'KeyA', altKey: false }, 'Ą'],
  [{ key: 'ArrowUp', code: 'ArrowUp', altKey: true }, 'Alt+ArrowUp'],
  [{ key: '?', code: 'Slash', shiftKey: true }, '?'],
])('the key %j is %s', (event, name) => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(nameOfKey(pressedKey({ ...none, ...event } as KeyboardEvent))).toBe(name);
});

test('the list of keys opens wherever „?” lies on the keyboard', () => {
  expect(isWorkspaceKey({ key: '?', ctrl: false, shift: true, alt: false })).toBe(true);
});
