import type { OrderLine } from '../orders/index.ts';

/** Pieces of a line of a statement of withdrawal. */
export interface ReturnedPieces {
  readonly orderLineId: number;
  readonly quantity: number;
}

type Line = Pick<OrderLine, 'id' | 'quantity' | 'canceled'>;

/** Pieces of each line that may still be returned: `told` are those of the statements that were not rejected. */
export function returnablePieces(
  lines: readonly Line[],
  reported: readonly ReturnedPieces[],
): ReadonlyMap<number, number> {
  return new Map(
    lines.map(({ id, quantity, canceled }) => {
      const already = reported
        .filter(({ orderLineId }) => orderLineId === id)
        .reduce((sum, pieces) => sum + pieces.quantity, 0);
      return [id, Math.max(0, quantity - canceled - already)];
    }),
  );
}
