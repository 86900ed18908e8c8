import type { Db } from '../../database/dialects.ts';
import type { OrderStatus } from '../order-status.ts';

export interface Purchase {
  readonly customerId: number;
  readonly productSku: string;
}

/** In which goods have reached the shopper. */
const RECEIVED: readonly OrderStatus[] = ['complete', 'ngeniusComplete', 'close', 'closed'];
const UNDONE: readonly OrderStatus[] = ['canceled', 'fraud'];

/** More variants than a product has. */
const MOST_VARIANTS = 200;

/**
 * The variants of a product that a customer has bought here. Bought means paid for, or received; what was only ordered,
 * or was canceled, makes no verified review.
 */
export async function boughtVariants(db: Db, { customerId, productSku }: Purchase): Promise<string[]> {
  const lines = await db
    .selectFrom('sales_order')
    .innerJoin('sales_order_line', 'sales_order_line.orderId', 'sales_order.id')
    .select('sales_order_line.sku')
    .distinct()
    .where('sales_order.customerId', '=', customerId)
    .where((eb) =>
      eb
        .or([eb('sales_order.status', 'in', RECEIVED), eb('sales_order.paidAt', 'is not', null)])
        .and(eb('sales_order.status', 'not in', UNDONE)),
    )
    .where('sales_order_line.productSku', '=', productSku)
    .orderBy('sales_order_line.sku')
    .limit(MOST_VARIANTS)
    .execute();
  return lines.map(({ sku }) => sku);
}

/** Tells whether the customer has bought the product here, in any variant. */
export const wasBought = async (db: Db, purchase: Purchase): Promise<boolean> =>
  (await boughtVariants(db, purchase)).length > 0;
