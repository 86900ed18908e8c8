import type { Trx } from '../../database/transaction.ts';
import { ProductOrdered } from './orders.errors.ts';

/** Throws when the product is in an order, whatever came of it: returns, invoices and mails name it for years. */
export async function keepOrderedProduct(trx: Trx, sku: string): Promise<void> {
  const line = await trx
    .selectFrom('sales_order_line')
    .select('id')
    .where('productSku', '=', sku)
    .limit(1)
    .executeTakeFirst();
  if (line) throw new ProductOrdered(sku);
}
