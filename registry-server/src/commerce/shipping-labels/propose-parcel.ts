import { fitsInto, type MeasuredPiece } from '../delivery/index.ts';
import { LOCKER_SIZES, type LockerSize } from './label-provider.ts';

/** Pieces of a variant that are to leave, as far as the catalogue knows them. */
export interface PieceToPack {
  readonly quantity: number;
  readonly weightGrams: number | null;
  readonly dimensions: MeasuredPiece['dimensions'] | null;
}

export interface ProposedParcel {
  /** Null where nothing is measured, or where it does not fit into the largest. */
  readonly size: LockerSize | null;
  /** Null where no weight is known. */
  readonly weightGrams: number | null;
  /** The pieces on one another; null where nothing is measured. */
  readonly dimensions: MeasuredPiece['dimensions'] | null;
  /** Pieces whose dimensions or weight nobody has entered: the proposal knows nothing of them. */
  readonly unknownPieces: number;
}

/** InPost's compartments; the carrier prints them on its pages. */
const COMPARTMENTS: Readonly<Record<LockerSize, MeasuredPiece['dimensions']>> = {
  A: { lengthMm: 640, widthMm: 380, heightMm: 80 },
  B: { lengthMm: 640, widthMm: 380, heightMm: 190 },
  C: { lengthMm: 640, widthMm: 380, heightMm: 410 },
};

/** What the parcel may be, from what is in it: the smallest compartment that nothing speaks against, and a box's measures. */
export function proposeParcel(pieces: readonly PieceToPack[]): ProposedParcel {
  const measured = pieces.flatMap(({ dimensions, quantity }) => (dimensions ? [{ dimensions, quantity }] : []));
  const weighed = pieces.flatMap(({ weightGrams, quantity }) => (weightGrams ? [weightGrams * quantity] : []));
  const size = LOCKER_SIZES.find((each) => fitsInto(measured, COMPARTMENTS[each]));
  return {
    size: (measured.length > 0 && size) || null,
    weightGrams: weighed.length > 0 ? weighed.reduce((sum, grams) => sum + grams, 0) : null,
    dimensions: stackOf(measured),
    unknownPieces: pieces.reduce(
      (sum, { dimensions, weightGrams, quantity }) => sum + (dimensions && weightGrams ? 0 : quantity),
      0,
    ),
  };
}

/** Each lies on its largest side. */
function stackOf(measured: readonly MeasuredPiece[]): MeasuredPiece['dimensions'] | null {
  if (measured.length === 0) return null;
  const sides = measured.map(({ dimensions: { lengthMm, widthMm, heightMm }, quantity }) => ({
    sorted: [lengthMm, widthMm, heightMm].toSorted((one, other) => other - one),
    quantity,
  }));
  return {
    lengthMm: Math.max(...sides.map(({ sorted }) => sorted[0] ?? 0)),
    widthMm: Math.max(...sides.map(({ sorted }) => sorted[1] ?? 0)),
    heightMm: sides.reduce((sum, { sorted, quantity }) => sum + (sorted[2] ?? 0) * quantity, 0),
  };
}
