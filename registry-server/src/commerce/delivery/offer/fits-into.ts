import type { Dimensions } from '../../catalog/index.ts';

/** So many pieces of a variant that somebody has measured. */
export interface MeasuredPiece {
  readonly dimensions: Dimensions;
  readonly quantity: number;
}

/**
 * Whether pieces may go into a compartment together: each of them has to fit one way round, and all of them may not
 * take more room than there is. How they would lie is not tried: what this refuses never fits, and of what it lets
 * through whoever packs may still find a rare one that does not.
 */
export function fitsInto(pieces: readonly MeasuredPiece[], compartment: Dimensions): boolean {
  const room = volumeOf(compartment);
  const taken = pieces.reduce((sum, { dimensions, quantity }) => sum + volumeOf(dimensions) * quantity, 0);
  return taken <= room && pieces.every(({ dimensions }) => goesIn(dimensions, compartment));
}

/** A box fits into another one way round when it does with the longest side along the longest. */
function goesIn(dimensions: Dimensions, compartment: Dimensions): boolean {
  const most = sidesOf(compartment);
  return sidesOf(dimensions).every((side, index) => side <= (most[index] ?? 0));
}

const sidesOf = ({ lengthMm, widthMm, heightMm }: Dimensions) =>
  [lengthMm, widthMm, heightMm].toSorted((one, other) => other - one);

const volumeOf = ({ lengthMm, widthMm, heightMm }: Dimensions) => lengthMm * widthMm * heightMm;
