import type { Trx } from '../../../database/transaction.ts';

/**
 * Notes on an order, which is locked, what whoever packs looks for: whether pieces have neither left nor been canceled,
 * and whether a parcel has left without a number. Called after each change of its lines, parcels and their numbers.
 */
export async function noteOpenPieces(trx: Trx, orderId: number): Promise<void> {
  const openLine = await trx
    .selectFrom('sales_order_line')
    .select('id')
    .where('orderId', '=', orderId)
    .where((line) => line('quantity', '>', line('shipped', '+', line.ref('canceled'))))
    .limit(1)
    .executeTakeFirst();
  const untracked = await trx
    .selectFrom('shipment')
    .leftJoin('shipment_tracking', 'shipment_tracking.shipmentId', 'shipment.id')
    .select('shipment.id')
    .where('shipment.orderId', '=', orderId)
    .where('shipment_tracking.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable('sales_order')
    .set({ hasPiecesToShip: openLine !== undefined, hasUntrackedParcel: untracked !== undefined })
    .where('id', '=', orderId)
    .execute();
}
