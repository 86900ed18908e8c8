import type { Trx } from '../../../database/transaction.ts';
import type { Taken } from './take-stock.ts';
import { type Pieces, sumPieces } from './take-stock.ts';

/** Puts pieces back. A variant that is gone since takes nothing: there is no stock to count them in. */
export async function returnStock(trx: Trx, lines: readonly Pieces[]): Promise<Taken[]> {
  const returned: Taken[] = [];
  for (const { variantId, quantity } of sumPieces(lines)) {
    const row = await trx
      .updateTable('stock')
      .set((eb) => ({ sellable: eb('sellable', '+', quantity) }))
      .where('variantId', '=', variantId)
      .returning('sellable as left')
      .executeTakeFirst();
    if (row) returned.push({ variantId, quantity: -quantity, left: row.left });
  }
  return returned;
}
