import type { Db } from '../../database/dialects.ts';
import type { OrderStatus } from '../order-status.ts';

export interface Purchase {
  readonly customerId: number;
  readonly productSku: string;
}

/** Tells whether the customer has bought the product here. */
export type WasBought = (db: Db, purchase: Purchase) => Promise<boolean>;

/** In which goods have reached the shopper. */
const RECEIVED: readonly OrderStatus[] = ['complete', 'ngeniusComplete', 'close', 'closed'];
const UNDONE: readonly OrderStatus[] = ['canceled', 'fraud'];

/** Bought means paid for, or received; what was only ordered, or was canceled, makes no verified review. */
export const wasBought: WasBought = async (db, { customerId, productSku }) => {
  const line = await db
    .selectFrom('sales_order')
    .innerJoin('sales_order_line', 'sales_order_line.orderId', 'sales_order.id')
    .select('sales_order_line.id')
    .where('sales_order.customerId', '=', customerId)
    .where((eb) =>
      eb
        .or([eb('sales_order.status', 'in', RECEIVED), eb('sales_order.paidAt', 'is not', null)])
        .and(eb('sales_order.status', 'not in', UNDONE)),
    )
    .where('sales_order_line.productSku', '=', productSku)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
};
