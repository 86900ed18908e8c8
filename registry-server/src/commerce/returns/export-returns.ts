import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** What a customer has sent back, or wanted to. */
export const returnsSection = (db: Db): ExportSection => ({
  name: 'returns',
  async read({ id }) {
    const returns = await db
      .selectFrom('return_request')
      .innerJoin('sales_order', 'sales_order.id', 'return_request.orderId')
      .select([
        'return_request.id',
        'return_request.number',
        'return_request.status',
        'return_request.name',
        'return_request.email',
        'return_request.reason',
        'return_request.createdAt',
        'return_request.statusAt',
      ])
      .where('sales_order.customerId', '=', id)
      .orderBy('return_request.id')
      .execute();
    if (returns.length === 0) return [];
    const ids = returns.map((one) => one.id);
    const lines = await db
      .selectFrom('return_line')
      .innerJoin('sales_order_line', 'sales_order_line.id', 'return_line.orderLineId')
      .select(['returnId', 'sku', 'name', 'return_line.quantity'])
      .where('returnId', 'in', ids)
      .execute();
    return returns.map(({ id: returnId, ...known }) => ({
      ...known,
      lines: lines.flatMap(({ returnId: of, ...line }) => (of === returnId ? [line] : [])),
    }));
  },
});
