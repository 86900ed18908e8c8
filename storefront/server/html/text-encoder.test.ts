import { expect, test } from 'vitest';
import { createTextEncoder } from './text-encoder.ts';

const encodeText = createTextEncoder();

test.each([
  [[''], 0],
  [['Zażółć ', Buffer.from('gęślą'), ' jaźń ', '🌿'], 3],
  [['ż'.repeat(500_000), Buffer.alloc(10, 'x')], 2],
  [['ab', 'ż'.repeat(100_000), 'ł'.repeat(200_000), 'koniec'], 1],
  [['half of a pair: \ud83c'], 1],
])('pieces come out as their bytes in order, %#', (pieces, runs) => {
  const expected = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const encoded = encodeText(pieces);
  expect(Buffer.concat(encoded).equals(expected)).toBe(true);
  expect(encoded).toHaveLength(runs);
});

test('bytes are passed on, not copied', () => {
  const bytes = Buffer.from('{}');
  expect(encodeText(['a', bytes])[1]).toBe(bytes);
});

test('what was encoded stays when the next is encoded', () => {
  const [first] = encodeText(['first']);
  encodeText(['other']);
  expect(first?.toString()).toBe('first');
});
