import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextPool } from './text-pool.ts';
import { TextTable } from './text-table.ts';

test('a text finds the slot that was set for it last', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 2_000 }), (texts) => {
      const table = new TextTable((slot) => texts[slot] as string);
      texts.forEach((text, slot) => {
        table.set(text, slot);
      });
      for (const text of texts) expect(table.find(text)).toBe(texts.lastIndexOf(text));
      expect(table.find('absent')).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('a pool gives back its texts, and compares them as the alphabet of bytes does', () => {
  const word = fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(word, word, (one, other) => {
      const pool = new TextPool();
      const [first, second] = [pool.add(one), pool.add(other)];
      expect([pool.get(first), pool.get(second)]).toEqual([one, other]);
      expect(pool.compare(first, second)).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
  );
});

test('a pool grows over its blocks', () => {
  const pool = new TextPool();
  const texts = Array.from({ length: 200 }, (_, at) => `${at}`.repeat(5_000));
  const positions = texts.map((text) => pool.add(text));
  expect(positions.map((position) => pool.get(position))).toEqual(texts);
});
