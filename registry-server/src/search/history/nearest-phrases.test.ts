import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPhrases } from './nearest-phrases.ts';

const known = ['krem', 'krem do rak', 'serum', 'serum z lnem', 'szampon'].map((phrase) => ({ phrase }));
const near = (phrase: string, limit = 2) => nearestPhrases(phrase, known, limit).map((each) => each.phrase);

test.each([
  ['serrum', ['serum']],
  ['zerum', ['serum']],
  ['krme', []],
  ['krm', ['krem']],
  ['krem do ronk', ['krem do rak']],
  ['szanpom', ['szampon']],
  ['xyzqwv', []],
  ['krem', []],
  ['', []],
])('near to „%s” is %j', (phrase, expected) => {
  expect(near(phrase)).toEqual(expected);
});

test('a phrase is never near to itself, and no more come than are asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 }),
      fc.string({ maxLength: 12 }),
      (list, phrase) => {
        const found = nearestPhrases(
          phrase,
          list.map((each) => ({ phrase: each })),
          3,
        );
        expect(found.length).toBeLessThanOrEqual(3);
        expect(found.every((each) => each.phrase !== phrase)).toBe(true);
      },
    ),
  );
});
