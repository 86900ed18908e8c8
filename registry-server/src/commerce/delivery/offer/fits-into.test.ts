import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dimensions } from '../../catalog/index.ts';
import { fitsInto, type MeasuredPiece } from './fits-into.ts';

const box = (lengthMm: number, widthMm: number, heightMm: number): Dimensions => ({ lengthMm, widthMm, heightMm });
const piece = (dimensions: Dimensions, quantity = 1): MeasuredPiece => ({ dimensions, quantity });
const LOCKER = box(640, 380, 410);

describe('a compartment of 640 × 380 × 410 mm', () => {
  test.each<[name: string, fits: boolean, pieces: readonly MeasuredPiece[]]>([
    ['nothing that was measured', true, []],
    ['a jar', true, [piece(box(60, 60, 50))]],
    ['a box as large as itself', true, [piece(LOCKER)]],
    ['the same box on its side', true, [piece(box(380, 410, 640))]],
    ['a box a millimetre too long', false, [piece(box(641, 10, 10))]],
    ['a box that is too wide whichever way it lies', false, [piece(box(500, 411, 100))]],
    ['a box whose second side goes only along the longest', true, [piece(box(390, 10, 640))]],
    ['a flat box as wide as the compartment is high', true, [piece(box(410, 640, 20))]],
    ['half of the room twice', true, [piece(box(640, 380, 205), 2)]],
    ['half of the room three times', false, [piece(box(640, 380, 205), 3)]],
    ['many small ones that take a little more than the room', false, [piece(box(100, 100, 100), 100)]],
    ['a small one beside one that is too long', false, [piece(box(10, 10, 10)), piece(box(700, 20, 20))]],
    ['different ones that take more than the room together', false, [piece(LOCKER), piece(box(1, 1, 1))]],
  ])('for %s: %s', (_name, fits, pieces) => {
    expect(fitsInto(pieces, LOCKER)).toBe(fits);
  });
});

describe('whatever is measured', () => {
  const boxes = fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }))
    .map((sides) => box(...sides));
  const pieces = fc.array(fc.record({ dimensions: boxes, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 });
  const turned = ({ lengthMm, widthMm, heightMm }: Dimensions) => box(heightMm, lengthMm, widthMm);

  test('turning boxes or the compartment changes nothing', () => {
    fc.assert(
      fc.property(pieces, boxes, (some, compartment) => {
        const expected = fitsInto(some, compartment);
        const turnedPieces = some.map((each) => ({ ...each, dimensions: turned(each.dimensions) }));
        expect(fitsInto(turnedPieces, compartment)).toBe(expected);
        expect(fitsInto(some, turned(compartment))).toBe(expected);
      }),
    );
  });

  test('what fits still does with a piece taken out, and in a larger compartment', () => {
    fc.assert(
      fc.property(pieces, boxes, fc.integer({ min: 0, max: 50 }), (some, compartment, more) => {
        fc.pre(fitsInto(some, compartment));
        expect(fitsInto(some.slice(1), compartment)).toBe(true);
        expect(fitsInto(some, { ...compartment, widthMm: compartment.widthMm + more })).toBe(true);
      }),
    );
  });

  test('boxes that do lie side by side along one edge are never refused', () => {
    fc.assert(
      fc.property(boxes, fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 8 }), (end, lengths) => {
        const compartment = { ...end, lengthMm: lengths.reduce((sum, length) => sum + length, 0) };
        const row = lengths.map((lengthMm) => piece({ ...end, lengthMm }));
        expect(fitsInto(row, compartment)).toBe(true);
      }),
    );
  });
});
