import { type ColumnOf, type Complete, insertMany, keyLists, type RowOf } from '../../../database/insert-many.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import type { Trx } from '../../../database/transaction.ts';

type OwnedTable = 'product_category' | 'product_document' | 'product_list_price' | 'product_word';
type OwnedRow = Readonly<Record<string, unknown>> & { readonly productId: number };

/**
 * Makes these the rows of the products. Products whose rows are these already are left alone: most are, mostly. The
 * columns are those that are compared and written.
 */
function replaceIn<Table extends OwnedTable, Column extends ColumnOf<Table>>(
  table: Table,
  columns: readonly Column[] & Complete<Table, Column>,
) {
  return async (
    trx: Trx,
    productIds: readonly number[],
    rows: readonly (RowOf<Table, Column> & { readonly productId: number })[],
  ): Promise<void> => {
    const before = signaturesOf(columns, await readRows(trx, table, columns, productIds));
    const after = signaturesOf(columns, rows);
    const changed = new Set(productIds.filter((id) => before.get(id) !== after.get(id)));
    for (const ids of keyLists([...changed].filter((id) => before.has(id)))) {
      await trx
        .deleteFrom(table as OwnedTable)
        .where(isAnyOf(trx, 'productId', ids))
        .execute();
    }
    const written = rows.filter(({ productId }) => changed.has(productId));
    await insertMany(trx, table, columns, written);
  };
}

export const replaceMemberships = replaceIn('product_category', [
  'categoryId',
  'productId',
  'isDirect',
  'position',
  'nameKey',
  'createdAt',
  'isListed',
]);
export const replaceListPrices = replaceIn('product_list_price', [
  'owner',
  'productId',
  'currency',
  'amount',
  'validUntil',
]);
export const replaceDocuments = replaceIn('product_document', ['productId', 'mediaId', 'position', 'kind', 'title']);
export const replaceWords = replaceIn('product_word', ['word', 'productId']);

async function readRows(trx: Trx, table: OwnedTable, columns: readonly string[], productIds: readonly number[]) {
  const rows: { productId: number }[] = [];
  for (const ids of keyLists(productIds)) {
    const found = await trx
      .selectFrom(table as 'product_word')
      .select(columns as readonly 'productId'[])
      .where(isAnyOf(trx, 'productId', ids))
      .execute();
    for (const row of found) rows.push(row);
  }
  return rows;
}

/** All that is compared of each product's rows, in one order. */
function signaturesOf(columns: readonly string[], rows: readonly OwnedRow[]): Map<number, string> {
  const parts = new Map<number, string[]>();
  for (const row of rows) {
    const signature = JSON.stringify(columns.map((column) => row[column] ?? null));
    const known = parts.get(row.productId);
    if (known) known.push(signature);
    else parts.set(row.productId, [signature]);
  }
  return new Map([...parts].map(([id, signatures]) => [id, signatures.sort().join()]));
}
