import type { Trx } from '../../../database/transaction.ts';
import { returnCouponUses } from '../../coupons/index.ts';
import type { OrderLine, OrderRow } from '../order-view.ts';
import { readOrderLines } from '../reading/order-parts.ts';
import { noteOpenPieces } from '../shipping/note-open-pieces.ts';
import { returnStock } from '../stock/return-stock.ts';
import { stockChange } from '../stock/stock-tags.ts';

/** Pieces of a line that are on the shelf again: those that never left, and all when the parcel came back. */
function piecesBack(
  { quantity, shipped, canceled, returned }: Pick<OrderLine, 'quantity' | 'shipped' | 'canceled' | 'returned'>,
  isParcelBack: boolean,
): number {
  const gone = isParcelBack ? 0 : shipped;
  return Math.max(0, quantity - canceled - Math.max(gone, returned));
}

/**
 * What a canceled order took goes back: pieces to the stock, coupons to those who may use them. Runs once for an order.
 * Gives the tags of what is shown otherwise.
 */
export async function releaseOrder(trx: Trx, order: OrderRow, now: Date): Promise<string[]> {
  const lines = (await readOrderLines(trx, [order.id])).get(order.id) ?? [];
  const isParcelBack = order.status === 'returned-to-sender';
  const back = lines
    .map((line) => ({ ...line, quantity: piecesBack(line, isParcelBack) }))
    .filter(({ quantity }) => quantity > 0);
  for (const { id, quantity } of back) {
    await trx
      .updateTable('sales_order_line')
      .set((eb) => ({ canceled: eb('canceled', '+', quantity) }))
      .where('id', '=', id)
      .execute();
  }
  await noteOpenPieces(trx, order.id);
  const pieces = back.flatMap(({ variantId, sku, quantity }) =>
    variantId === null ? [] : [{ variantId, sku, quantity }],
  );
  const changes = await returnStock(trx, pieces);
  await returnCouponUses(trx, order.cartId);
  return (await stockChange(trx, changes, now)).tags;
}
