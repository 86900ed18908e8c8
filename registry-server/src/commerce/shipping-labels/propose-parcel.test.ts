import { expect, test } from 'vitest';
import { type PieceToPack, proposeParcel } from './propose-parcel.ts';

const piece = (lengthMm: number, widthMm: number, heightMm: number, quantity = 1): PieceToPack => ({
  quantity,
  weightGrams: 250,
  dimensions: { lengthMm, widthMm, heightMm },
});
const unknown: PieceToPack = { quantity: 2, weightGrams: null, dimensions: null };

test.each([
  ['a tube lies in the smallest', [piece(40, 160, 40)], 'A'],
  ['a jar is too high for it', [piece(90, 90, 90)], 'B'],
  ['what fits one by one may need more room together', [piece(600, 380, 70, 3)], 'C'],
  ['nothing takes a tube of a metre', [piece(1_000, 50, 50)], null],
  ['of what nobody has measured nothing is known', [unknown], null],
  ['what is measured speaks for itself', [piece(40, 160, 40), unknown], 'A'],
] as const)('%s', (_title, pieces, size) => {
  expect(proposeParcel(pieces).size).toBe(size);
});

test('a box has the pieces on one another, and their weight; pieces of which nothing is known are counted', () => {
  expect(proposeParcel([piece(40, 160, 30, 2), piece(200, 90, 90), unknown])).toMatchObject({
    weightGrams: 750,
    dimensions: { lengthMm: 200, widthMm: 90, heightMm: 150 },
    unknownPieces: 2,
  });
  expect(proposeParcel([unknown])).toMatchObject({ weightGrams: null, dimensions: null });
});
