import { expect, test } from 'vitest';
import { encodePieces } from './encode-pieces.ts';

test.each([[['']], [['Zażółć ', Buffer.from('gęślą'), ' jaźń 🌿']], [['ż'.repeat(500_000), Buffer.alloc(10, 'x')]]])(
  'pieces come out as their bytes in order',
  (pieces) => {
    const expected = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    expect(encodePieces(pieces).equals(expected)).toBe(true);
  },
);

test('what was encoded stays when the next is encoded', () => {
  const first = encodePieces(['first']);
  encodePieces(['other']);
  expect(first.toString()).toBe('first');
});
