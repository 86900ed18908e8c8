import type { OrderLine, OrderRow } from '../orders/index.ts';
import type { ReturnedPieces } from './returnable-pieces.ts';

type Line = Pick<OrderLine, 'id' | 'quantity' | 'canceled' | 'payable'>;

/**
 * What the buyer gets back for returned pieces, in minor units, gross: what was paid for them, half up; with the last
 * pieces all that is left of their line. When everything was returned, now and before, the delivery as it was paid,
 * too: no cheaper one can be told from the order. `before`: pieces of the returns that were settled already.
 */
export function refundOfReturn(
  { lines, delivery }: Pick<OrderRow, 'delivery'> & { readonly lines: readonly Line[] },
  pieces: readonly ReturnedPieces[],
  before: readonly ReturnedPieces[] = [],
): number {
  const goods = lines.reduce((sum, line) => {
    const earlier = countOf(before, line.id);
    return sum + paidFor(line, earlier + countOf(pieces, line.id)) - paidFor(line, earlier);
  }, 0);
  const isAll = lines.every((line) => countOf([...before, ...pieces], line.id) >= line.quantity - line.canceled);
  return goods + (isAll ? delivery : 0);
}

function countOf(pieces: readonly ReturnedPieces[], lineId: number): number {
  return pieces.filter(({ orderLineId }) => orderLineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What so many pieces of a line were paid with. */
function paidFor({ payable, quantity }: Line, pieces: number): number {
  return Math.round((payable * Math.min(pieces, quantity)) / quantity);
}
