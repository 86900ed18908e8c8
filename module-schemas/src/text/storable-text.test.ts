import { expect, test } from 'vitest';
import { unstorableCharacterIn } from './storable-text.ts';

test.each([
  ['a\u0000b', 'U+0000'],
  ['\u0000', 'U+0000'],
  ['a\uD83Db', 'U+D83D'],
  ['\uDE00\uD83D', 'U+DE00'],
  ['Żółć 🧴', undefined],
  ['\u0001\t\v\u007F\uFFFF', undefined],
  ['', undefined],
])('%j', (text, character) => {
  expect(unstorableCharacterIn(text)).toBe(character);
});
