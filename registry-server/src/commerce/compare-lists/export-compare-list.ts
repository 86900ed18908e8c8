import type { Db } from '../../database/dialects.ts';
import type { ExportSection } from '../../identity/customers/index.ts';

/** What a customer compares. */
export const compareListSection = (db: Db): ExportSection => ({
  name: 'comparedProducts',
  read: ({ id }) =>
    db
      .selectFrom('compare_list_item')
      .innerJoin('compare_list', 'compare_list.id', 'compare_list_item.listId')
      .innerJoin('product', 'product.id', 'compare_list_item.productId')
      .select('product.sku')
      .where('customerId', '=', id)
      .orderBy('compare_list_item.id')
      .execute(),
});
