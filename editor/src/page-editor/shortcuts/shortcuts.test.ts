import { describe, expect, test } from 'vitest';
import { matchShortcut, SHORTCUTS } from './shortcuts.ts';

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
