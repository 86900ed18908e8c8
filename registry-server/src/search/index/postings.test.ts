import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Postings } from './postings.ts';

test('every word gives back its postings in the order added', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(600), fc.nat(2 ** 32 - 1)), { maxLength: 3_000 }), (added) => {
      const postings = new Postings();
      for (const [word, posting] of added) postings.add(word, posting);
      for (const word of new Set(added.map(([each]) => each))) {
        expect([...postings.read(word)]).toEqual(added.flatMap(([each, posting]) => (each === word ? [posting] : [])));
      }
    }),
    { numRuns: 30 },
  );
});

test('long lists span blocks', () => {
  const postings = new Postings();
  for (let posting = 0; posting < 600_000; posting += 1) postings.add(posting % 3, posting);
  expect(postings.count(1)).toBe(200_000);
  expect(postings.read(1).every((posting, place) => posting === place * 3 + 1)).toBe(true);
  expect([...postings.read(7)]).toEqual([]);
});
