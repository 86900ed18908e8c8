import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneTypoAway } from './is-one-typo-away.ts';

describe('one typo', () => {
  test.each([
    ['szampon', 'szmpon', true],
    ['szampon', 'szamponn', true],
    ['szampon', 'szanpon', true],
    ['szampon', 'szapmon', true],
    ['szampon', 'szampon', false],
    ['szampon', 'szapmnn', false],
    ['krem', 'kermy', false],
    ['krem', 'kr', false],
    ['ab', 'ba', true],
  ])('%s and %s: %j', (one, other, expected) => {
    expect(isOneTypoAway(one, other)).toBe(expected);
    expect(isOneTypoAway(other, one)).toBe(expected);
  });

  test('is whatever one edit makes of a word', () => {
    const letter = fc.constantFrom(...'abc');
    const word = fc.array(letter, { minLength: 2, maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        (text, seed, sign, edit) => {
          const at = seed % text.length;
          const [head, tail] = [text.slice(0, at), text.slice(at)];
          const edited = {
            drop: head + tail.slice(1),
            add: head + sign + tail,
            change: head + sign + tail.slice(1),
            swap: head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
          }[edit];
          expect(isOneTypoAway(text, edited)).toBe(text !== edited);
        },
      ),
    );
  });
});
