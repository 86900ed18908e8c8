import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_FIELDS, FIELD_BITS, TEXT_FIELDS } from '../text/text-fields.ts';
import { Postings } from './postings.ts';

const MOST_SLOTS = 2 ** (32 - FIELD_BITS);
const posting = (slot: number, fields: number) => ((slot << FIELD_BITS) | fields) >>> 0;

const someFields = fc.oneof(fc.constant(TEXT_FIELDS.description), fc.integer({ min: 1, max: ALL_FIELDS }));
/** Words that are met in a slot, slots in their order, near and far from each other. */
const met = fc
  .uniqueArray(fc.oneof(fc.nat(3_000), fc.nat(MOST_SLOTS - 1)), { maxLength: 1_000 })
  .map((slots) => slots.toSorted((one, other) => one - other))
  .chain((slots) => fc.tuple(...slots.map((slot) => fc.tuple(fc.constant(slot), fc.nat(40), someFields))));

test('every word gives back its slots with their fields, in order, also from another thread', () => {
  fc.assert(
    fc.property(met, (added) => {
      const postings = new Postings();
      for (const [slot, word, fields] of added) postings.add(word, slot, fields);
      const copy = new Postings(structuredClone(postings.pack()));
      for (const word of new Set(added.map(([, each]) => each))) {
        const expected = added.flatMap(([slot, each, fields]) => (each === word ? [posting(slot, fields)] : []));
        expect([...postings.read(word)]).toEqual(expected);
        expect([...copy.read(word)]).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});

test('long lists span blocks and go on behind them', () => {
  const postings = new Postings();
  for (let slot = 0; slot < 1_500_000; slot += 1) postings.add(slot % 3, slot, TEXT_FIELDS.name);
  const copy = new Postings(postings.pack());
  copy.add(1, 1_600_000, TEXT_FIELDS.description);
  expect(copy.count(1)).toBe(500_001);
  const read = copy.read(1);
  expect(read.at(-1)).toBe(posting(1_600_000, TEXT_FIELDS.description));
  expect(read.subarray(0, -1).every((each, place) => each === posting(place * 3 + 1, TEXT_FIELDS.name))).toBe(true);
  expect([...copy.read(7)]).toEqual([]);
});
